import ViewTreeLayout
import ViewTreeNumbers

/// The property that a sweep changes, and its values.
public struct SweepRange: Equatable, Sendable {
  /// The property that changes.
  public enum Axis: Equatable, Sendable {
    /// The window's width, or that of the proposal for the root.
    case width
    /// The window's height, or that of the proposal for the root.
    case height
    /// A state variable, or a part of one, as in `--set`.
    case variable(String)
    /// The user's text size.
    case dynamicType
    /// The layout direction.
    case layoutDirection
  }

  /// The reason why a range is invalid.
  public enum Problem: Error, Equatable, Sendable {
    /// An end that isn't a finite number.
    case notFinite
    /// A bound is a negative length, or longer than a window can be.
    case noLength
    /// The end is before the start.
    case reversed
    /// The range has a single value, so there can be no change.
    case single
    /// The range has more distinct values than allowed.
    case tooMany(Int)
    /// A distance is 0 or less, or the first samples are closer than the precision.
    case distance
  }

  /// The maximum number of values.
  public static let valueLimit = 100_000
  /// The maximum length of a window, in points.
  public static let lengthLimit = 1_000_000.0
  /// The default precision of a change's position, in points.
  public static let standardWithin = 0.5
  /// The finest precision.
  public static let leastWithin = 0.001
  /// The default number of values from one first sample to the next.
  private static let standardStride = 16.0

  /// The property that changes.
  public let axis: Axis
  /// The number of distinct values, both ends included.
  public let count: Int
  /// The number of values from one first sample to the next.
  let stride: Int
  private let lower: Double
  private let upper: Double
  private let within: Double

  /// A range of numbers.
  ///
  /// - Parameters:
  ///   - every: the distance of the first samples. `nil` for 16 times `within`, which is 8 points.
  ///   - within: the precision of a change. `nil` for half a point. For a variable, `nil` can also
  ///     be less: the maximum of 0.5, 0.2, 0.1, 0.05, and so on that divides the range into 200
  ///     parts.
  public init(
    _ axis: Axis, from lower: Double, to upper: Double, every: Double? = nil, within: Double? = nil
  ) throws(Problem) {
    let within = within ?? Self.standardWithin(axis, upper - lower)
    let every = every ?? within * Self.standardStride
    guard lower.isFinite, upper.isFinite else { throw .notFinite }
    if axis == .width || axis == .height {
      guard lower >= 0, max(lower, upper) <= Self.lengthLimit else { throw .noLength }
    }
    guard lower <= upper else { throw .reversed }
    guard lower < upper else { throw .single }
    guard within >= Self.leastWithin, every >= within, every.isFinite else { throw .distance }
    let steps = max(((upper - lower) / within - 1e-9).rounded(.up), 1)
    guard steps < 1e15 else { throw .tooMany(.max) }
    guard steps < Double(Self.valueLimit) else { throw .tooMany(Int(steps) + 1) }
    self.axis = axis
    self.lower = lower
    self.upper = upper
    self.within = within
    count = Int(steps) + 1
    stride = max(Int(min(every / within, steps).rounded()), 1)
  }

  private static func standardWithin(_ axis: Axis, _ length: Double) -> Double {
    guard case .variable = axis else { return standardWithin }
    let steps = [0.5, 0.2, 0.1, 0.05, 0.02, 0.01, 0.005, 0.002, leastWithin]
    return steps.first { $0 <= length / 200 } ?? leastWithin
  }

  /// Creates a range of text sizes, all of which are evaluated.
  public init(_ sizes: ClosedRange<ContentSizeCategory>) throws(Problem) {
    try self.init(
      places: .dynamicType, Int(sizes.lowerBound.rawValue), Int(sizes.upperBound.rawValue))
  }

  /// Both layout directions.
  public static var layoutDirections: SweepRange {
    get throws(Problem) { try SweepRange(places: .layoutDirection, 0, 1) }
  }

  private init(places axis: Axis, _ lower: Int, _ upper: Int) throws(Problem) {
    try self.init(axis, from: Double(lower), to: Double(upper), every: 1, within: 1)
  }

  /// The value of a number from 0 to `count` - 1.
  public func point(_ number: Int) -> SweepPoint {
    let value = number >= count - 1 ? upper : lower + Double(number) * within
    switch axis {
    case .width, .height, .variable: return .number(value)
    case .dynamicType:
      return .typeSize(ContentSizeCategory(rawValue: UInt8(clamping: Int(value))) ?? .large)
    case .layoutDirection:
      return .direction(LayoutDirection(rawValue: UInt8(clamping: Int(value))) ?? .leftToRight)
    }
  }

  /// The number of the first point at or above a value, if it's inside the range.
  func number(notBelow value: Double) -> Int? {
    guard value > lower, value <= upper else { return nil }
    return min(Int(((value - lower) / within - 1e-9).rounded(.up)), count - 1)
  }

  /// The range with values that an `Int` can have.
  ///
  /// Changes are reported at the next integer, and fractional bounds are rounded inward.
  func wholeNumbers() throws(Problem) -> SweepRange {
    try SweepRange(
      axis, from: lower.rounded(.up), to: upper.rounded(.down),
      every: max((Double(stride) * within).rounded(), 1), within: max(within.rounded(.up), 1))
  }
}
