/// An algorithm with one child: defines its proposal and origin once, for all queries.
///
/// A node without its child lays out as an empty view.
protocol UnaryLayout: LayoutRules {
  /// The child's proposal and origin in a placed node of a size and a proposal.
  func childPlacement(
    of child: NodeID, in node: NodeID, size: Size, proposal: ProposedSize, engine: LayoutEngine
  ) -> ChildPlacement
}

/// The origin of a child in its parent's coordinates, and its proposal.
struct ChildPlacement: BitwiseCopyable {
  var origin: Point
  var proposal: ProposedSize
}

extension UnaryLayout {
  static var isWrapper: Bool { true }

  /// The child's explicit guide moved into the node's coordinates (docs/explanation/layout.md,
  /// Alignment guides).
  func explicitGuide(
    _ key: AlignmentKey, of node: NodeID, size: Size, proposal: ProposedSize,
    in engine: LayoutEngine
  ) -> Double? {
    guard let child = engine.firstChild(of: node) else { return nil }
    let placement = childPlacement(
      of: child, in: node, size: size, proposal: proposal, engine: engine)
    let childSize = engine.size(of: child, proposing: placement.proposal)
    guard
      let value = engine.explicitGuide(
        key, of: child, size: childSize, proposal: placement.proposal)
    else { return nil }
    return value + (key.axis == .horizontal ? placement.origin.x : placement.origin.y)
  }

  func place(
    _ node: NodeID, size: Size, proposal: ProposedSize, in engine: LayoutEngine
  ) {
    guard let child = engine.firstChild(of: node) else { return }
    let placement = childPlacement(
      of: child, in: node, size: size, proposal: proposal, engine: engine)
    engine.place(child, at: placement.origin, proposing: placement.proposal)
  }

  /// The traits of the child of a unary node, or those of an empty view.
  func traitsOfChild(of node: NodeID, in engine: LayoutEngine) -> LayoutTraits {
    engine.firstChild(of: node).map { engine.traits(of: $0) } ?? [.rigid, .ordinary]
  }
}
