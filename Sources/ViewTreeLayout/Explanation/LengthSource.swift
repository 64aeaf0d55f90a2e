/// The source of a node's length on one axis.
public enum LengthSource: Sendable, Equatable {
  /// The node, whatever it is proposed.
  case own
  /// The node's child.
  case child(NodeID)
  /// The proposal.
  case proposal
}
