import ViewTreeNumbers

/// The limits of a reader beyond the grammar: size, depth and duplicate keys.
public struct ReaderLimits: Sendable {
  /// The treatment of a duplicate key in an object.
  public enum DuplicateKeys: Sendable {
    /// An error, as in every document.
    case error
    /// A warning, because the grammar allows it and the text is only inspected.
    case warning
  }

  /// The limits of documents: 512 MiB, 4,000,000 levels, 100 problems, no duplicate keys.
  ///
  /// A level costs a reader 24 bytes in addition to the text, so the deepest allowed document takes
  /// about 100 MB. A million nested views are two million levels.
  public static let standard = ReaderLimits()

  /// The maximum size of the input, in bytes. At most 2 GiB, because offsets and node numbers have
  /// 32 bits.
  public var bytes: Int
  /// The maximum number of open containers.
  public var depth: Int
  /// The maximum number of reported problems. Reading stops after it.
  public var problems: Int
  /// The treatment of a duplicate key.
  public var duplicateKeys: DuplicateKeys

  /// The maximum number of values that all aliases of a YAML document expand to. Each 16 bytes of
  /// text add a value.
  public var aliasNodes: Int

  /// Makes limits with standard values by default.
  public init(
    bytes: Int = 512 << 20, depth: Int = 4_000_000, problems: Int = 100,
    duplicateKeys: DuplicateKeys = .error, aliasNodes: Int = 1_000_000
  ) {
    self.bytes = min(max(bytes, 0), Int(Int32.max))
    self.depth = max(depth, 0)
    self.problems = max(problems, 1)
    self.duplicateKeys = duplicateKeys
    self.aliasNodes = min(max(aliasNodes, 0), 1 << 28)
  }
}
