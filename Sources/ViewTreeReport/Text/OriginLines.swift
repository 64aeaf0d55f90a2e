import ViewTreeInspector

/// The words for where each part of a value came from, one after another.
struct OriginLines {
  private let contributions: [InspectedPreference.Contribution]
  private let inspection: Inspection
  private var place = -1
  private var left = 0
  private var words: String?

  init(_ contributions: [InspectedPreference.Contribution], in inspection: Inspection) {
    self.contributions = contributions
    self.inspection = inspection
  }

  /// The words for the next part; `nil` where it cannot be told.
  mutating func next() -> String? {
    if left == 0 {
      place += 1
      guard place < contributions.count else { return nil }
      left = contributions[place].count
      words = ReportWords.origin(contributions[place], in: inspection)
    }
    left -= 1
    return words
  }
}
