/// Members that are looked up at run time, because the static type of the receiver is unknown.
extension ScriptMachine {
  /// The property of a value. `nil` if its type has none with the name.
  func readStandard(_ receiver: Value, _ name: String) throws(ScriptFailure) -> Value? {
    guard let member = foundMembers(name, of: receiver).property else { return nil }
    return try read(member, of: receiver)
  }

  /// The result of a method or a subscript. `nil` if the value's type has none with the name.
  func callStandard(
    _ receiver: Value, _ name: String, _ labels: [String?]?, _ arguments: [Value]
  ) throws(ScriptFailure) -> Value? {
    let members = foundMembers(name, of: receiver).methods
    guard !members.isEmpty else { return nil }
    let (member, matched) = try choose(members, labels, arguments)
    switch member.action {
    case .changing(let body):
      var copy = receiver
      return try body(self, &copy, matched)
    default: return try run(member, receiver, matched)
    }
  }

  /// The result of a method that can mutate its receiver. `nil` if the value's type has none with
  /// the name.
  func changeStandard(
    _ receiver: inout Value, _ name: String, _ labels: [String?]?, _ arguments: [Value]
  ) throws(ScriptFailure) -> Value? {
    let members = foundMembers(name, of: receiver).methods
    guard !members.isEmpty else { return nil }
    let (member, matched) = try choose(members, labels, arguments)
    guard case .changing(let body) = member.action else {
      return try run(member, receiver, matched)
    }
    return try body(self, &receiver, matched)
  }

  /// Assigns a property of a value. False if its type has no property with the name.
  func assignStandard(
    _ receiver: inout Value, _ name: String, _ value: Value
  ) throws(ScriptFailure) -> Bool {
    guard let member = foundMembers(name, of: receiver).property else {
      return false
    }
    guard case .place(_, let set) = member.action else { throw ScriptFailure(.notAssignable) }
    try set(self, &receiver, value)
    return true
  }

  /// Calls a function without a receiver, or makes a value of a standard type.
  func callStandard(
    _ name: String, _ arguments: ScriptArguments
  ) throws(ScriptFailure) -> Value {
    let members = foundFunctions(name).methods
    guard !members.isEmpty else {
      let labels = arguments.values.indices.map { arguments.label($0) ?? "_\($0)" }
      return .nominal(
        NominalValue(
          shape: StructInfo(typeName: name, labels: labels), fields: arguments.values))
    }
    let (member, matched) = try choose(members, arguments.labels, arguments.values)
    return try run(member, .void, matched)
  }

  /// A static property of a standard type. `nil` if it has none with the name.
  func readStandard(type: String, _ name: String) throws(ScriptFailure) -> Value? {
    guard let type = StandardTypes.named(type),
      let member = StandardTypes.members(name, of: type).first(where: {
        $0.signature.isStatic && $0.signature.kind == .property
      })
    else { return nil }
    return try read(member, of: .void)
  }

  // MARK: Running members

  /// The value of a property.
  func read(_ member: StandardMember, of receiver: Value) throws(ScriptFailure) -> Value {
    if case .place(let get, _) = member.action {
      return try get(self, receiver, MemberArguments([]))
    }
    return try run(member, receiver, MemberArguments([]))
  }

  /// Runs a member that doesn't change its receiver.
  func run(
    _ member: StandardMember, _ receiver: Value, _ arguments: MemberArguments
  ) throws(ScriptFailure) -> Value {
    switch member.action {
    case .reading(let body), .element(let body), .place(let body, _):
      return try body(self, receiver, arguments)
    case .bound(let body):
      let value = try body(self, receiver, arguments)
      if case .binding(let binding) = value { return try read(binding) }
      return value
    case .describing(let isDebug): return try text(of: receiver, as: .unknown, debug: isDebug)
    case .describingArgument(let isDebug):
      return try text(of: arguments[0], as: .unknown, debug: isDebug)
    case .refused(let instead):
      throw ScriptFailure(.unsupported(member.signature.fullName, instead: instead))
    case .changing, .exchanging: throw ScriptFailure(.notAssignable)
    }
  }

  // MARK: Arguments

  /// The first member that takes the arguments, and these in the order of its parameters.
  private func choose(
    _ members: [StandardMember], _ labels: [String?]?, _ arguments: [Value]
  ) throws(ScriptFailure) -> (StandardMember, MemberArguments) {
    for member in members {
      guard let matched = member.signature.match(labels, arguments) else { continue }
      return (member, MemberArguments(matched))
    }
    var forms: [String] = []
    for member in members where !forms.contains(member.signature.fullName) {
      forms.append(member.signature.fullName)
    }
    throw ScriptFailure(
      .wrongArguments(
        callee: members[0].signature.name, expected: forms.joined(separator: " or ")))
  }
}

extension Signature {
  /// The arguments in the order of the parameters, with `void` for a missing argument and an array
  /// for variadic arguments. `nil` if they don't match the signature.
  func match(_ labels: [String?]?, _ arguments: [Value]) -> [Value]? {
    let label = { (place: Int) -> String? in
      labels.flatMap { place < $0.count ? $0[place] : nil }
    }
    var matched: [Value] = []
    matched.reserveCapacity(parameters.count)
    var next = 0
    for parameter in parameters {
      if parameter.isVariadic {
        let start = next
        while next < arguments.count, next == start || label(next) == nil { next += 1 }
        matched.append(.array(Array(arguments[start..<next])))
        continue
      }
      if next < arguments.count, takes(parameter, arguments[next], label(next)) {
        let isTrailing = next == arguments.count - 1 && label(next) == nil
        guard label(next) == parameter.label || isTrailing else { return nil }
        matched.append(arguments[next])
        next += 1
      } else if parameter.hasDefault {
        matched.append(.void)
      } else {
        return nil
      }
    }
    return next == arguments.count ? matched : nil
  }

  /// True if an argument can be passed for a parameter. A trailing closure has no label.
  private func takes(_ parameter: Parameter, _ argument: Value, _ label: String?) -> Bool {
    guard accepts(parameter.type, argument) else { return false }
    if label == parameter.label { return true }
    guard label == nil, case .function = parameter.type else { return false }
    return true
  }

  private func accepts(_ type: StaticType, _ value: Value) -> Bool {
    switch (type, value) {
    case (_, .none): return true
    case (.function, .function), (.function, .type): return true
    case (.function, _): return false
    case (.parameter("Index"), _): return value.integer != nil
    case (.parameter, _):
      return requirements.allSatisfy { requirement in
        guard requirement.type == type, case .conforms(let name) = requirement.relation else {
          return true
        }
        return value.mayConform(to: name)
      }
    case (.named(let name, _), _): return value.mayBe(name)
    default: return true
    }
  }
}

extension Value {
  /// The name of the type that has the members of the value, as types are found by it.
  package var standardTypeName: String {
    switch self {
    case .none, .some: "Optional"
    case .nominal(let value): value.typeName
    case .enumCase(let value): value.typeName ?? typeName
    default: typeName
    }
  }

  /// True if the value may be of a type, as far as the value shows it.
  fileprivate func mayBe(_ name: String) -> Bool {
    switch self {
    case .enumCase(let value):
      value.typeName.map { $0 == name || StandardTypes.named(name)?.isOpen != false } ?? true
    case .int: NumberKind(typeName: name) != nil || name == "Any" || name.hasSuffix("Index")
    case .double: NumberKind(typeName: name)?.isInteger == false || name == "Any"
    case .string: ["String", "Substring", "Character", "Any", "Unicode.Scalar"].contains(name)
    case .bool, .point, .size, .rect, .array, .set: name == typeName || name == "Any"
    case .range: name.hasSuffix("Range") || name.hasPrefix("PartialRange")
    case .function: name == "Any"
    default: true
    }
  }

  /// True if the value's type may conform to a protocol.
  fileprivate func mayConform(to name: String) -> Bool {
    switch name {
    case "BinaryInteger": integer != nil
    case "BinaryFloatingPoint", "FloatingPoint": number != nil
    case "StringProtocol": if case .string = self { true } else { false }
    case "RangeExpression": if case .range = self { true } else { false }
    case "Sequence", "Collection":
      switch self {
      case .array, .slice, .set, .dictionary, .range, .string, .binding: true
      default: false
      }
    case "LosslessStringConvertible":
      switch self {
      case .string, .int, .double, .bool: true
      default: false
      }
    default: true
    }
  }
}
