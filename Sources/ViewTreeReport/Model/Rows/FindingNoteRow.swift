/// A note that explains a finding, in JSON. In text it's a line like that of a finding.
package struct FindingNoteRow: ReportRow {
  package var message = ReportText.none
  var span = FindingSpan()
  var excerpt = RowList<ExcerptRow>()

  package init() {}

  init(_ line: FindingRow) { (message, span, excerpt) = (line.message, line.span, line.excerpt) }

  package mutating func visit(_ fields: inout some RowVisitor) {
    fields.field(.json("message"), &message)
    span.visit(&fields)
    fields.rows(.text(""), &excerpt)
  }
}
