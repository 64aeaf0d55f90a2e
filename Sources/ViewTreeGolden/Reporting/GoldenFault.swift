/// The kinds of results that aren't well, by names that programs know them by.
enum GoldenFault: String, CaseIterable {
  case different = "golden-different"
  case missing = "golden-missing"
  case stale = "golden-stale"
  case unusable = "golden-unusable"

  /// Creates the fault of an outcome, or `nil` if there is none.
  init?(_ outcome: GoldenOutcome) {
    switch outcome {
    case .equal, .written: return nil
    case .different: self = .different
    case .missing: self = .missing
    case .stale: self = .stale
    case .unusable: self = .unusable
    }
  }
}
