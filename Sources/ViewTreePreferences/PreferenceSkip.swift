/// A closure that didn't run, with the reason.
public struct PreferenceSkip: Equatable, Sendable {
  /// The reason why a closure didn't run (docs/explanation/preferences.md, Skipped closures).
  public enum Reason: Equatable, Sendable {
    /// No reader above requests the key.
    case unreadKey
    /// A writer closer to the reader replaces everything below it.
    case overridden(by: PreferenceNode.Index)
    /// `reduce` at the container returned without calling `nextValue()`.
    case nextValueNotCalled(by: PreferenceNode.Index)
    /// The reader that requests the key was never evaluated itself.
    case readerNotEvaluated(PreferenceNode.Index)
    /// The node is in a hidden alternative.
    case notInstantiated
    /// The node is in an offscreen row.
    case notInSight
    /// The content of an `onPreferenceChange` has no value to watch, so it was never installed.
    case noSlot
    /// No input has changed since it last ran.
    case clean
    /// The value's inputs ran again and produced the same value as before.
    case equal
  }

  /// The node whose closure didn't run.
  public var node: PreferenceNode.Index
  /// The reason.
  public var reason: Reason

  /// Creates a skip.
  public init(node: PreferenceNode.Index, reason: Reason) {
    self.node = node
    self.reason = reason
  }
}
