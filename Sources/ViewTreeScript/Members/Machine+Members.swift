extension ScriptMachine {
  func evaluateMember(_ node: Node, _ frame: Activation) throws(ScriptFailure) -> Value {
    let base = try evaluate(node.a, frame)
    if case .none = base, node.flags.contains(.optionalChain) { return .none }
    do {
      return try member(base, frame.code.members[Int(node.b)])
    } catch {
      throw located(error, node, frame)
    }
  }

  func evaluateSubscript(_ node: Node, _ frame: Activation) throws(ScriptFailure) -> Value {
    let site = frame.code.calls[Int(node.a)]
    let base = try evaluate(site.base, frame)
    if case .none = base, node.flags.contains(.optionalChain) { return .none }
    let arguments = ScriptArguments(try evaluateArguments(site, frame), labels: site.labels)
    do {
      return try element(base, arguments)
    } catch {
      throw located(error, node, frame)
    }
  }

  /// The property of a value.
  func member(_ base: Value, _ name: MemberReference) throws(ScriptFailure) -> Value {
    switch base {
    case .nominal(let nominal):
      if let index = nominal.shape.index(of: name.name) { return nominal.fields[index] }
      if let value = try declaredMember(nominal.shape.declaration, base, name) { return value }
    case .foreign(let foreign): if let value = try foreign.member(name.name) { return value }
    case .tuple(let tuple):
      if let index = tuple.index(of: name.name) { return tuple.elements[index] }
    case .enumCase(let value):
      if let result = try enumMember(value, base, name) { return result }
    case .binding(let binding):
      if name.name == "wrappedValue" { return try read(binding) }
      return .binding(binding.appending(.member(name.name)))
    default: break
    }
    if let value = try readStandard(base, name.name) { return value }
    throw unknownMember(base, name)
  }

  /// A computed property, or a method taken as a function.
  private func declaredMember(
    _ type: Int, _ base: Value, _ name: MemberReference
  ) throws(ScriptFailure) -> Value? {
    guard type >= 0, let method = types.entries[type].method(name.name) else { return nil }
    if types.entries[type].declaration.methods[method].isProperty {
      return try callDeclared(type, method, base, [])
    }
    return .function(FunctionValue(.method(base, type, method: method)))
  }

  private func enumMember(
    _ value: EnumValue, _ base: Value, _ name: MemberReference
  ) throws(ScriptFailure) -> Value? {
    if let typeName = value.typeName, let type = types.index(typeName) {
      return try declaredMember(type, base, name)
    }
    if value.isImplicitZero {
      for type in ["CGRect", "CGPoint", "CGSize", "EdgeInsets", "CGVector", "Angle"] {
        guard let zero = try readStandard(type: type, "zero") else { continue }
        if let result = try readStandard(zero, name.name) { return result }
      }
    }
    return try base.number.flatMap { number throws(ScriptFailure) in
      try readStandard(.double(number), name.name)
    }
  }

  /// The problem that a value has no such member.
  func unknownMember(_ base: Value, _ name: MemberReference) -> ScriptFailure {
    if base.isNone { return ScriptFailure(.unwrappedNil) }
    return ScriptFailure(
      .unknownMember(name.name, type: base.typeName, candidates: memberNames(base)))
  }

  private func memberNames(_ base: Value) -> [String] {
    switch base {
    case .nominal(let nominal):
      let type = nominal.shape.declaration
      let methods = type >= 0 ? types.entries[type].declaration.methods.map(\.name) : []
      return nominal.shape.labels + methods
    case .tuple(let tuple): return tuple.labels?.compactMap { $0 } ?? []
    default: return StandardTypes.named(base.standardTypeName).map(StandardTypes.memberNames) ?? []
    }
  }

  /// The result of `base[arguments]`.
  func element(_ base: Value, _ arguments: ScriptArguments) throws(ScriptFailure) -> Value {
    switch base {
    case .foreign(let foreign):
      if let value = try foreign.subscripted(arguments) { return value }
    case .binding(let binding):
      if let key = arguments.values.first { return .binding(binding.appending(.element(key))) }
    case .none: throw ScriptFailure(.unwrappedNil)
    default:
      if let value = try callStandard(
        base, "subscript", arguments.labels, arguments.values)
      {
        return value
      }
    }
    throw ScriptFailure(.unknownMember("subscript", type: base.typeName, candidates: []))
  }
}
