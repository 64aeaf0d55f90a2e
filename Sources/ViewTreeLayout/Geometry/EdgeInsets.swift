/// A distance for each of the four edges, in points.
@frozen
public struct EdgeInsets: BitwiseCopyable, Sendable, Equatable {
  public var top: Double
  public var leading: Double
  public var bottom: Double
  public var trailing: Double

  @inlinable
  public init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
    self.top = top
    self.leading = leading
    self.bottom = bottom
    self.trailing = trailing
  }

  /// The same length on the given edges, 0 on the others.
  public init(_ length: Double, on edges: EdgeSet = .all) {
    self.init(
      top: edges.contains(.top) ? length : 0,
      leading: edges.contains(.leading) ? length : 0,
      bottom: edges.contains(.bottom) ? length : 0,
      trailing: edges.contains(.trailing) ? length : 0)
  }

  /// 0 on every edge.
  @inlinable public static var zero: EdgeInsets { EdgeInsets() }

  /// The two insets of an axis together.
  @inlinable
  public func total(along axis: Axis) -> Double {
    axis == .horizontal ? leading + trailing : top + bottom
  }
}
