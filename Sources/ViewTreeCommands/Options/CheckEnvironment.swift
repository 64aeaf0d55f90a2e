import ViewTreeGolden
import ViewTreeNumbers
import ViewTreeRequests

/// The settings of a check from the environment (docs/reference/ci.md).
enum CheckEnvironment {
  /// The action on differences, if the command line has none.
  static func mode(_ console: Console) throws(ParsedArguments.Problem) -> GoldenMode {
    try GoldenEnvironment.mode(console.value(of:)) { console.message("viewtree: " + $0) }
  }

  /// True if the log is one of GitHub Actions.
  static func isGitHub(_ console: Console) -> Bool { console.value(of: .gitHub) == "true" }

  // MARK: - Shards

  /// The part of the golden files to check: from `--shard`, or from the variables of Bazel or
  /// GitLab.
  static func shard(
    _ arguments: ParsedArguments, _ console: Console
  ) throws(ParsedArguments.Problem) -> GoldenShard? {
    if let text = arguments.value(.shard) {
      guard let shard = GoldenShard(text) else {
        throw .badValue(text, option: "--shard", example: "2/3")
      }
      return shard
    }
    if let shard = try bazelShard(console) { return shard }
    // GitLab sets the count for every job, but the index only for parallel jobs.
    guard console.value(of: .gitLabCount) != "1" else { return nil }
    return try shard(.gitLabIndex, .gitLabCount, first: 1, console)
  }

  private static func bazelShard(
    _ console: Console
  ) throws(ParsedArguments.Problem) -> GoldenShard? {
    try shard(.bazelIndex, .bazelCount, first: 0, console)
  }

  /// The shard from two variables. `nil` unless both are set.
  private static func shard(
    _ indexName: EnvironmentVariable, _ countName: EnvironmentVariable, first: Int,
    _ console: Console
  ) throws(ParsedArguments.Problem) -> GoldenShard? {
    guard let index = console.value(of: indexName), let count = console.value(of: countName)
    else { return nil }
    let counts = 1...GoldenShard.largestCount
    guard let countNumber = Int(count), counts.contains(countNumber) else {
      throw badVariable(countName, count, counts)
    }
    let numbers = first...(first + countNumber - 1)
    guard let number = Int(index), numbers.contains(number) else {
      throw badVariable(indexName, index, numbers)
    }
    return GoldenShard(number: number - first + 1, of: countNumber)
  }

  private static func badVariable(
    _ name: EnvironmentVariable, _ value: String, _ range: ClosedRange<Int>
  ) -> ParsedArguments.Problem {
    .badVariable(
      name.rawValue, value: value, choices: ["\(range.lowerBound) to \(range.upperBound)"])
  }

  /// The file to create if the shard comes from Bazel, to show that the test supports sharding.
  /// Without it, Bazel treats every shard as a whole run.
  static func shardStatusFile(_ arguments: ParsedArguments, _ console: Console) -> String? {
    guard !arguments.has(.shard), (try? bazelShard(console)) != nil else { return nil }
    return console.value(of: .bazelStatus)
  }
}
