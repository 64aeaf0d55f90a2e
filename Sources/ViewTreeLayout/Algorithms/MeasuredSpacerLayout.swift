/// A Spacer with `onGeometryChange`: an ordinary view for its stack, 0 long along the stack
/// (docs/explanation/layout.md, Spacer).
public struct MeasuredSpacerLayout: LayoutRules {
  /// A Spacer whose geometry is measured.
  public init() {}

  static var section: String { "Spacer" }

  func size(
    of node: NodeID, proposing proposal: ProposedSize, in engine: LayoutEngine
  ) -> Size {
    let axis = engine.enclosingAxis(of: node)
    let least = SpacerLayout.defaultMinimum
    return Size(
      width: axis == .horizontal ? 0 : max(proposal.width ?? least, 0),
      height: axis == .vertical ? 0 : max(proposal.height ?? least, 0))
  }
}
