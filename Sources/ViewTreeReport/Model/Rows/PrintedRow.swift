/// A line that a script printed.
package struct PrintedRow: ReportRow {
  package var text: QuotedText?

  package init() {}

  init(_ text: String) { self.text = QuotedText(text) }

  package mutating func visit(_ fields: inout some RowVisitor) {
    fields.field(Field("text", "").required, &text)
  }
}
