/// The node that sets a length, and the reason.
///
/// Each reason is based on the results for other proposals (``LengthAnswers``).
public struct LengthDecision: Sendable, Equatable {
  /// The way in which a length comes about.
  public enum Reason: Sendable, Equatable {
    /// The node has this length for every proposal that was tried.
    case ownLength
    /// The node has its ideal length, and more space doesn't change it.
    case ideal
    /// The node has its ideal length because it gets no proposal.
    case nothingProposed
    /// The node can't be shorter: it has this length for all smaller proposals.
    case least
    /// The node can't be longer: it has this length for all greater proposals.
    case most
    /// The proposal limits the node.
    case limited
    /// The length follows the proposal, which this node makes instead of passing on its own.
    case proposes
    /// The length follows the window's proposal.
    case window
  }

  /// The node that sets the length: the proposer for `limited` and `proposes`, and otherwise the
  /// setter. `nil` for the window.
  public let node: NodeID?
  /// The way in which it sets the length.
  public let reason: Reason
  /// The innermost node with this length, without additions.
  public let setter: NodeID
  /// The setter's results for other proposals.
  public let answers: LengthAnswers
  /// The node that makes a proposal to the setter instead of passing on its own, and the child of
  /// it that contains the setter. `nil` for the window.
  public let proposer: Proposer?
  /// The changes of the length between the node that sets it and the node of interest, in that
  /// order.
  public let additions: [Addition]
  /// The children that were the longest in their containers, from the node of interest down to the
  /// setter.
  public let longest: [NodeID]
  /// The node that makes no proposal to a frame with an infinite maximum on the way to the setter, so
  /// that the frame takes no space.
  public internal(set) var opener: NodeID?

  /// The source of a proposal.
  public struct Proposer: Sendable, Equatable {
    /// The node that makes it.
    public let node: NodeID
    /// The child to which it makes it.
    public let child: NodeID
  }

  /// A node between the setter and the node of interest, such as padding.
  public struct Addition: Sendable, Equatable {
    /// The node.
    public let node: NodeID
    /// The difference between its length and that of its content, in points. It's negative for a
    /// node around the node of interest, which reduces its proposal by this length.
    public let length: Double
  }
}
