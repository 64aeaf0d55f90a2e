/// Color, Rectangle and most shapes: a leaf that fills its proposal, 10 where it may choose
/// (layout rules 4.8).
public struct FillLeaf: LayoutAlgorithm {
  public init() {}

  public func size(
    of node: NodeID, proposing proposal: ProposedSize, in engine: LayoutEngine
  ) -> Size {
    proposal.replacingUnspecifiedDimensions()
  }
}
