/// `visualEffect(_:)`: effects that the client computes when the view is placed, without an effect
/// on layout (docs/explanation/layout.md, Effects).
public struct VisualEffectLayout: WrapperLayout {
  let token: UInt32

  /// Effects of a closure. The token identifies it for the client.
  public init(token: UInt32) { self.token = token }

  func place(
    _ node: NodeID, size: Size, proposal: ProposedSize, in engine: LayoutEngine
  ) {
    guard let child = engine.firstChild(of: node) else { return }
    if engine.arena.pointee.isRehearsing {
      return engine.place(child, at: .zero, proposing: proposal)
    }
    let effects = engine.arena.pointee.tree.client?.visualEffects(token, of: node) ?? []
    let direction = engine.direction(of: node)
    var transform = effects.reduce(AffineTransform.identity) {
      $0.concatenating($1.transform(in: size))
    }
    if direction == .rightToLeft { transform = transform.mirrored(inWidth: size.width) }
    engine.placeInNewSystem(
      child, of: node, effect: transform, direction: direction, proposing: proposal)
  }
}

/// One of the effects of a ``VisualEffectLayout``.
public enum VisualEffect: Equatable, Sendable {
  /// Moves by a distance, in points.
  case offset(Point)
  /// Scales about an anchor in the view.
  case scale(x: Double, y: Double, anchor: UnitPoint)
  /// Rotates by an angle in radians about an anchor in the view.
  case rotation(Double, anchor: UnitPoint)

  func transform(in size: Size) -> AffineTransform {
    switch self {
    case .offset(let offset): .translation(x: offset.x, y: offset.y)
    case .scale(let x, let y, let anchor):
      ScaleEffectLayout(x: x, y: y, anchor: anchor).transform(in: size)
    case .rotation(let angle, let anchor):
      RotationEffectLayout(degrees: angle * 180 / .pi, anchor: anchor).transform(in: size)
    }
  }
}
