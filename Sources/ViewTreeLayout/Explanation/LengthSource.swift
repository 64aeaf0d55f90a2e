/// The source of a node's length on one axis.
public enum LengthSource: Sendable, Equatable {
  /// The node itself.
  case own
  /// The node's child.
  case child(NodeID)
  /// The proposal, which the length follows.
  case proposal
}
