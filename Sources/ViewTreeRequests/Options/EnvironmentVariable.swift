/// The variables of the environment that change what a run does (docs/ci.md).
package enum EnvironmentVariable: String, CaseIterable {
  /// The action of `check` on differences.
  case goldens = "VIEWTREE_GOLDENS"
  /// Colour.
  case noColor = "NO_COLOR"
  /// The kind of terminal.
  case terminal = "TERM"
  /// All build servers.
  case buildServer = "CI"
  /// GitHub Actions.
  case gitHub = "GITHUB_ACTIONS"
  /// GitLab: which of the parallel jobs this is, from 1, and how many there are.
  case gitLabIndex = "CI_NODE_INDEX"
  case gitLabCount = "CI_NODE_TOTAL"
  /// Bazel: which of the shards this is, from 0, how many there are, the file that says that the
  /// test knows about shards, and the file for the results.
  case bazelIndex = "TEST_SHARD_INDEX"
  case bazelCount = "TEST_TOTAL_SHARDS"
  case bazelStatus = "TEST_SHARD_STATUS_FILE"
  case bazelResults = "XML_OUTPUT_FILE"
}
