/// A Spacer with `onGeometryChange`: an ordinary view for its stack, 0 long along the stack
/// (docs/explanation/containers.md, Spacer). Around any other view, it answers like that view.
public struct MeasuredSpacerLayout: WrapperLayout {
  /// A wrapper around the view that is measured.
  public init() {}

  private func spacer(in node: NodeID, _ engine: LayoutEngine) -> NodeID? {
    engine.firstChild(of: node).flatMap {
      engine.isNode($0, laidOutBy: SpacerLayout.self) ? $0 : nil
    }
  }

  func traits(of node: NodeID, in engine: LayoutEngine) -> LayoutTraits {
    guard spacer(in: node, engine) == nil else { return .ordinary }
    return engine.firstChild(of: node).map { engine.traits(of: $0) } ?? [.rigid, .ordinary]
  }

  func size(
    of node: NodeID, proposing proposal: ProposedSize, in engine: LayoutEngine
  ) -> Size {
    guard let child = engine.firstChild(of: node) else { return .zero }
    guard spacer(in: node, engine) != nil else {
      return engine.size(of: child, proposing: proposal)
    }
    let axis = engine.enclosingAxis(of: node)
    let least = SpacerLayout.defaultMinimum
    return Size(
      width: axis == .horizontal ? 0 : max(proposal.width ?? least, 0),
      height: axis == .vertical ? 0 : max(proposal.height ?? least, 0))
  }
}
