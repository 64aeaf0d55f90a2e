/// What is checked, and what is done about it.
public struct GoldenCheckOptions: Sendable {
  /// What is done with what differs.
  public var mode = GoldenMode.compare
  /// The folder that golden files are kept in, whatever documents say; `nil` if they lie where the
  /// documents say, or beside them.
  public var goldens: String?
  /// Only golden files whose own path or whose document's is of this pattern.
  public var filter: GlobPattern?
  /// Only this part of all.
  public var shard: GoldenShard?
  /// Whether nothing behind the first that is not equal is checked.
  public var failsFast = false
  /// A folder to which the reports that are not the golden ones are written, under the golden files'
  /// paths, with the golden files as they are and a picture of each document.
  public var artifacts: String?
  /// How many reports are made at once; 1 or more.
  public var jobs = 1
  /// The largest golden file that is read, in bytes.
  public var byteLimit = standardByteLimit
  /// As many as a report has unless more are asked for.
  static let standardByteLimit = 1 << 28

  /// Options that compare everything and write nothing.
  public init() {}
}
