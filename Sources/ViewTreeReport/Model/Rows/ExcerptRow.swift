/// A line that text shows below a finding.
package struct ExcerptRow: ReportRow {
  var text: ExcerptText?

  package init() {}

  init(_ words: String) { text = ExcerptText(words: words) }

  package mutating func visit(_ fields: inout some RowVisitor) {
    fields.field(.text("", .follows).required, &text)
  }
}
