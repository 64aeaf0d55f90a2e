/// One line of a section: its facts, each of which is declared once.
///
/// `visit` determines how a row is written, read and compared in every form.
package protocol ReportRow: Equatable {
  /// Creates an empty row.
  init()
  /// Shows each fact to a visitor, in the order of JSON. A fact with another position in text is
  /// shown twice.
  mutating func visit(_ fields: inout some RowVisitor)
}
