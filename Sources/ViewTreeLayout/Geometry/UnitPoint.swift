/// A point in a rectangle as fractions of its size: (0, 0) is top leading, (1, 1) bottom trailing.
@frozen
public struct UnitPoint: BitwiseCopyable, Sendable, Equatable {
  /// The fraction of the width.
  public var x: Double
  /// The fraction of the height.
  public var y: Double

  /// A point by its fractions. Outside of 0 to 1, it's outside the rectangle.
  @inlinable
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The top leading corner.
  public static let zero = UnitPoint(x: 0, y: 0)
  /// The middle.
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  /// The middle of the leading edge.
  public static let leading = UnitPoint(x: 0, y: 0.5)
  /// The middle of the trailing edge.
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  /// The middle of the top edge.
  public static let top = UnitPoint(x: 0.5, y: 0)
  /// The middle of the bottom edge.
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  /// The top leading corner.
  public static let topLeading = UnitPoint(x: 0, y: 0)
  /// The top trailing corner.
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  /// The bottom leading corner.
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  /// The bottom trailing corner.
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)

  /// The point in a rectangle of this size whose origin is (0, 0).
  @inlinable
  public func point(in size: Size) -> Point { Point(x: x * size.width, y: y * size.height) }

  /// The point in a size, from the left edge. The fraction of the width starts at the leading edge.
  public func point(in size: Size, _ direction: LayoutDirection) -> Point {
    let leading = point(in: size)
    return direction == .leftToRight ? leading : Point(x: size.width - leading.x, y: leading.y)
  }
}
