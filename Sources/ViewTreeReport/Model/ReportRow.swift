/// One line of a section: its facts, each of which is declared once.
///
/// Writing and reading in every form and comparing follow from `visit`.
package protocol ReportRow: Equatable {
  /// Creates an empty row.
  init()
  /// Shows each fact to a visitor, in the order of JSON. A fact with another position in text is
  /// shown twice.
  mutating func visit(_ fields: inout some RowVisitor)
}
