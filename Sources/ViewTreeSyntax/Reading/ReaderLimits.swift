import ViewTreeNumbers

/// What a reader accepts beyond the grammar: how large, how deep, and how strict about keys.
public struct ReaderLimits: Sendable {
  /// What a second member of an object with the same key is.
  public enum DuplicateKeys: Sendable {
    /// An error, as in every document.
    case error
    /// A warning: the grammar allows it, and the text is only looked at.
    case warning
  }

  /// The limits of documents: 512 MiB, 4,000,000 levels, 100 problems, duplicate keys refused.
  ///
  /// A level costs a reader 24 bytes besides the text, so the deepest document that is accepted
  /// takes about 100 MB; a million views, each inside the one before, are two million levels.
  public static let standard = ReaderLimits()

  /// The largest input, in bytes; at most 2 GiB, because offsets and node numbers have 32 bits.
  public var bytes: Int
  /// How many containers may be open at once.
  public var depth: Int
  /// How many problems are reported before reading stops.
  public var problems: Int
  /// What a second member with the same key is.
  public var duplicateKeys: DuplicateKeys

  /// How many values the aliases of a YAML document may stand for, all together; a text is one more for every 16
  /// bytes.
  public var aliasNodes: Int

  /// Makes limits; what is left out is the standard.
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
