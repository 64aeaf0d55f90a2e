import ViewTreeInspector
import ViewTreeScript
import ViewTreeSyntax

/// One thing on the way on which the state comes back to itself.
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

  /// A way that ends where it begins, in the words of text reports, or `nil` for none.
  static func words(_ loop: [HopRow]) -> String? {
    guard let first = loop.first else { return nil }
    return (loop + [first]).map(\.words).joined(separator: " -> ")
  }

  /// The lines of a loop's hops in the document.
  static func lines(_ loop: [HopRow]) -> RowList<HopRow> {
    RowList(
      loop.map { hop in
        var row = HopRow()
        row.line = hop.line
        return row
      })
  }

  private var words: String {
    let (name, view) = (name.string ?? "", view.string ?? "")
    return switch kind {
    case "state": name
    case "preference": FeedbackHop.preference(name, of: view).words
    case "action": FeedbackHop.action(name, of: view).words
    case "content": FeedbackHop.content(name, of: view).words
    case "guide": FeedbackHop.guide(of: view).words
    // `width`, `height` and `place`, and before format 3 of golden files `size`.
    default: "\(kind) of \(view)"
    }
  }
}
