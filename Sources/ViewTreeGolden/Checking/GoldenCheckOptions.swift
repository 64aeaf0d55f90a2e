/// The golden files to check, and the treatment of differences.
public struct GoldenCheckOptions: Sendable {
  /// The treatment of differences.
  public var mode = GoldenMode.compare
  /// The folder of all golden files, which overrides the documents', or `nil` for the documents'
  /// folders or next to the documents.
  public var goldens: String?
  /// The pattern for the paths of golden files or their documents.
  public var filter: GlobPattern?
  /// Only the golden files of these devices, text sizes and so on, or `nil` for all.
  public var matrix: GoldenMatrix?
  /// Only this part of all.
  public var shard: GoldenShard?
  /// True if the check stops at the first failure.
  public var failsFast = false
  /// A folder for the artifacts of failures: the new reports under the golden files' paths, the
  /// golden files unchanged, and a picture of each document.
  public var artifacts: String?
  /// The number of reports that are made at the same time, at least 1.
  public var jobs = 1
  /// The largest golden file that is read, in bytes.
  public var byteLimit = standardByteLimit
  /// The default size limit, the same as for a report.
  static let standardByteLimit = 1 << 28

  /// The default options, which compare all golden files and don't write.
  public init() {}
}
