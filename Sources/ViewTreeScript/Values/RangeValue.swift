/// A range of `Int` or of `Double`.
public struct RangeValue {
  /// The lower bound. `nil` for `...n`.
  public var lower: Value?
  /// The upper bound. `nil` for `n...`.
  public var upper: Value?
  /// True if the range includes its upper bound.
  public var isClosed: Bool

  /// Creates a range.
  public init(lower: Value?, upper: Value?, isClosed: Bool) {
    self.lower = lower
    self.upper = upper
    self.isClosed = isClosed
  }

  /// The name of its type as Swift writes it.
  var typeName: String {
    switch (lower, upper) {
    case (nil, nil): "UnboundedRange"
    case (_?, nil): "PartialRangeFrom"
    case (nil, _?): isClosed ? "PartialRangeThrough" : "PartialRangeUpTo"
    default: isClosed ? "ClosedRange" : "Range"
    }
  }

  /// The half-open bounds of a range of integers, or `nil` for other ranges and missing bounds.
  public var integers: Range<Int>? {
    guard case .int(let low)? = lower, case .int(let high)? = upper else { return nil }
    let (end, overflow) = high.addingReportingOverflow(isClosed ? 1 : 0)
    // A range with more than `Int.max` elements can't be iterated.
    guard !overflow, low <= end, !end.subtractingReportingOverflow(low).overflow else { return nil }
    return low..<end
  }

  /// The integers of a range without an upper bound, up to `Int.max`.
  var endless: Range<Int>? {
    guard upper == nil, case .int(let low)? = lower else { return nil }
    return low..<Int.max
  }

  /// True if a range contains a number. `nil` if `value` isn't a number. Integers are compared
  /// exactly, because `Double` can't represent all of them beyond 2^53.
  func contains(number value: Value) -> Bool? {
    if case .int(let number) = value, let bounds = wholeBounds {
      return holds(number, bounds.low, bounds.high)
    }
    return value.number.map { holds($0, lower?.number, upper?.number) }
  }

  /// The bounds, if the existing bounds are integers.
  private var wholeBounds: (low: Int?, high: Int?)? {
    switch (lower, upper) {
    case (.int(let low)?, .int(let high)?): (low, high)
    case (.int(let low)?, nil): (low, nil)
    case (nil, .int(let high)?): (nil, high)
    default: nil
    }
  }

  /// True if the bounds include a number. NaN is in no range.
  private func holds<Number: Comparable>(_ number: Number, _ low: Number?, _ high: Number?) -> Bool
  {
    if let low, !(low <= number) { return false }
    guard let high else { return true }
    return isClosed ? number <= high : number < high
  }
}
