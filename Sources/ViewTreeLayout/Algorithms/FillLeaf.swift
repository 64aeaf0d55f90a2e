/// Color, Rectangle and most shapes: a leaf that fills its proposal, 10 where it may choose
/// (docs/explanation/layout.md, Leaves).
public struct FillLeaf: LayoutRules {
  /// A leaf that fills its proposal.
  public init() {}

  func size(
    of node: NodeID, proposing proposal: ProposedSize, in engine: LayoutEngine
  ) -> Size {
    proposal.replacingUnspecifiedDimensions()
  }
}
