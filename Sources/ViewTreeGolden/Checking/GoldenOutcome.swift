/// The result of checking one golden file.
public enum GoldenOutcome: Equatable, Sendable {
  /// The report is the golden one.
  case equal
  /// The report differs, or another command made it.
  case different(GoldenDifference)
  /// There is no golden file.
  case missing
  /// No document lists the golden file.
  case stale(GoldenStaleness)
  /// The golden file, or its pending report, was written or removed.
  case written(GoldenWriting)
  /// No comparison was possible.
  case unusable(GoldenProblem)
}

/// The change that a check made to a golden file.
public enum GoldenWriting: String, CaseIterable, Equatable, Sendable {
  case added, updated, removed
}

/// The difference between a report and its golden file.
public struct GoldenDifference: Equatable, Sendable {
  /// The changes in behavior, a line each, the most relevant first.
  public let behaviour: [String]
  /// The changed lines, as a patch of the golden file.
  public let patch: String
  /// True if the new report is pending next to the golden file.
  public var isPending = false
  /// The lines of the source that cause changes, if known, by the index of the
  /// change in `behaviour`.
  public var sources: [Int: GoldenSource] = [:]

  /// The changes: first those with a line in the source, which is before them.
  var told: [(line: String, hasSource: Bool)] {
    let causes = behaviour.indices.compactMap { place in
      sources[place].map { (line: $0.words(for: behaviour[place]), hasSource: true) }
    }
    let others = behaviour.indices.filter { sources[$0] == nil }
    return causes + others.map { (line: behaviour[$0], hasSource: false) }
  }
}
