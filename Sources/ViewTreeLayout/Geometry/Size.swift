/// A width and a height, in points. Either may be infinite while a container probes its children.
@frozen
public struct Size: BitwiseCopyable, Sendable, Equatable {
  /// The extent from left to right.
  public var width: Double
  /// The extent from top to bottom.
  public var height: Double

  /// A size with two lengths.
  @inlinable
  public init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  /// No extent on either axis.
  @inlinable public static var zero: Size { Size(width: 0, height: 0) }

  /// The length along an axis.
  @inlinable
  public subscript(axis: Axis) -> Double {
    get { axis == .horizontal ? width : height }
    set {
      if axis == .horizontal { width = newValue } else { height = newValue }
    }
  }
}
