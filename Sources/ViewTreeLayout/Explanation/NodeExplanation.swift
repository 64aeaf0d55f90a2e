/// How one node got its size and its place.
public struct NodeExplanation: Sendable {
  /// The node.
  public let node: NodeID
  /// The name of the algorithm, such as `StackLayout`.
  public let algorithm: String
  /// The section of docs/semantics.md that has the rule.
  public let section: String
  /// What the node was proposed when it was placed.
  public let proposal: ProposedSize
  /// What it answered, in points.
  public let size: Size
  /// Where it stands in its parent, in points.
  public let origin: Point
  /// Where it stands in the window, in points.
  public let frame: Rect
  /// The arithmetic, in order; none for a node that has no more to say.
  public let steps: [LayoutStep]
}
