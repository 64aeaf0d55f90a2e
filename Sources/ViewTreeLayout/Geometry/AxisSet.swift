/// Any of the two axes (`Axis.Set` in SwiftUI).
@frozen
public struct AxisSet: OptionSet, BitwiseCopyable, Sendable {
  /// One bit per axis.
  public var rawValue: UInt8

  /// The set of some bits.
  @inlinable
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// From left to right.
  public static let horizontal = AxisSet(rawValue: 1)
  /// From top to bottom.
  public static let vertical = AxisSet(rawValue: 2)
  /// Both axes.
  public static let both: AxisSet = [.horizontal, .vertical]

  /// The set of one axis.
  @inlinable
  public init(_ axis: Axis) { self.init(rawValue: 1 << axis.rawValue) }

  /// True if an axis is in the set.
  @inlinable
  public func contains(_ axis: Axis) -> Bool { rawValue & (1 << axis.rawValue) != 0 }
}
