/// Facts that few rows have, kept aside so that a row without them is small and made at no cost.
package struct RarePart<Row: ReportRow>: Equatable {
  private var kept: [Row]?

  /// No facts.
  init() {}

  /// Some facts of a record, which are kept whatever they are.
  init(_ facts: Row) { kept = [facts] }

  /// Whether there are none.
  var isAbsent: Bool { kept == nil }

  /// The facts; those that were read are not kept if they say nothing.
  package var facts: Row {
    get { kept?.first ?? Row() }
    set { kept = newValue == Row() ? nil : [newValue] }
  }
}
