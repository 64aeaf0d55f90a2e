import ViewTreeNumbers

/// The infix operators that work on two values.
enum BinaryOperator: Int32 {
  case add, subtract, multiply, divide, remainder
  case equal, notEqual, less, lessOrEqual, greater, greaterOrEqual
  case bitAnd, bitOr, bitXor, shiftLeft, shiftRight
  case wrappingAdd, wrappingSubtract, wrappingMultiply, and, or, maskingShiftLeft
  case maskingShiftRight

  /// The operator with a spelling.
  init?(_ spelling: String) {
    guard let index = Self.spellings.firstIndex(of: spelling) else { return nil }
    self.init(rawValue: Int32(index))
  }

  /// The operator in source code.
  var spelling: String { Self.spellings[Int(rawValue)] }

  private static let spellings = [
    "+", "-", "*", "/", "%", "==", "!=", "<", "<=", ">", ">=", "&", "|", "^", "<<", ">>",
    "&+", "&-", "&*", "&&", "||", "&<<", "&>>",
  ]

  var isEquality: Bool { self == .equal || self == .notEqual }

  /// True if the result is a `Bool`.
  var isComparison: Bool {
    rawValue >= Self.equal.rawValue && rawValue <= Self.greaterOrEqual.rawValue
      || self == .and || self == .or
  }
}
