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
    case .array(let elements): if let value = arrayMember(elements, name) { return value }
    case .dictionary(let dictionary):
      if let value = dictionaryMember(dictionary, name) { return value }
    case .string(let text): if let value = stringMember(text, name) { return value }
    case .int, .double: if let value = numberMember(base, name) { return value }
    case .tuple(let tuple):
      if let index = tuple.index(of: name.name) { return tuple.elements[index] }
    case .range(let range): if let value = try rangeMember(range, name) { return value }
    case .enumCase(let value):
      if let result = try enumMember(value, base, name) { return result }
    case .binding(let binding):
      if name.known == .wrappedValue { return try read(binding) }
      return .binding(binding.appending(.member(name.name)))
    case .bool(let value) where name.known == .description: return .string(String(value))
    default: if let value = geometryMember(base, name) { return value }
    }
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
    if value.isImplicitZero { return Self.zeroMember(name) }
    if let number = base.number { return numberMember(.double(number), name) }
    return nil
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
    case .array:
      return ["append", "map", "filter", "first", "last", "count", "isEmpty", "contains", "reduce"]
    case .dictionary: return ["keys", "values", "count", "isEmpty", "merge", "mapValues"]
    case .string: return ["count", "isEmpty", "uppercased", "lowercased", "hasPrefix", "hasSuffix"]
    case .rect:
      return ["minX", "midX", "maxX", "minY", "midY", "maxY", "width", "height", "origin", "size"]
    case .size: return ["width", "height"]
    case .point, .unitPoint: return ["x", "y"]
    default: return []
    }
  }

  /// The result of `base[arguments]`.
  func element(_ base: Value, _ arguments: ScriptArguments) throws(ScriptFailure) -> Value {
    switch base {
    case .foreign(let foreign):
      if let value = try foreign.subscripted(arguments) { return value }
    case .array(let elements): return try arrayElement(elements, arguments)
    case .dictionary(let dictionary):
      guard let key = arguments.values.first else { return .none }
      return dictionary[key] ?? (arguments.label(1) == "default" ? arguments.values[1] : .none)
    case .binding(let binding):
      if let key = arguments.values.first { return .binding(binding.appending(.element(key))) }
    case .range: return try arrayElement(elements(of: base), arguments)
    case .none: throw ScriptFailure(.unwrappedNil)
    default: break
    }
    throw ScriptFailure(.unknownMember("subscript", type: base.typeName, candidates: []))
  }

  private func arrayElement(
    _ elements: [Value], _ arguments: ScriptArguments
  ) throws(ScriptFailure) -> Value {
    switch arguments.values.first {
    case .int(let index)?:
      guard elements.indices.contains(index) else {
        throw ScriptFailure(.indexOutOfRange(index, count: elements.count))
      }
      return elements[index]
    case .range(let range)?:
      let bounds = try clip(range, count: elements.count)
      try charge(bounds.count)
      return .array(Array(elements[bounds]))
    default:
      throw ScriptFailure(
        .typeMismatch(expected: "Int", found: arguments.values.first?.typeName ?? "nothing"))
    }
  }

  /// The indices that a range selects of `count` elements.
  private func clip(_ range: RangeValue, count: Int) throws(ScriptFailure) -> Range<Int> {
    let low = try range.lower.map { value throws(ScriptFailure) in try integer(value) } ?? 0
    var high = try range.upper.map { value throws(ScriptFailure) in try integer(value) } ?? count
    if range.isClosed, range.upper != nil {
      let (end, overflow) = high.addingReportingOverflow(1)
      if overflow { throw ScriptFailure(.indexOutOfRange(high, count: count)) }
      high = end
    }
    guard low >= 0, low <= count else { throw ScriptFailure(.indexOutOfRange(low, count: count)) }
    guard high >= low, high <= count else {
      throw ScriptFailure(.indexOutOfRange(high, count: count))
    }
    return low..<high
  }

  private func rangeMember(
    _ range: RangeValue, _ name: MemberReference
  ) throws(ScriptFailure) -> Value? {
    switch name.known {
    case .lowerBound: return range.lower
    case .upperBound: return range.upper
    case .count, .isEmpty, .first, .last:
      guard let bounds = range.integers else { return nil }
      switch name.known {
      case .count: return .int(bounds.count)
      case .isEmpty: return .bool(bounds.isEmpty)
      case .first: return bounds.first.map { .int($0) } ?? Value.none
      default: return bounds.last.map { .int($0) } ?? Value.none
      }
    default: return nil
    }
  }
}
