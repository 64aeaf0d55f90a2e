/// Circle: a square as large as the shortest side that is proposed (docs/explanation/layout.md,
/// Leaves).
public struct CircleLeaf: LayoutRules {
  /// A circle.
  public init() {}

  func size(
    of node: NodeID, proposing proposal: ProposedSize, in engine: LayoutEngine
  ) -> Size {
    let offered = [proposal.width, proposal.height].compactMap { $0 }
    let side = offered.min() ?? ProposedSize.unspecified.replacingUnspecifiedDimensions().width
    return Size(width: side, height: side)
  }
}
