import ViewTreeSyntax
import ViewTreeInspector

/// A closure in an absent view, with its lines in the document and the cause of the absence.
package struct AbsenceRow: ReportRow {
  package var modifier = ""
  package var key = ""
  package var line: SourceLine?
  package var name = ""
  package var id = ReportText.none
  package var component = ""
  package var useLine: SourceLine?
  package var reason = ""
  package var cause = ""
  package var expression = ReportText.none
  package var gateLine: SourceLine?
  package var pass: Int?
  package var words = ReportText.none

  package init() {}

  package mutating func visit(_ fields: inout some RowVisitor) {
    fields.mark("-  ")
    fields.field(Field("event", "", after: " ").required, &modifier)
    fields.field(Field("key", "").required, &key)
    fields.field(.json("line"), &line)
    fields.field(Field("name", "  ").required, &name)
    fields.field(Field("id", " #", end: " in line "), &id)
    fields.field(.text(" in line ").required, &line)
    fields.field(Field("component", " of "), &component)
    fields.field(Field("usedInLine", " in line "), &useLine)
    fields.field(.json("reason"), &reason)
    fields.field(.json("because"), &cause)
    fields.field(.json("expression"), &expression)
    let (cause, expression) = (self.cause, self.expression.string)
    fields.words(.text("  ", end: " in line ").required, &words) {
      if let expression { $0.add(ReportWords.absence(cause, expression)) }
    }
    fields.field(Field("decidedInLine", " in line "), &gateLine)
    fields.field(.json("pass"), &pass)
  }
}
