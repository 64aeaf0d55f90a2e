/// `position(x:y:)`: fills its proposal and puts the child's center at a point
/// (docs/explanation/layout.md, Position).
public struct PositionLayout: UnaryLayout {
  let center: Point

  /// The center of the child, in points from the top left corner of the area that it fills.
  public init(x: Double, y: Double) { center = Point(x: x, y: y) }

  func traits(of node: NodeID, in engine: LayoutEngine) -> LayoutTraits {
    traitsOfChild(of: node, in: engine).subtracting(.rigid).union(.ordinary)
  }

  func size(
    of node: NodeID, proposing proposal: ProposedSize, in engine: LayoutEngine
  ) -> Size {
    let child = engine.firstChild(of: node).map { engine.size(of: $0, proposing: proposal) }
    return proposal.replacingUnspecifiedDimensions(by: child ?? .zero)
  }

  func childPlacement(
    of child: NodeID, in node: NodeID, size: Size, proposal: ProposedSize, engine: LayoutEngine
  ) -> ChildPlacement {
    let childSize = engine.size(of: child, proposing: ProposedSize(size))
    let origin = Point(x: center.x - childSize.width / 2, y: center.y - childSize.height / 2)
    return ChildPlacement(origin: origin, proposal: ProposedSize(size))
  }
}
