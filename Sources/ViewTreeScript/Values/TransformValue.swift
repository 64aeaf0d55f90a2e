#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// A `CGAffineTransform`: x' = ax + cy + tx, y' = bx + dy + ty.
struct TransformValue: Equatable {
  var a = 1.0
  var b = 0.0
  var c = 0.0
  var d = 1.0
  var tx = 0.0
  var ty = 0.0

  static let labels = ["a", "b", "c", "d", "tx", "ty"]
  private static let shape = StructInfo(typeName: "CGAffineTransform", labels: labels)

  init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
  }

  /// The identity transform.
  init() {}

  init(translationX x: Double, y: Double) {
    (tx, ty) = (x, y)
  }

  init(scaleX x: Double, y: Double) {
    (a, d) = (x, y)
  }

  init(rotationAngle angle: Double) {
    (a, b, c, d) = (cos(angle), sin(angle), -sin(angle), cos(angle))
  }

  /// The transform in a value. `nil` for any other value.
  init?(_ value: Value) {
    guard case .nominal(let nominal) = value, nominal.typeName == Self.shape.typeName else {
      return nil
    }
    let numbers = nominal.fields.compactMap(\.number)
    guard numbers.count == 6 else { return nil }
    self.init(
      a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
  }

  /// The transform as scripts have it: a struct of six numbers.
  var value: Value {
    .nominal(
      NominalValue(shape: Self.shape, fields: [a, b, c, d, tx, ty].map { .double($0) }))
  }

  /// First this one, then another.
  func concatenating(_ other: TransformValue) -> TransformValue {
    TransformValue(
      a: a * other.a + b * other.c, b: a * other.b + b * other.d,
      c: c * other.a + d * other.c, d: c * other.b + d * other.d,
      tx: tx * other.a + ty * other.c + other.tx, ty: tx * other.b + ty * other.d + other.ty)
  }

  /// The inverse transform. The transform itself if there is no inverse, as in Core Graphics.
  var inverted: TransformValue {
    let determinant = a * d - b * c
    guard determinant != 0 else { return self }
    return TransformValue(
      a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
      tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
  }

  func applied(to point: PointValue) -> PointValue {
    PointValue(x: a * point.x + c * point.y + tx, y: b * point.x + d * point.y + ty)
  }

  /// The bounding box of a transformed rectangle.
  func applied(to rect: RectValue) -> RectValue {
    if rect.isNull { return rect }
    let corners = [
      PointValue(x: rect.minX, y: rect.minY), PointValue(x: rect.maxX, y: rect.minY),
      PointValue(x: rect.minX, y: rect.maxY), PointValue(x: rect.maxX, y: rect.maxY),
    ].map { applied(to: $0) }
    let left = corners.map(\.x).min() ?? 0
    let top = corners.map(\.y).min() ?? 0
    return RectValue(
      x: left, y: top, width: (corners.map(\.x).max() ?? 0) - left,
      height: (corners.map(\.y).max() ?? 0) - top)
  }
}
