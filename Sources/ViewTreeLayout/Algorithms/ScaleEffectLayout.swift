/// `scaleEffect(x:y:anchor:)`.
public struct ScaleEffectLayout: GeometryEffect {
  // A scale of 0 can't be inverted, and a tiny scale looks the same.
  private static let least = 1e-9

  let x: Double
  let y: Double
  let anchor: UnitPoint

  /// Scales about an anchor in the view. A factor that is 0 or not finite is replaced by a tiny
  /// factor.
  public init(x: Double, y: Double, anchor: UnitPoint = .center) {
    self.x = x == 0 || !x.isFinite ? Self.least : x
    self.y = y == 0 || !y.isFinite ? Self.least : y
    self.anchor = anchor
  }

  func transform(in size: Size) -> AffineTransform {
    about(anchor, in: size, AffineTransform(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0))
  }
}
