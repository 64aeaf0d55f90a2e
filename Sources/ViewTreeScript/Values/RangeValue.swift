/// A range of `Int` or of `Double`.
public struct RangeValue {
  /// The lower bound; `nil` for `...n`.
  public var lower: Value?
  /// The upper bound; `nil` for `n...`.
  public var upper: Value?
  /// Whether the upper bound belongs to the range.
  public var isClosed: Bool

  /// Makes a range.
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

  /// The half-open bounds of a range of integers, if it is one and both bounds are given.
  public var integers: Range<Int>? {
    guard case .int(let low)? = lower, case .int(let high)? = upper else { return nil }
    let (end, overflow) = high.addingReportingOverflow(isClosed ? 1 : 0)
    // A range whose count no Int holds cannot be gone over.
    guard !overflow, low <= end, !end.subtractingReportingOverflow(low).overflow else { return nil }
    return low..<end
  }

  /// The integers of a range without an upper bound, as far as they reach.
  var endless: Range<Int>? {
    guard upper == nil, case .int(let low)? = lower else { return nil }
    return low..<Int.max
  }

  /// Whether `number` lies in the range.
  func contains(_ number: Double) -> Bool {
    if let low = lower?.number, number < low { return false }
    guard let high = upper?.number else { return true }
    return isClosed ? number <= high : number < high
  }
}
