/// Any of the two axes (`Axis.Set` in SwiftUI).
@frozen
public struct AxisSet: OptionSet, BitwiseCopyable, Sendable {
  public var rawValue: UInt8

  @inlinable
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  public static let horizontal = AxisSet(rawValue: 1)
  public static let vertical = AxisSet(rawValue: 2)
  public static let both: AxisSet = [.horizontal, .vertical]

  /// Whether an axis is in the set.
  @inlinable
  public func contains(_ axis: Axis) -> Bool { rawValue & (1 << axis.rawValue) != 0 }
}
