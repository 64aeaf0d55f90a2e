/// A line that a script printed.
package struct PrintedRow: ReportRow {
  package var text = ReportText.none

  package init() {}

  init(_ text: String) { self.text = .string(text) }

  package mutating func visit(_ fields: inout some RowVisitor) {
    fields.field(Field("text", "\"", after: "\"").required, &text)
  }
}
