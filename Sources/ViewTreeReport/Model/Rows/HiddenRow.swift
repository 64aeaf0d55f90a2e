/// The number of hidden views below a view.
package struct HiddenRow: ReportRow {
  package var count: Int?
  package var words = ReportText.none

  package init() {}

  init(_ count: Int) {
    self.count = count
    words = .string(count == 1 ? "view below" : "views below")
  }

  package mutating func visit(_ fields: inout some RowVisitor) {
    fields.field(.text("", after: " ").required, &count)
    fields.field(.text("").required, &words)
  }
}
