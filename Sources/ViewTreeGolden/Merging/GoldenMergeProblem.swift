/// The reasons why some reports aren't the shards of one check.
public enum GoldenMergeProblem: Error, Equatable, Sendable {
  /// One of several reports has no shard.
  case noShard(file: String)
  /// Two reports count the shards otherwise.
  case otherCount(file: String, GoldenShard, other: String, GoldenShard)
  /// Two reports are of the same shard.
  case sameShard(GoldenShard, file: String, other: String)
  /// The reports of some shards are missing.
  case missingShards([GoldenShard])
  /// Two reports have other paths or other options.
  case otherOptions(file: String, other: String)
  /// Two reports contain the same golden file.
  case samePath(String, file: String, other: String)
}
