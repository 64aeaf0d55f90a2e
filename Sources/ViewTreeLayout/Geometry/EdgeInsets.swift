/// A distance for each of the four edges, in points.
@frozen
public struct EdgeInsets: BitwiseCopyable, Sendable, Equatable {
  /// The distance from the top edge.
  public var top: Double
  /// The distance from the leading edge.
  public var leading: Double
  /// The distance from the bottom edge.
  public var bottom: Double
  /// The distance from the trailing edge.
  public var trailing: Double

  /// Insets by edge, with 0 as the default.
  @inlinable
  public init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// The length on the edges, and 0 on the others.
  public init(_ length: Double, on edges: EdgeSet = .all) {
    self.init(
      top: edges.contains(.top) ? length : 0,
      leading: edges.contains(.leading) ? length : 0,
      bottom: edges.contains(.bottom) ? length : 0,
      trailing: edges.contains(.trailing) ? length : 0)
  }

  /// 0 on every edge.
  @inlinable public static var zero: EdgeInsets { EdgeInsets() }

  /// The insets in the other layout direction: leading and trailing are swapped.
  var mirrored: EdgeInsets {
    EdgeInsets(top: top, leading: trailing, bottom: bottom, trailing: leading)
  }

  /// The two insets of an axis together.
  @inlinable
  public func total(along axis: Axis) -> Double {
    axis == .horizontal ? leading + trailing : top + bottom
  }
}
