/// An affine map of the plane: x' = a·x + c·y + tx, y' = b·x + d·y + ty.
@frozen
public struct AffineTransform: BitwiseCopyable, Sendable, Equatable {
  /// The factor from x to x'.
  public var a: Double
  /// The factor from x to y'.
  public var b: Double
  /// The factor from y to x'.
  public var c: Double
  /// The factor from y to y'.
  public var d: Double
  /// The translation along x, in points.
  public var tx: Double
  /// The translation along y, in points.
  public var ty: Double

  /// A map from its six numbers.
  @inlinable
  public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    self.a = a
    self.b = b
    self.c = c
    self.d = d
    self.tx = tx
    self.ty = ty
  }

  /// The identity transform.
  @inlinable
  public static var identity: AffineTransform {
    AffineTransform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
  }

  /// Moves every point by an offset, in points.
  @inlinable
  public static func translation(x: Double, y: Double) -> AffineTransform {
    AffineTransform(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
  }

  /// True if the map only translates, without scale or rotation.
  @inlinable
  public var isTranslation: Bool { a == 1 && b == 0 && c == 0 && d == 1 }

  /// True if all six numbers are finite.
  var isFinite: Bool {
    a.isFinite && b.isFinite && c.isFinite && d.isFinite && tx.isFinite && ty.isFinite
  }

  /// The map, mirrored horizontally about the center of a width.
  func mirrored(inWidth width: Double) -> AffineTransform {
    let mirror = AffineTransform(a: -1, b: 0, c: 0, d: 1, tx: width, ty: 0)
    return mirror.concatenating(self).concatenating(mirror)
  }

  /// This transform, followed by another.
  public func concatenating(_ next: AffineTransform) -> AffineTransform {
    AffineTransform(
      a: a * next.a + b * next.c, b: a * next.b + b * next.d,
      c: c * next.a + d * next.c, d: c * next.b + d * next.d,
      tx: tx * next.a + ty * next.c + next.tx, ty: tx * next.b + ty * next.d + next.ty)
  }

  /// The inverse map, or nil if the map is singular.
  public var inverse: AffineTransform? {
    if isTranslation { return .translation(x: -tx, y: -ty) }
    let determinant = a * d - b * c
    guard determinant != 0, determinant.isFinite else { return nil }
    return AffineTransform(
      a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
      tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
  }

  /// The image of a point.
  @inlinable
  public func apply(to point: Point) -> Point {
    Point(x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty)
  }

  /// The bounding box of a transformed rectangle (docs/explanation/layout.md, Coordinate spaces).
  public func boundingBox(of rect: Rect) -> Rect {
    if isTranslation { return rect.offsetBy(x: tx, y: ty) }
    let corners = [
      apply(to: rect.origin), apply(to: Point(x: rect.maxX, y: rect.minY)),
      apply(to: Point(x: rect.minX, y: rect.maxY)), apply(to: Point(x: rect.maxX, y: rect.maxY)),
    ]
    var box = Rect(origin: corners[0], size: .zero)
    for corner in corners { box = box.union(Rect(origin: corner, size: .zero)) }
    return box
  }
}
