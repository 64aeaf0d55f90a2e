/// The environment variables that affect a run (docs/reference/ci.md).
package enum EnvironmentVariable: String, CaseIterable {
  /// The action of `check` on differences.
  case goldens = "VIEWTREE_GOLDENS"
  /// Turns off color.
  case noColor = "NO_COLOR"
  /// The kind of terminal.
  case terminal = "TERM"
  /// All build servers.
  case buildServer = "CI"
  /// GitHub Actions.
  case gitHub = "GITHUB_ACTIONS"
  /// GitLab's variables: the index of the parallel job, from 1, and the number of jobs.
  case gitLabIndex = "CI_NODE_INDEX"
  case gitLabCount = "CI_NODE_TOTAL"
  /// Bazel's variables. They are the index of the shard from 0, the number of shards, the file that
  /// shows support for sharding, and the file for the results.
  case bazelIndex = "TEST_SHARD_INDEX"
  case bazelCount = "TEST_TOTAL_SHARDS"
  case bazelStatus = "TEST_SHARD_STATUS_FILE"
  case bazelResults = "XML_OUTPUT_FILE"
}
