/// Circle: a square as large as the shorter side of the proposal (docs/semantics.md, Leaves).
public struct CircleLeaf: LayoutRules {
  /// A circle.
  public init() {}

  func size(
    of node: NodeID, proposing proposal: ProposedSize, in engine: LayoutEngine
  ) -> Size {
    let offered = proposal.replacingUnspecifiedDimensions()
    let side = min(offered.width, offered.height)
    return Size(width: side, height: side)
  }
}
