import ViewTreeInspector
import ViewTreeSyntax

/// A modifier that writes, changes or reads a preference key.
package struct KeyUseRow: ReportRow {
  var number: Int?
  package var modifier = ""
  package var view: ViewReference?
  var line: SourceLine?
  package var status = ""
  var why = ReasonFacts()
  var isMeasured = false
  /// True if it's a value without a closure.
  var isPlain = false
  var next: Int?
  var deadEnd = ""
  package var words = ReportText.none
  /// The widths of the columns of modifiers and views.
  var widths = (modifier: 0, view: 0)
  /// Its node in the document, and the line of the modifier that replaces its value.
  var syntax: Int?
  var replacedLine: SourceLine?

  package init() {}

  package mutating func visit(_ fields: inout some RowVisitor) {
    fields.field(.json("n"), &number)
    fields.field(Field("modifier", "").required.padded(to: widths.modifier), &modifier)
    fields.view(Field("view", "  ", after: "  line ").required.padded(to: widths.view), &view)
    fields.field(Field("line", "", .follows), &line)
    fields.field(.json("status"), &status)
    fields.view(.json("by"), id: "byId", &why.cause)
    fields.field(.json("byEvent"), &why.event)
    fields.field(.json("byLine"), &why.line)
    fields.field(.json("measured"), &isMeasured)
    fields.field(.json("plain"), &isPlain)
    fields.field(.json("next"), &next)
    fields.field(.json("deadEnd"), &deadEnd)
    why.reason = status
    let (why, view, isMeasured, isPlain) = (self.why, self.view, self.isMeasured, self.isPlain)
    fields.words(.text("  "), &words) { words in
      KeyWords.remark(why.reason, in: &words, isMeasured: isMeasured, isPlain: isPlain) {
        why.tell(of: view, in: &$0)
      }
    }
  }

  package static func == (left: KeyUseRow, right: KeyUseRow) -> Bool {
    left.modifier == right.modifier && left.view == right.view && left.line == right.line
      && left.words == right.words
  }
}
