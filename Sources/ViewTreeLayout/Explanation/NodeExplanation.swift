/// An explanation of one node's size and position.
public struct NodeExplanation: Sendable {
  /// The node.
  public let node: NodeID
  /// The name of the algorithm, such as `StackLayout`.
  public let algorithm: String
  /// The section of docs/explanation/layout.md that has the rule.
  public let section: String
  /// The proposal with which the node was placed.
  public let proposal: ProposedSize
  /// The size that it returned, in points.
  public let size: Size
  /// The origin in its parent, in points.
  public let origin: Point
  /// The frame in the window, in points.
  public let frame: Rect
  /// The calculation, in order. Empty if there is no explanation for a node.
  public let steps: [LayoutStep]
}
