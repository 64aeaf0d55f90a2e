/// `transformEffect(_:)`: an affine map about the view's top left.
public struct TransformEffectLayout: GeometryEffect {
  let map: AffineTransform

  /// A map in the view's coordinates.
  public init(_ map: AffineTransform) { self.map = map }

  func transform(in size: Size) -> AffineTransform { map }
}
