/// What the check of one golden file came to.
public enum GoldenOutcome: Equatable, Sendable {
  /// The report is the golden one.
  case equal
  /// The report is another one, or made by another command.
  case different(GoldenDifference)
  /// There is no golden file.
  case missing
  /// Nothing needs the golden file.
  case stale(GoldenStaleness)
  /// The golden file, or what waits beside it, was written or removed.
  case written(GoldenWriting)
  /// No comparison was possible.
  case unusable(GoldenProblem)
}

/// What was done with a golden file.
public enum GoldenWriting: String, CaseIterable, Equatable, Sendable {
  case added, updated, removed
}

/// How a report differs from its golden file.
public struct GoldenDifference: Equatable, Sendable {
  /// The changes in behaviour, a line each, most telling first.
  public let behaviour: [String]
  /// The changed lines, as a patch of the golden file.
  public let patch: String
  /// Whether the new report waits beside the golden file.
  public var isPending = false
}
