/// Members of ranges.
extension ScriptMachine {
  func range(_ value: Value) throws(ScriptFailure) -> RangeValue {
    if case .range(let range) = value { return range }
    throw ScriptFailure(.typeMismatch(expected: "a range", found: value.typeName))
  }

  /// True if a range contains a value, in the order of the value's type.
  func contains(_ value: Value, in range: RangeValue) throws(ScriptFailure) -> Bool {
    if let isInside = range.contains(number: value) { return isInside }
    if let low = range.lower, try isLess(value, low) { return false }
    guard let high = range.upper else { return true }
    return try range.isClosed ? !isLess(high, value) : isLess(value, high)
  }

  @Sendable
  static func isInRange(
    _ machine: ScriptMachine, _ receiver: Value, _ arguments: MemberArguments
  ) throws(ScriptFailure) -> Value {
    .bool(try machine.contains(arguments[0], in: machine.range(receiver)))
  }

  /// True if two ranges have a value in common.
  @Sendable
  static func overlaps(
    _ machine: ScriptMachine, _ receiver: Value, _ arguments: MemberArguments
  ) throws(ScriptFailure) -> Value {
    let first = try machine.range(receiver)
    let second = try machine.range(arguments[0])
    guard try !machine.isEmpty(first), try !machine.isEmpty(second) else { return .bool(false) }
    guard try machine.begins(first, before: second) else { return .bool(false) }
    return .bool(try machine.begins(second, before: first))
  }

  private func isEmpty(_ range: RangeValue) throws(ScriptFailure) -> Bool {
    guard let low = range.lower, let high = range.upper, !range.isClosed else { return false }
    return try !isLess(low, high)
  }

  /// True if one range starts before the other ends.
  private func begins(
    _ range: RangeValue, before other: RangeValue
  ) throws(ScriptFailure) -> Bool {
    guard let low = range.lower, let high = other.upper else { return true }
    return try other.isClosed ? !isLess(high, low) : isLess(low, high)
  }

  @Sendable
  static func clamped(
    _ machine: ScriptMachine, _ receiver: Value, _ arguments: MemberArguments
  ) throws(ScriptFailure) -> Value {
    let range = try machine.range(receiver)
    let limits = try machine.range(arguments[0])
    return .range(
      RangeValue(
        lower: try machine.clamped(range.lower, to: limits),
        upper: try machine.clamped(range.upper, to: limits), isClosed: range.isClosed))
  }

  private func clamped(_ bound: Value?, to limits: RangeValue) throws(ScriptFailure) -> Value? {
    guard let bound, let low = limits.lower, let high = limits.upper else { return bound }
    if try isLess(bound, low) { return low }
    return try isLess(high, bound) ? high : bound
  }

  /// A closed range of integers as a half-open range.
  @Sendable
  static func halfOpen(
    _ machine: ScriptMachine, _ receiver: Value, _ arguments: MemberArguments
  ) throws(ScriptFailure) -> Value {
    let range = try machine.range(arguments[0])
    guard let bounds = range.integers else { throw ScriptFailure(.invalidRange) }
    return .range(
      RangeValue(
        lower: .int(bounds.lowerBound), upper: .int(bounds.upperBound), isClosed: false))
  }

  /// A half-open range of integers as a closed one. It must not be empty.
  @Sendable
  static func closed(
    _ machine: ScriptMachine, _ receiver: Value, _ arguments: MemberArguments
  ) throws(ScriptFailure) -> Value {
    let range = try machine.range(arguments[0])
    guard let bounds = range.integers, !bounds.isEmpty else { throw ScriptFailure(.invalidRange) }
    return .range(
      RangeValue(
        lower: .int(bounds.lowerBound), upper: .int(bounds.upperBound - 1), isClosed: true))
  }
}
