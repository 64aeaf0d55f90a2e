import ViewTreeGolden

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// What the environment says of a check (docs/ci.md).
enum CheckEnvironment {
  /// How many reports can be made at once.
  static var processorCount: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }

  /// What is done with what differs, if the command line does not say: `VIEWTREE_GOLDENS`.
  ///
  /// On a build server nothing is written unless the command line says so.
  static func mode(_ console: Console) -> GoldenMode {
    guard let name = console.variable("VIEWTREE_GOLDENS"), !name.isEmpty else { return .compare }
    guard let mode = GoldenMode(rawValue: name) else {
      console.message(
        CommandWords.wrongVariable(
          "VIEWTREE_GOLDENS", name, choices: GoldenMode.allCases.map(\.rawValue)))
      return .compare
    }
    if mode != .compare, isBuildServer(console) {
      console.message(CommandWords.notOnBuildServer("VIEWTREE_GOLDENS", option: mode.rawValue))
      return .compare
    }
    return mode
  }

  /// Whether this is a build server, by the variable that all of them set.
  private static func isBuildServer(_ console: Console) -> Bool {
    !["", "0", "false"].contains(console.variable("CI") ?? "")
  }

  /// The part of the golden files to check: `--shard`, or else what Bazel or GitLab say.
  static func shard(
    _ arguments: ParsedArguments, _ console: Console
  ) throws(ParsedArguments.Problem) -> GoldenShard? {
    if let text = arguments.value(.shard) {
      guard let shard = GoldenShard(text) else {
        throw .badValue(text, option: "--shard", example: "2/3")
      }
      return shard
    }
    if let count = number("TEST_TOTAL_SHARDS", console),
      let index = number("TEST_SHARD_INDEX", console)
    {
      return GoldenShard(number: index + 1, of: count)
    }
    if let count = number("CI_NODE_TOTAL", console), count > 1,
      let number = number("CI_NODE_INDEX", console)
    {
      return GoldenShard(number: number, of: count)
    }
    return nil
  }

  private static func number(_ variable: String, _ console: Console) -> Int? {
    console.variable(variable).flatMap { Int($0) }
  }
}
