/// One of the two axes of layout.
@frozen
public enum Axis: UInt8, BitwiseCopyable, Sendable {
  case horizontal = 0
  case vertical = 1

  /// The axis at a right angle to this one.
  @inlinable
  public var other: Axis { self == .horizontal ? .vertical : .horizontal }
}
