import ViewTreeNumbers

/// Reads members and elements.
extension ScriptMachine {
  func evaluateMember(
    _ base: ID<Node>, _ name: ID<MemberReference>, _ standard: ID<StandardMember>, _ node: Node,
    _ frame: Activation
  ) throws(ScriptFailure) -> Value {
    let base = base.exists ? try evaluate(base, frame) : .void
    if case .none = base, node.flags.contains(.optionalChain) { return .none }
    do {
      guard standard.exists else { return try member(base, frame.code.members[name]) }
      return try run(frame.code.standards[standard], base, MemberArguments([]))
    } catch {
      throw located(error, node, frame)
    }
  }

  func evaluateField(
    _ base: ID<Node>, _ index: Int, _ name: ID<MemberReference>, _ node: Node,
    _ frame: Activation
  ) throws(ScriptFailure) -> Value {
    let base = try evaluate(base, frame)
    switch base {
    case .nominal(let nominal):
      // A value from the host may lack fields or have them in another order.
      if nominal.shape.declaration >= 0, index < nominal.fields.count {
        return nominal.fields[index]
      }
      if let value = nominal[frame.code.members[name].name] { return value }
    case .none where node.flags.contains(.optionalChain): return .none
    default: break
    }
    return try place(node, frame) { () throws(ScriptFailure) in
      try member(base, frame.code.members[name])
    }
  }

  func evaluateElement(
    _ base: ID<Node>, _ index: Int, _ node: Node, _ frame: Activation
  ) throws(ScriptFailure) -> Value {
    let base = try evaluate(base, frame)
    if case .none = base, node.flags.contains(.optionalChain) { return .none }
    guard case .tuple(let tuple) = base, index < tuple.elements.count else {
      throw failure(.typeMismatch(expected: "a tuple", found: base.typeName), node, frame)
    }
    return tuple.elements[index]
  }

  func evaluateSubscript(
    _ site: CallSite, _ node: Node, _ frame: Activation
  ) throws(ScriptFailure) -> Value {
    let base = try evaluate(site.base, frame)
    if case .none = base, node.flags.contains(.optionalChain) { return .none }
    let arguments = try evaluateArguments(site, frame)
    do {
      guard let standard = site.standard, !base.isBinding else {
        return try element(base, ScriptArguments(arguments, labels: site.labels))
      }
      if case .foreign(let foreign) = base {
        return try subscripted(foreign, base, ScriptArguments(arguments, labels: site.labels))
      }
      return try run(standard, base, arranged(arguments, site))
    } catch {
      throw located(error, node, frame)
    }
  }

  private func subscripted(
    _ foreign: any ForeignValue, _ base: Value, _ arguments: ScriptArguments
  ) throws(ScriptFailure) -> Value {
    if let value = try foreign.subscripted(arguments) { return value }
    throw ScriptFailure(.unknownMember("subscript", type: base.typeName, candidates: []))
  }

  /// The property of a value, looked up now.
  func member(_ base: Value, _ name: MemberReference) throws(ScriptFailure) -> Value {
    switch base {
    case .nominal(let nominal):
      if let index = nominal.shape.index(of: name.name) { return nominal.fields[index] }
    case .foreign(let foreign): if let value = try foreign.member(name.name) { return value }
    case .tuple(let tuple):
      if let index = tuple.index(of: name.name) { return tuple.elements[index] }
    case .binding(let binding):
      if name.name == "wrappedValue" { return try read(binding) }
      return .binding(binding.appending(.member(name.name)))
    case .enumCase(let value):
      if let result = try enumMember(value, base, name) { return result }
    case .type(let type):
      if let result = try staticMember(name.name, of: type.name) { return result }
    default: break
    }
    if let reference = declaredMethod(name.name, of: base) {
      let method = types.entries[reference.type].methods[reference.method]
      if method.isProperty { return try callDeclared(reference, base, []) }
      return .function(FunctionValue(.declared(reference, base)))
    }
    if let value = try readStandard(base, name.name) { return value }
    if case .enumCase(let value) = base,
      EnumValue.styleProperties.contains(name.name)
        || EnumValue.effectProperties.contains(name.name),
      types.entry(value.typeName ?? "") == nil
    {
      return .enumCase(
        EnumValue(typeName: value.typeName, name: name.name, payload: [base]))
    }
    throw unknownMember(base, name)
  }

  private func enumMember(
    _ value: EnumValue, _ base: Value, _ name: MemberReference
  ) throws(ScriptFailure) -> Value? {
    if name.name == "rawValue", let raw = types.rawValue(of: base) { return raw }
    if value.isImplicitZero {
      for type in ["CGRect", "CGPoint"] {
        guard let zero = try readStandard(type: type, "zero") else { continue }
        if let result = try readStandard(zero, name.name) { return result }
      }
      return nil
    }
    if let number = base.number { return try readStandard(.double(number), name.name) }
    return nil
  }

  /// The problem that a value has no such member.
  func unknownMember(_ base: Value, _ name: MemberReference) -> ScriptFailure {
    if base.isNone { return ScriptFailure(.unwrappedNil) }
    if case .nominal(let value) = base, value.standInWords != nil {
      return ScriptFailure(.memberOfUndeclared(name.name, type: value.typeName))
    }
    return ScriptFailure(
      .unknownMember(name.name, type: base.typeName, candidates: memberNames(base)))
  }

  private func memberNames(_ base: Value) -> [String] {
    switch base {
    case .nominal(let nominal):
      return nominal.shape.labels + (types.entry(nominal.typeName)?.memberNames ?? [])
    case .tuple(let tuple): return tuple.labels?.compactMap { $0 } ?? []
    default:
      return StandardTypes.named(base.typeName).map { StandardTypes.memberNames(of: $0) } ?? []
    }
  }

  /// The result of `base[arguments]`, looked up now.
  func element(_ base: Value, _ arguments: ScriptArguments) throws(ScriptFailure) -> Value {
    switch base {
    case .foreign(let foreign): return try subscripted(foreign, base, arguments)
    case .binding(let binding):
      if let key = arguments.values.first { return .binding(binding.appending(.element(key))) }
    case .none: throw ScriptFailure(.unwrappedNil)
    default: break
    }
    if let first = declaredMethod("subscript", of: base) {
      let reference = types.overload(of: first, labels: arguments.labelList)
      return try callDeclared(reference, base, arguments.values)
    }
    if let value = try callStandard(base, "subscript", arguments.labels, arguments.values) {
      return value
    }
    throw ScriptFailure(.unknownMember("subscript", type: base.typeName, candidates: []))
  }
}
