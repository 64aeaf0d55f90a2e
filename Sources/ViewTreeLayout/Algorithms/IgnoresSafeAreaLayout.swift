/// `ignoresSafeArea(edges:)`: the child extends into the insets, the node itself doesn't
/// (docs/explanation/layout.md, Safe area).
public struct IgnoresSafeAreaLayout: WrapperLayout {
  let edges: EdgeSet

  /// Lets the child extend over some edges.
  public init(edges: EdgeSet = .all) { self.edges = edges }

  func traits(of node: NodeID, in engine: LayoutEngine) -> LayoutTraits {
    let traits: LayoutTraits =
      engine.firstChild(of: node).map { engine.traits(of: $0) } ?? .rigid
    return traits.subtracting(.guides).union(.ordinary)
  }

  func place(
    _ node: NodeID, size: Size, proposal: ProposedSize, in engine: LayoutEngine
  ) {
    guard let child = engine.firstChild(of: node) else { return }
    let insets = engine.usableInsets(of: node, edges: edges)
    let grown = ProposedSize(
      width: proposal.width.map { $0 + insets.total(along: .horizontal) },
      height: proposal.height.map { $0 + insets.total(along: .vertical) })
    engine.place(child, at: Point(x: -insets.leading, y: -insets.top), proposing: grown)
  }
}
