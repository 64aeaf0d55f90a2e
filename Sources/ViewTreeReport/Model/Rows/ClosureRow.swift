/// A closure next to its view: its number, or `-` if it didn't run.
package struct ClosureRow: ReportRow {
  package var number = ClosureNumber()
  package var modifier = ""
  /// The earlier pass in which it ran.
  package var earlierPass: Int?

  package init() {}

  package mutating func visit(_ fields: inout some RowVisitor) {
    fields.field(.text("  ", after: " ").required, &number)
    fields.field(.text("").required, &modifier)
    fields.field(.text(", pass "), &earlierPass)
  }
}
