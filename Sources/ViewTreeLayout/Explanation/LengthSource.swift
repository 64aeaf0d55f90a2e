/// Who decides a node's length on one axis.
public enum LengthSource: Sendable, Equatable {
  /// The node, whatever it is proposed.
  case own
  /// The node's child.
  case child(NodeID)
  /// Whoever proposed the length that the node takes.
  case proposal
}
