/// Facts that few rows have, kept aside so that a row without them is small and made at no cost.
package struct RarePart<Row: ReportRow>: Equatable {
  private var kept: [Row]?

  /// No facts.
  init() {}

  /// Whether there are none.
  var isAbsent: Bool { kept == nil }

  /// The facts; a row that says nothing is not kept.
  package var facts: Row {
    get { kept?.first ?? Row() }
    set { kept = newValue == Row() ? nil : [newValue] }
  }
}
