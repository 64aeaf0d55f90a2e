/// The node that decides a length, and how.
public struct LengthDecision: Sendable, Equatable {
  /// The way in which a node sets the length.
  public enum Reason: Sendable, Equatable {
    /// It has this length whatever it is proposed.
    case ownLength
    /// It proposes this length, which is another than it was proposed itself.
    case proposes
    /// It is the root, which takes what the window proposes.
    case window
  }

  /// The node; nil stands for the window.
  public let node: NodeID?
  /// The way in which it sets the length.
  public let reason: Reason
  /// The changes of the length between this node and the node of interest, in that order.
  public let additions: [Addition]

  /// A node between the one that decides and the one that was asked about, as padding is.
  public struct Addition: Sendable, Equatable {
    /// The node.
    public let node: NodeID
    /// By how many points it is longer than what is inside it; less than 0 for one around the node that
    /// was asked about, which proposes so much less than it is proposed.
    public let length: Double
  }
}
