import ViewTreeNumbers

/// An effect that rotates, scales or shears its child's drawing, without an effect on layout
/// (docs/explanation/layout.md, Effects).
protocol GeometryEffect: WrapperLayout {
  /// The map of the child's drawing, in the child's coordinates.
  func transform(in size: Size) -> AffineTransform
}

extension GeometryEffect {
  func place(
    _ node: NodeID, size: Size, proposal: ProposedSize, in engine: LayoutEngine
  ) {
    guard let child = engine.firstChild(of: node) else { return }
    let direction = engine.direction(of: node)
    var effect = transform(in: size)
    if direction == .rightToLeft { effect = effect.mirrored(inWidth: size.width) }
    engine.placeInNewSystem(
      child, of: node, effect: effect, direction: direction, proposing: proposal)
  }

  /// A map about a point instead of the origin.
  func about(_ anchor: UnitPoint, in size: Size, _ map: AffineTransform) -> AffineTransform {
    let center = anchor.point(in: size)
    return AffineTransform.translation(x: -center.x, y: -center.y)
      .concatenating(map)
      .concatenating(.translation(x: center.x, y: center.y))
  }
}

extension LayoutEngine {
  /// The layout direction inside a node.
  func direction(of node: NodeID) -> LayoutDirection {
    arena.pointee.systems[Int(pointer(to: node).pointee.system)].direction
  }

  /// Places a child at (0, 0) of a separate coordinate system. An effect that isn't finite is
  /// ignored.
  func placeInNewSystem(
    _ child: NodeID, of node: NodeID, effect: AffineTransform, direction: LayoutDirection,
    proposing proposal: ProposedSize
  ) {
    let parent = pointer(to: node).pointee
    let outer = arena.pointee.systems[Int(parent.system)]
    let toOuter = AffineTransform.translation(x: parent.origin.x, y: parent.origin.y)
      .concatenating(outer.toWindow)
    let changed = effect.concatenating(toOuter)
    arena.pointee.systems.append(
      CoordinateSystem(
        toWindow: changed.isFinite ? changed : toOuter,
        isUpright: outer.isUpright && effect.b == 0 && effect.c == 0, direction: direction))
    let system = UInt32(truncatingIfNeeded: arena.pointee.systems.count - 1)
    place(child, at: .zero, system: system, proposing: proposal)
  }
}
