/// `padding`: insets around a child (docs/explanation/layout.md, Padding).
public struct PaddingLayout: UnaryLayout {
  /// The length of `padding()` without an argument, in points.
  public static let defaultLength = 16.0

  let insets: EdgeInsets

  /// Padding by insets, in points. Negative insets let the child overflow.
  public init(_ insets: EdgeInsets) { self.insets = insets }

  func traits(of node: NodeID, in engine: LayoutEngine) -> LayoutTraits {
    var traits = traitsOfChild(of: node, in: engine)
    if resetEdges == .all { traits.insert(.ordinarySpacing) }
    return traits.union(.ordinaryPriority)
  }

  func size(
    of node: NodeID, proposing proposal: ProposedSize, in engine: LayoutEngine
  ) -> Size {
    let child =
      engine.firstChild(of: node).map { engine.size(of: $0, proposing: proposal.inset(by: insets)) }
      ?? .zero
    return Size(
      width: max(0, child.width + insets.total(along: .horizontal)),
      height: max(0, child.height + insets.total(along: .vertical)))
  }

  func spacing(of node: NodeID, in engine: LayoutEngine) -> SpacingPreferences {
    guard let child = engine.firstChild(of: node) else { return .ordinary }
    return engine.spacing(of: child).resetting(resetEdges)
  }

  func childPlacement(
    of child: NodeID, in node: NodeID, size: Size, proposal: ProposedSize, engine: LayoutEngine
  ) -> ChildPlacement {
    ChildPlacement(
      origin: Point(x: insets.leading, y: insets.top), proposal: proposal.inset(by: insets))
  }

  private var resetEdges: EdgeSet {
    var edges: EdgeSet = []
    if insets.top != 0 { edges.insert(.top) }
    if insets.leading != 0 { edges.insert(.leading) }
    if insets.bottom != 0 { edges.insert(.bottom) }
    if insets.trailing != 0 { edges.insert(.trailing) }
    return edges
  }
}
