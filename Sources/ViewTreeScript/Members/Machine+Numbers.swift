/// Conversions between kinds of numbers.
extension ScriptMachine {
  /// A number as an integer of a type. The fraction is dropped, and the value must fit.
  func integer(of value: Value, _ kind: NumberKind) throws(ScriptFailure) -> Value {
    let number: Int?
    if case .int(let integer) = value {
      number = integer
    } else {
      number = Int(exactly: try double(value).rounded(.towardZero))
    }
    guard let number, kind.bounds?.contains(number) != false else {
      throw ScriptFailure(.notRepresentable(value.description, type: kind.typeName))
    }
    return .int(number)
  }

  /// The result of an operation on integers of a kind.
  func checked(
    _ result: (partialValue: Int, overflow: Bool), _ kind: NumberKind, _ operation: String
  ) throws(ScriptFailure) -> Value {
    guard !result.overflow, kind.bounds?.contains(result.partialValue) != false else {
      throw ScriptFailure(.arithmeticOverflow(operation))
    }
    return .int(result.partialValue)
  }

  func radix(_ value: Value) throws(ScriptFailure) -> Int {
    let radix = try integer(value)
    guard (2...36).contains(radix) else { throw ScriptFailure(.invalidRange) }
    return radix
  }

  private static let rules: [String: FloatingPointRoundingRule] = [
    "up": .up, "down": .down, "towardZero": .towardZero, "awayFromZero": .awayFromZero,
    "toNearestOrEven": .toNearestOrEven, "toNearestOrAwayFromZero": .toNearestOrAwayFromZero,
  ]

  /// The rounding rule in an argument. The default rounds halves away from zero.
  func roundingRule(_ value: Value) throws(ScriptFailure) -> FloatingPointRoundingRule {
    if case .void = value { return .toNearestOrAwayFromZero }
    guard case .enumCase(let named) = value else {
      throw ScriptFailure(
        .typeMismatch(expected: "FloatingPointRoundingRule", found: value.typeName))
    }
    guard let rule = Self.rules[named.name] else {
      throw ScriptFailure(
        .unknownMember(
          named.name, type: "FloatingPointRoundingRule", candidates: Self.rules.keys.sorted()))
    }
    return rule
  }
}

extension NumberKind {
  /// A result as a number of the kind: a `Float` has fewer digits.
  func number(_ number: Double) -> Value {
    .double(self == .float ? Double(Float(number)) : number)
  }
}
