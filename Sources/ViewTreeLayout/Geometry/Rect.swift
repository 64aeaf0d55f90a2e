/// A rectangle: the top left corner and the size, in points.
@frozen
public struct Rect: BitwiseCopyable, Sendable, Equatable {
  /// The top left corner.
  public var origin: Point
  /// The extent on both axes.
  public var size: Size

  /// A rectangle from its corner and size.
  @inlinable
  public init(origin: Point, size: Size) {
    self.origin = origin
    self.size = size
  }

  /// A rectangle from its four numbers.
  @inlinable
  public init(x: Double, y: Double, width: Double, height: Double) {
    self.init(origin: Point(x: x, y: y), size: Size(width: width, height: height))
  }

  /// No extent, at (0, 0).
  @inlinable public static var zero: Rect { Rect(x: 0, y: 0, width: 0, height: 0) }

  /// The extent from left to right.
  @inlinable public var width: Double { size.width }
  /// The extent from top to bottom.
  @inlinable public var height: Double { size.height }
  /// The left edge.
  @inlinable public var minX: Double { origin.x }
  /// Half-way between left and right.
  @inlinable public var midX: Double { origin.x + size.width / 2 }
  /// The right edge.
  @inlinable public var maxX: Double { origin.x + size.width }
  /// The top edge.
  @inlinable public var minY: Double { origin.y }
  /// Half-way between top and bottom.
  @inlinable public var midY: Double { origin.y + size.height / 2 }
  /// The bottom edge.
  @inlinable public var maxY: Double { origin.y + size.height }

  /// The smallest rectangle that contains both.
  public func union(_ other: Rect) -> Rect {
    let left = min(minX, other.minX)
    let top = min(minY, other.minY)
    return Rect(
      x: left, y: top,
      width: max(maxX, other.maxX) - left, height: max(maxY, other.maxY) - top)
  }

  /// The rectangle made smaller by insets. Negative insets make it larger.
  public func inset(by insets: EdgeInsets) -> Rect {
    Rect(
      x: minX + insets.leading, y: minY + insets.top,
      width: width - insets.leading - insets.trailing,
      height: height - insets.top - insets.bottom)
  }

  /// The rectangle moved by an offset.
  @inlinable
  public func offsetBy(x: Double, y: Double) -> Rect {
    Rect(origin: Point(x: origin.x + x, y: origin.y + y), size: size)
  }
}
