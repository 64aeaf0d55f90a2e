/// The node that sets a length, and the reason.
public struct LengthDecision: Sendable, Equatable {
  /// The way in which a node sets the length.
  public enum Reason: Sendable, Equatable {
    /// The node has this length for every proposal.
    case ownLength
    /// The node proposes this length instead of its own proposal.
    case proposes
    /// The root, which takes the window's proposal.
    case window
  }

  /// The node. Nil for the window.
  public let node: NodeID?
  /// The way in which it sets the length.
  public let reason: Reason
  /// The changes of the length between this node and the node of interest, in that order.
  public let additions: [Addition]

  /// A node between the one that sets the length and the node of interest, such as padding.
  public struct Addition: Sendable, Equatable {
    /// The node.
    public let node: NodeID
    /// The difference between its length and that of its content, in points. It is negative for a
    /// node around the node of interest, which reduces its proposal by this length.
    public let length: Double
  }
}
