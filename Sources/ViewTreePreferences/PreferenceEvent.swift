/// A closure or `reduce` that ran while values were pulled, in the order in which it began.
public struct PreferenceEvent: Equatable, Sendable {
  /// The kind of closure that ran.
  public enum Kind: UInt8, Sendable {
    /// The closure of a writer or a transformer.
    case closure
    /// The key's `reduce`.
    case reduce
    /// A reader: an action that was delivered, or a content closure.
    case reader
  }

  /// The kind of closure that ran.
  public var kind: Kind
  /// The node it belongs to: for a reduce, the container that folds.
  public var node: PreferenceNode.Index
  /// The key.
  public var key: PreferenceKeyID
  /// The number of `reduce` calls in progress when it began.
  public var depth: UInt32

  /// Creates an event.
  public init(
    kind: Kind, node: PreferenceNode.Index, key: PreferenceKeyID, depth: UInt32
  ) {
    self.kind = kind
    self.node = node
    self.key = key
    self.depth = depth
  }
}
