import ViewTreeInspector

/// One way in which the order of execution differs from view-tree order. Follows from the rows
/// above.
package struct DifferenceRow: ReportRow {
  package var words = ReportText.none

  package init() {}

  package mutating func visit(_ fields: inout some RowVisitor) {
    fields.field(.text("", .follows), &words)
  }
}
