/// The results of a check, or of all its shards.
public struct GoldenReport: Sendable {
  /// The overall result of a check.
  public enum Verdict: String, Equatable, Sendable {
    /// All reports equal their golden files, or were written.
    case equal
    /// A golden file differs, is missing, or is stale.
    case different
    /// A document or a golden file couldn't be used.
    case unusable
  }

  /// The results, sorted by path.
  public let results: [GoldenResult]
  /// The number of golden files after the first failure, which weren't checked.
  public let notRun: Int
  /// The paths on the command line.
  public let paths: [String]
  /// The options of the check.
  public let options: GoldenCheckOptions

  /// Creates a report.
  public init(
    results: [GoldenResult], notRun: Int, paths: [String], options: GoldenCheckOptions
  ) {
    self.results = results
    self.notRun = notRun
    self.paths = paths
    self.options = options
  }

  /// The overall result of the check.
  public var verdict: Verdict {
    // A filter that matches nothing is an error, but a shard may be empty.
    let isNarrowed = options.filter != nil || options.matrix != nil
    if results.isEmpty, isNarrowed, options.shard == nil { return .unusable }
    var verdict = Verdict.equal
    for result in results where !result.isFine {
      if case .unusable = result.outcome { return .unusable }
      verdict = .different
    }
    return verdict
  }

  /// The number of results of each kind, in a fixed order, without kinds that have no results.
  public var counts: [(kind: GoldenOutcome.Kind, count: Int)] {
    var counts: [GoldenOutcome.Kind: Int] = [:]
    for result in results { counts[result.outcome.kind, default: 0] += 1 }
    return GoldenOutcome.Kind.allCases.compactMap { kind in counts[kind].map { (kind, $0) } }
  }
}

extension GoldenOutcome {
  /// The kinds of outcomes.
  public enum Kind: String, CaseIterable, Sendable {
    case equal, different, missing, stale, unusable
    case added, updated, removed
  }

  /// The kind of the outcome.
  public var kind: Kind {
    switch self {
    case .equal: .equal
    case .different: .different
    case .missing: .missing
    case .stale: .stale
    case .unusable: .unusable
    case .written(.added): .added
    case .written(.updated): .updated
    case .written(.removed): .removed
    }
  }
}
