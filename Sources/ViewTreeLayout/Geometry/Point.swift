/// A point on the plane, in points. The y-axis points down.
@frozen
public struct Point: BitwiseCopyable, Sendable, Equatable {
  /// The distance from the left edge.
  public var x: Double
  /// The distance from the top edge.
  public var y: Double

  /// A point by its distances from the origin.
  @inlinable
  public init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  /// The origin, (0, 0).
  @inlinable public static var zero: Point { Point(x: 0, y: 0) }

  /// The distance from the origin.
  public var length: Double { (x * x + y * y).squareRoot() }

  /// The point moved by another point.
  @inlinable
  public static func + (lhs: Point, rhs: Point) -> Point {
    Point(x: lhs.x + rhs.x, y: lhs.y + rhs.y)
  }

  /// The point moved by a distance. A distance that isn't finite is treated as 0.
  ///
  /// Between infinite lengths a distance is undefined, and a view at infinity can't be drawn.
  func moved(by distance: Point) -> Point {
    let moved = self + distance
    return Point(x: moved.x.isFinite ? moved.x : x, y: moved.y.isFinite ? moved.y : y)
  }

  /// The vector from one point to another.
  @inlinable
  public static func - (lhs: Point, rhs: Point) -> Point {
    Point(x: lhs.x - rhs.x, y: lhs.y - rhs.y)
  }
}
