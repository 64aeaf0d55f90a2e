/// The results of a check, or of all its shards.
public struct GoldenReport: Sendable {
  /// What a check came to.
  public enum Verdict: String, Equatable, Sendable {
    /// Everything is as the golden files say, or was written.
    case equal
    /// Something differs, is missing or stale.
    case different
    /// A document or a golden file could not be used.
    case unusable
  }

  /// What was checked, sorted by path.
  public let results: [GoldenResult]
  /// How many golden files come behind the first failure and were not checked.
  public let notRun: Int
  /// The paths that were given.
  public let paths: [String]
  /// What was asked for.
  public let options: GoldenCheckOptions

  /// Makes a report.
  public init(
    results: [GoldenResult], notRun: Int, paths: [String], options: GoldenCheckOptions
  ) {
    self.results = results
    self.notRun = notRun
    self.paths = paths
    self.options = options
  }

  /// What the check came to.
  public var verdict: Verdict {
    // A filter that matches nothing is a mistake; a part of little work may have none.
    if results.isEmpty, options.filter != nil, options.shard == nil { return .unusable }
    var verdict = Verdict.equal
    for result in results where !result.isFine {
      if case .unusable = result.outcome { return .unusable }
      verdict = .different
    }
    return verdict
  }

  /// How many results there are of each kind, in a fixed order, without kinds of which there are
  /// none.
  public var counts: [(kind: GoldenOutcome.Kind, count: Int)] {
    var counts: [GoldenOutcome.Kind: Int] = [:]
    for result in results { counts[result.outcome.kind, default: 0] += 1 }
    return GoldenOutcome.Kind.allCases.compactMap { kind in counts[kind].map { (kind, $0) } }
  }
}

extension GoldenOutcome {
  /// What the outcome is called.
  public enum Kind: String, CaseIterable, Sendable {
    case equal, different, missing, stale, unusable
    case added, updated, removed
  }

  /// What the outcome is called.
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
