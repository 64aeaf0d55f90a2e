import ViewTreeInspector
import ViewTreeScript
import ViewTreeSyntax

/// One step of the path on which the state depends on itself.
package struct HopRow: ReportRow {
  var kind = ""
  var name = ReportText.none
  var view = ReportText.none
  var line: SourceLine?

  package init() {}

  package mutating func visit(_ fields: inout some RowVisitor) {
    fields.field(.json("kind"), &kind)
    fields.field(.json("name"), &name)
    fields.field(.json("view"), &view)
    fields.field(.json("line"), &line)
  }

  /// A step of a path through the document.
  static func lines(_ loop: [HopRow]) -> RowList<HopRow> {
    RowList(
      loop.map { hop in
        var row = HopRow()
        row.line = hop.line
        return row
      })
  }
}
