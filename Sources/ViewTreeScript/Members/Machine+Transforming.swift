/// Functions that make new sequences from sequences.
extension ScriptMachine {
  @Sendable
  static func mapped(
    _ machine: ScriptMachine, _ receiver: Value, _ arguments: MemberArguments
  ) throws(ScriptFailure) -> Value {
    let transform = try machine.function(arguments[0])
    let elements = try machine.elements(of: receiver)
    var result: [Value] = []
    result.reserveCapacity(elements.count)
    for element in elements {
      try machine.step()
      let value = try machine.invoke(transform, element)
      try machine.chargeNested(value)
      result.append(value)
    }
    return .array(result)
  }

  @Sendable
  static func compactMapped(
    _ machine: ScriptMachine, _ receiver: Value, _ arguments: MemberArguments
  ) throws(ScriptFailure) -> Value {
    let transform = try machine.function(arguments[0])
    var result: [Value] = []
    for element in try machine.elements(of: receiver) {
      try machine.step()
      let value = try machine.invoke(transform, element)
      if value.isNone { continue }
      try machine.chargeNested(value)
      result.append(value.unwrapped)
    }
    return .array(result)
  }

  /// `flatMap`. A result that isn't a sequence is treated as an optional, because unknown types do
  /// not distinguish the two forms.
  @Sendable
  static func flatMapped(
    _ machine: ScriptMachine, _ receiver: Value, _ arguments: MemberArguments
  ) throws(ScriptFailure) -> Value {
    let transform = try machine.function(arguments[0])
    var result: [Value] = []
    for element in try machine.elements(of: receiver) {
      try machine.step()
      let value = try machine.invoke(transform, element)
      switch value {
      case .none: continue
      case .array, .slice, .set, .dictionary, .range, .string:
        result.append(contentsOf: try machine.copied(machine.elements(of: value)))
      default:
        try machine.chargeNested(value)
        result.append(value)
      }
    }
    return .array(result)
  }

  @Sendable
  static func reversed(
    _ machine: ScriptMachine, _ receiver: Value, _ arguments: MemberArguments
  ) throws(ScriptFailure) -> Value {
    .array(try machine.copied(machine.elements(of: receiver).reversed()))
  }

  /// `joined()` of strings or sequences.
  @Sendable
  static func joined(
    _ machine: ScriptMachine, _ receiver: Value, _ arguments: MemberArguments
  ) throws(ScriptFailure) -> Value {
    let elements = try machine.elements(of: receiver)
    switch elements.first ?? arguments[0] {
    case .string, .void:
      let separator = arguments.has(0) ? try machine.string(arguments[0]) : ""
      return try machine.joinedText(elements, separator: separator)
    default: break
    }
    let separator = arguments.has(0) ? try machine.elements(of: arguments[0]) : []
    var result: [Value] = []
    for (place, element) in elements.enumerated() {
      if place > 0 { result += try machine.copied(separator) }
      result += try machine.copied(machine.elements(of: element))
      try machine.charge(1)
    }
    return .array(result)
  }

  /// The elements for which a closure returns true.
  func filtered(_ elements: [Value], _ body: Value) throws(ScriptFailure) -> [Value] {
    let isIncluded = try function(body)
    var result: [Value] = []
    for element in elements {
      try step()
      guard try bool(invoke(isIncluded, element)) else { continue }
      try chargeNested(element)
      result.append(element)
    }
    return result
  }

  func repeated(_ value: Value, _ count: Int) throws(ScriptFailure) -> Value {
    guard count >= 0 else { throw ScriptFailure(.invalidRange) }
    // Each element costs as much as the whole value, because every visit goes through all copies.
    let before = memoryLeft
    try chargeNested(value)
    let (all, overflow) = (before - memoryLeft).multipliedReportingOverflow(by: count)
    try charge(overflow ? .max : all)
    return .array(Array(repeating: value, count: count))
  }
}
