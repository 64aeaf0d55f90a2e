/// One line of a section: its facts, each of which is declared once.
///
/// Writing and reading in every form and comparing follow from `visit`.
package protocol ReportRow: Equatable {
  /// Creates an empty row.
  init()
  /// True if there are many of these rows and most have no unusual facts. Only such rows use the
  /// fast path.
  static var isPlainMostly: Bool { get }
  /// Visits each fact, in the order of JSON. A fact that text has at another position is visited
  /// twice.
  mutating func visit(_ fields: inout some RowVisitor)
}

extension ReportRow {
  package static var isPlainMostly: Bool { false }
}
