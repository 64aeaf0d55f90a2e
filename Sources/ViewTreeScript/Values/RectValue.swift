/// The origin and size of a `CGRect`, in points.
public struct RectValue: Hashable, Sendable {
  /// The corner with the minimum coordinates if the size isn't negative.
  public var origin: PointValue
  /// The lengths of the sides.
  public var size: SizeValue

  /// Creates a rectangle from a corner and a size.
  @inlinable
  public init(origin: PointValue, size: SizeValue) {
    self.origin = origin
    self.size = size
  }

  /// Creates a rectangle from four numbers.
  @inlinable
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: PointValue(x: x, y: y), size: SizeValue(width: width, height: height))
  }

  /// The minimum horizontal coordinate.
  public var minX: Double { min(origin.x, origin.x + size.width) }
  /// The horizontal middle.
  public var midX: Double { origin.x + size.width / 2 }
  /// The maximum horizontal coordinate.
  public var maxX: Double { max(origin.x, origin.x + size.width) }
  /// The minimum vertical coordinate.
  public var minY: Double { min(origin.y, origin.y + size.height) }
  /// The vertical middle.
  public var midY: Double { origin.y + size.height / 2 }
  /// The maximum vertical coordinate.
  public var maxY: Double { max(origin.y, origin.y + size.height) }
  /// The width, which `CGRect` never reports as negative.
  public var width: Double { abs(size.width) }
  /// The height, which `CGRect` never reports as negative.
  public var height: Double { abs(size.height) }

  /// `CGRect.null`, the result of an empty intersection.
  static let null = RectValue(x: .infinity, y: .infinity, width: 0, height: 0)

  /// `CGRect.infinite`, which contains all points.
  static let infinite = RectValue(
    x: -.greatestFiniteMagnitude / 2, y: -.greatestFiniteMagnitude / 2,
    width: .greatestFiniteMagnitude, height: .greatestFiniteMagnitude)

  static let zero = RectValue(x: 0, y: 0, width: 0, height: 0)

  /// The rectangle with a size that isn't negative.
  var standardized: RectValue { RectValue(x: minX, y: minY, width: width, height: height) }

  /// The smallest rectangle with integer coordinates that contains it.
  var integral: RectValue {
    if isNull { return self }
    let left = minX.rounded(.down)
    let top = minY.rounded(.down)
    return RectValue(
      x: left, y: top, width: maxX.rounded(.up) - left, height: maxY.rounded(.up) - top)
  }

  var isNull: Bool { origin.x == .infinity || origin.y == .infinity }
  var isEmpty: Bool { isNull || size.width == 0 || size.height == 0 }

  func union(_ other: RectValue) -> RectValue {
    if isNull { return other }
    if other.isNull { return self }
    let left = min(minX, other.minX)
    let top = min(minY, other.minY)
    return RectValue(
      x: left, y: top, width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }

  func intersection(_ other: RectValue) -> RectValue {
    if isNull || other.isNull { return .null }
    let left = max(minX, other.minX)
    let top = max(minY, other.minY)
    let right = min(maxX, other.maxX)
    let bottom = min(maxY, other.maxY)
    if left > right || top > bottom { return .null }
    return RectValue(x: left, y: top, width: right - left, height: bottom - top)
  }

  func insetBy(dx: Double, dy: Double) -> RectValue {
    if isNull { return self }
    let inset = RectValue(
      x: minX + dx, y: minY + dy, width: width - 2 * dx, height: height - 2 * dy)
    return inset.size.width < 0 || inset.size.height < 0 ? .null : inset
  }

  func offsetBy(dx: Double, dy: Double) -> RectValue {
    if isNull { return self }
    return RectValue(x: minX + dx, y: minY + dy, width: width, height: height)
  }

  func contains(_ point: PointValue) -> Bool {
    !isNull && point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
  }

  func contains(_ other: RectValue) -> Bool {
    union(other).standardized == standardized
  }

  func intersects(_ other: RectValue) -> Bool {
    !intersection(other).isNull
  }
}
