import ViewTreeNumbers

extension ScriptMachine {
  func evaluateBinary(
    _ infix: BinaryOperator, _ a: ID<Node>, _ b: ID<Node>, _ kind: NumberKind, _ node: Node,
    _ frame: Activation
  ) throws(ScriptFailure) -> Value {
    let left = try evaluate(a, frame)
    let right = try evaluate(b, frame)
    if kind != .int {
      return try place(node, frame) { () throws(ScriptFailure) in
        try combine(infix, left, right, kind)
      }
    }
    switch (left, right) {
    case (.int(let a), .int(let b)):
      do throws(ScriptFailure) {
        return try Self.combine(infix, a, b)
      } catch {
        throw located(error, node, frame)
      }
    case (.double(let a), .double(let b)):
      if let result = Self.combine(infix, a, b) { return result }
    default: break
    }
    return try place(node, frame) { () throws(ScriptFailure) in
      try checkNumbers(infix, a, left, b, right, frame)
      return try combine(infix, asDouble(left, a, right, frame), asDouble(right, b, left, frame))
    }
  }

  /// Applies an infix operator to numbers of a kind, and rounds or checks the result for that kind.
  func combine(
    _ infix: BinaryOperator, _ left: Value, _ right: Value, _ kind: NumberKind
  ) throws(ScriptFailure) -> Value {
    let result = try combine(infix, left, kind.shiftAmount(right, infix))
    switch (kind, result) {
    case (.float, .double(let number)): return .double(Double(Float(number)))
    case (_, .int(let number)):
      guard let bounds = kind.bounds, !bounds.contains(number) else { return result }
      switch infix {
      case .wrappingAdd, .wrappingSubtract, .wrappingMultiply, .shiftLeft, .maskingShiftLeft:
        let wrapped = kind.wrapping(number)
        // Values above `Int.max` can't be represented.
        if !bounds.contains(wrapped) { throw ScriptFailure(.arithmeticOverflow(infix.spelling)) }
        return .int(wrapped)
      default: throw ScriptFailure(.arithmeticOverflow(infix.spelling))
      }
    default: return result
    }
  }

  /// Checks that a known `Int` isn't combined with a `Double`, as in Swift.
  private func checkNumbers(
    _ infix: BinaryOperator, _ a: ID<Node>, _ left: Value, _ b: ID<Node>, _ right: Value,
    _ frame: Activation
  ) throws(ScriptFailure) {
    let isMixed =
      switch (left, right) {
      case (.int, .double):
        Self.isFirm(frame.code.nodes[a].flags)
      case (.double, .int):
        Self.isFirm(frame.code.nodes[b].flags)
      default: false
      }
    if isMixed {
      throw ScriptFailure(
        .mixedNumberTypes(infix.spelling, left: left.typeName, right: right.typeName))
    }
  }

  private static func isFirm(_ flags: Node.Flags) -> Bool {
    flags.contains(.firmInteger) && !flags.contains(.integerLiteral)
  }

  /// Computes integer literals as `Double` if the other operand is one: `x * (1 / 2)` halves.
  private func asDouble(
    _ value: Value, _ id: ID<Node>, _ other: Value, _ frame: Activation
  ) throws(ScriptFailure) -> Value {
    guard case .int = value, case .double = other,
      frame.code.nodes[id].flags.contains(.integerLiteral)
    else { return value }
    return .double(try literalNumber(id, frame))
  }

  private func literalNumber(_ id: ID<Node>, _ frame: Activation) throws(ScriptFailure) -> Double {
    switch frame.code.nodes[id].operation {
    case .binary(let infix, let left, let right, _):
      let left = try literalNumber(left, frame)
      let right = try literalNumber(right, frame)
      return Self.combine(infix, left, right)?.number ?? 0
    case .unary(_, let operand, _): return -(try literalNumber(operand, frame))
    default: return try evaluate(id, frame).number ?? 0
    }
  }

  // MARK: Values

  /// Applies an infix operator.
  func combine(
    _ infix: BinaryOperator, _ left: Value, _ right: Value
  ) throws(ScriptFailure) -> Value {
    if infix.isEquality {
      return .bool(try areEqual(left, right, infix.spelling) == (infix == .equal))
    }
    switch (left, right) {
    case (.int(let a), .int(let b)): return try Self.combine(infix, a, b)
    case (.string(let a), .string(let b)):
      if let result = try combine(infix, a, b) { return result }
    case (.array(let a), _) where infix == .add && right.isSequence:
      let b = try elements(of: right)
      try chargeAll(b)
      try chargeAll(a)
      return .array(a + b)
    case (.slice(let slice), _) where infix == .add && right.isSequence:
      let all = try elements(of: left) + elements(of: right)
      try chargeAll(all)
      return .slice(SliceValue(all, startIndex: slice.startIndex))
    case (_, .array(let b)) where infix == .add && left.isSequence:
      let a = try elements(of: left)
      try chargeAll(a)
      try chargeAll(b)
      return .array(a + b)
    case (.tuple(let a), .tuple(let b)) where infix.isComparison:
      return .bool(try compare(infix, a.elements, b.elements))
    case (.enumCase, .enumCase), (.nominal, .nominal):
      if infix.isComparison, let result = try compareDeclared(infix, left, right) {
        return result
      }
    case (.bool(let a), .bool(let b)):
      if infix == .and { return .bool(a && b) }
      if infix == .or { return .bool(a || b) }
    default:
      if let result = try combineGeometry(infix, left, right) { return result }
      if let a = left.number, let b = right.number, let result = Self.combine(infix, a, b) {
        return result
      }
    }
    throw ScriptFailure(
      .unlikeTypes(infix.spelling, left: left.typeName, right: right.typeName))
  }

  /// Tuples are compared element by element.
  private func compare(
    _ infix: BinaryOperator, _ a: [Value], _ b: [Value]
  ) throws(ScriptFailure) -> Bool {
    for (left, right) in zip(a, b) where try !areEqual(left, right, infix.spelling) {
      let strict: BinaryOperator =
        infix == .lessOrEqual ? .less : infix == .greaterOrEqual ? .greater : infix
      return try bool(combine(strict, left, right))
    }
    return infix == .lessOrEqual || infix == .greaterOrEqual
  }

  /// Compares values of a declared type, by its own `<` or the order of the cases of an enum.
  private func compareDeclared(
    _ infix: BinaryOperator, _ left: Value, _ right: Value
  ) throws(ScriptFailure) -> Value? {
    let isSwapped = infix == .greater || infix == .lessOrEqual
    let isNegated = infix == .lessOrEqual || infix == .greaterOrEqual
    let (a, b) = isSwapped ? (right, left) : (left, right)
    guard let isLess = try isDeclaredLess(a, b) else { return nil }
    return .bool(isLess != isNegated)
  }

  /// True if one value of a declared type is less than another. `nil` if the type declares no
  /// order.
  func isDeclaredLess(_ a: Value, _ b: Value) throws(ScriptFailure) -> Bool? {
    if let isLess = TextSizeOrder.isLess(a, b) { return isLess }
    guard let index = types.index(a.standardTypeName) else { return nil }
    let entry = types.entries[index]
    if let order = types.operatorMethod("<", of: index) {
      return try bool(callDeclared(order, nil, [a, b]))
    }
    guard case .enumCase(let x) = a, case .enumCase(let y) = b else { return nil }
    let names = entry.cases.map(\.name)
    guard let first = names.firstIndex(of: x.name), let second = names.firstIndex(of: y.name)
    else { return nil }
    if first != second { return first < second }
    return try compare(.less, x.payload, y.payload)
  }

  private func combine(
    _ infix: BinaryOperator, _ a: String, _ b: String
  ) throws(ScriptFailure) -> Value? {
    switch infix {
    case .add:
      try charge(a.utf8.count)
      try charge(b.utf8.count)
      try stepThroughBoth(a, b)
      return .string(a + b)
    case .less, .lessOrEqual, .greater, .greaterOrEqual: try stepThroughBoth(a, b)
    default: break
    }
    switch infix {
    case .less: return .bool(a < b)
    case .lessOrEqual: return .bool(a <= b)
    case .greater: return .bool(a > b)
    case .greaterOrEqual: return .bool(a >= b)
    default: return nil
    }
  }

  static func combine(_ infix: BinaryOperator, _ a: Double, _ b: Double) -> Value? {
    switch infix {
    case .add: .double(a + b)
    case .subtract: .double(a - b)
    case .multiply: .double(a * b)
    case .divide: .double(a / b)
    case .less: .bool(a < b)
    case .lessOrEqual: .bool(a <= b)
    case .greater: .bool(a > b)
    case .greaterOrEqual: .bool(a >= b)
    case .equal: .bool(a == b)
    case .notEqual: .bool(a != b)
    default: nil
    }
  }

  static func combine(_ infix: BinaryOperator, _ a: Int, _ b: Int) throws(ScriptFailure) -> Value {
    switch infix {
    case .add: try checked(a.addingReportingOverflow(b), "+")
    case .subtract: try checked(a.subtractingReportingOverflow(b), "-")
    case .multiply: try checked(a.multipliedReportingOverflow(by: b), "*")
    case .divide:
      if b == 0 {
        throw ScriptFailure(.divisionByZero)
      } else {
        try checked(a.dividedReportingOverflow(by: b), "/")
      }
    case .remainder:
      if b == 0 {
        throw ScriptFailure(.divisionByZero)
      } else {
        try checked(a.remainderReportingOverflow(dividingBy: b), "%")
      }
    case .less: .bool(a < b)
    case .lessOrEqual: .bool(a <= b)
    case .greater: .bool(a > b)
    case .greaterOrEqual: .bool(a >= b)
    case .equal: .bool(a == b)
    case .notEqual: .bool(a != b)
    case .bitAnd: .int(a & b)
    case .bitOr: .int(a | b)
    case .bitXor: .int(a ^ b)
    case .shiftLeft: .int(a << b)
    case .shiftRight: .int(a >> b)
    case .wrappingAdd: .int(a &+ b)
    case .wrappingSubtract: .int(a &- b)
    case .wrappingMultiply: .int(a &* b)
    case .maskingShiftLeft: .int(a &<< b)
    case .maskingShiftRight: .int(a &>> b)
    case .and, .or: throw ScriptFailure(.notABoolean("Int"))
    }
  }

  private static func checked(
    _ result: (partialValue: Int, overflow: Bool), _ infix: String
  ) throws(ScriptFailure) -> Value {
    if result.overflow { throw ScriptFailure(.arithmeticOverflow(infix)) }
    return .int(result.partialValue)
  }

  private func combineGeometry(
    _ infix: BinaryOperator, _ left: Value, _ right: Value
  ) throws(ScriptFailure) -> Value? {
    switch (left, right) {
    case (.angle(let a), .angle(let b)):
      guard let result = Self.combine(infix, a, b) else { return nil }
      if case .double(let sum) = result { return .angle(sum) }
      return result
    case (.angle(let a), _):
      guard infix == .multiply || infix == .divide, let b = right.number else { return nil }
      return .angle(infix == .multiply ? a * b : a / b)
    case (.range, _), (_, .range): return nil
    default: return nil
    }
  }

  func evaluateUnary(
    _ prefix: PrefixOperator, _ operand: ID<Node>, _ kind: NumberKind, _ node: Node,
    _ frame: Activation
  ) throws(ScriptFailure) -> Value {
    let value = try evaluate(operand, frame)
    switch (prefix, value) {
    case (.not, .bool(let bool)): return .bool(!bool)
    case (.not, _): throw failure(.notABoolean(value.typeName), node, frame)
    case (.minus, .int(let number)):
      let (result, overflow) = (0).subtractingReportingOverflow(number)
      if overflow || kind.bounds.map({ !$0.contains(result) }) ?? false {
        throw failure(.arithmeticOverflow("-"), node, frame)
      }
      return .int(result)
    case (.minus, .angle(let radians)): return .angle(-radians)
    case (.minus, _):
      if let number = value.number { return .double(-number) }
    case (.complement, .int(let number)): return .int(kind.wrapping(~number))
    default: break
    }
    throw failure(.typeMismatch(expected: "a number", found: value.typeName), node, frame)
  }

  // MARK: Equality

  /// True if two values are equal. Comparing values of different types is an error, as in Swift.
  func areEqual(
    _ left: Value, _ right: Value, _ infix: String = "=="
  ) throws(ScriptFailure) -> Bool {
    switch (left, right) {
    case (.int(let a), .int(let b)): return a == b
    case (.double(let a), .double(let b)): return a == b
    case (.bool(let a), .bool(let b)): return a == b
    case (.string(let a), .string(let b)):
      try stepThroughBoth(a, b)
      return a == b
    case (.none, .none): return true
    case (.none, _), (_, .none): return false
    case (.nominal(let value), .enumCase(let member)),
      (.enumCase(let member), .nominal(let value)):
      if let constant = try readStandard(type: value.typeName, member.name) {
        return .nominal(value) == constant
      }
    default: break
    }
    guard Self.areComparable(left, right) else {
      throw ScriptFailure(.unlikeTypes(infix, left: left.typeName, right: right.typeName))
    }
    try stepThrough(left)
    return left == right
  }

  /// Charges a comparison of two strings, up to the length of the shorter string.
  ///
  /// A short string costs the same as a number. ASCII is compared many bytes at once. Other
  /// characters are normalized one by one.
  private func stepThroughBoth(_ a: String, _ b: String) throws(ScriptFailure) {
    let length = min(a.utf8.count, b.utf8.count)
    guard length > Self.lengthOfShortText else { return }
    if Self.isASCII(a), Self.isASCII(b) { return try step(length / 64) }
    try step(length / Self.normalizedBytesPerStep)
    try stepThroughMarks(of: a)
    try stepThroughMarks(of: b)
  }

  /// The maximum number of bytes in a string whose comparison isn't charged.
  private static let lengthOfShortText = 64

  private static func areComparable(_ left: Value, _ right: Value) -> Bool {
    switch (left, right) {
    case (.tuple(let a), .tuple(let b)): a.elements.count == b.elements.count
    case (.array, .array), (.dictionary, .dictionary), (.range, .range), (.set, .set),
      (.slice, .slice), (.array, .slice), (.slice, .array), (.some, _), (_, .some),
      (.point, .point), (.size, .size), (.rect, .rect), (.vector, .vector), (.angle, .angle),
      (.unitPoint, .unitPoint), (.edgeInsets, .edgeInsets), (.type, .type), (.foreign, .foreign),
      (.void, .void), (.binding, .binding):
      true
    case (.nominal(let a), .nominal(let b)): a.typeName == b.typeName
    case (.enumCase(let a), .enumCase(let b)):
      a.typeName == nil || b.typeName == nil || a.typeName == b.typeName
    case (.enumCase(let implicit), let other), (let other, .enumCase(let implicit)):
      implicit.isImplicitZero && (other.isGeometry || other.number != nil)
        || Value.enumCase(implicit).number != nil && other.number != nil
    default: left.number != nil && right.number != nil
    }
  }
}

extension Value {
  /// True if a loop can iterate over it.
  var isSequence: Bool {
    switch self {
    case .array, .slice, .set, .range, .dictionary, .string: true
    default: false
    }
  }

  var isGeometry: Bool {
    switch self {
    case .point, .size, .rect, .vector, .unitPoint, .edgeInsets, .angle: true
    default: false
    }
  }
}

extension NumberKind {
  /// The right operand of an operation. `&<<` and `&>>` shift by less than the width.
  fileprivate func shiftAmount(_ amount: Value, _ infix: BinaryOperator) -> Value {
    guard infix == .maskingShiftLeft || infix == .maskingShiftRight, case .int(let bits) = amount
    else { return amount }
    return .int(bits & (bitWidth - 1))
  }
}
