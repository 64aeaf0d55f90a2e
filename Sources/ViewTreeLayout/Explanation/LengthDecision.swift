/// The node that decides a length, and how.
public struct LengthDecision: Sendable, Equatable {
  /// How a node decides.
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
  /// How it decides.
  public let reason: Reason
  /// The nodes that have their length from the one inside them, the outermost first, down to the node
  /// that decides; empty where somebody further out does.
  public let wrappers: [NodeID]
}
