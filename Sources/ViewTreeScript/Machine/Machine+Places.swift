extension ScriptMachine {
  func executeAssignment(_ node: Node, _ frame: Activation) throws(ScriptFailure) {
    let value = try evaluate(node.b, frame)
    let target = frame.code.nodes[Int(node.a)]
    if target.operation == .tuplePattern {
      guard case .tuple(let tuple) = value, tuple.elements.count == Int(target.b) else {
        throw failure(.typeMismatch(expected: "a tuple", found: value.typeName), node, frame)
      }
      for (place, element) in tuple.elements.enumerated() {
        let index = frame.code.lists[Int(target.a) + place]
        if frame.code.nodes[Int(index)].operation == .wildcard { continue }
        try assign(index, element, frame)
      }
      return
    }
    try assign(node.a, value, frame)
  }

  private func assign(_ target: Int32, _ value: Value, _ frame: Activation) throws(ScriptFailure) {
    let node = frame.code.nodes[Int(target)]
    let isPart = node.operation != .local
    _ = try mutate(target, frame) { (place: inout Value) throws(ScriptFailure) in
      if isPart { try self.chargeNested(value) }
      do throws(ScriptFailure) {
        place = try self.keepingType(of: place, value)
      } catch {
        throw self.located(error, node, frame)
      }
      return .void
    }
  }

  /// A new value for a place: an integer literal given to a `Double` is one, and `.zero` takes the
  /// type of the value it replaces.
  ///
  /// Throws where Swift would not compile: a text for a number, say. `nil` may be an optional's.
  private func keepingType(of old: Value, _ new: Value) throws(ScriptFailure) -> Value {
    if let before = PlainType(old), let after = PlainType(new), before != after {
      throw ScriptFailure(.typeMismatch(expected: before.name, found: new.typeName))
    }
    switch (old, new) {
    case (.double, .int(let number)): return .double(Double(number))
    case (.tuple(let before), .tuple(let after))
    where before.labels != nil && after.labels == nil
      && before.elements.count == after.elements.count:
      return .tuple(TupleValue(labels: before.labels, elements: after.elements))
    case (.double, .enumCase): return new.number.map { .double($0) } ?? new
    case (_, .enumCase(let zero)) where zero.isImplicitZero:
      return Self.zero(like: old) ?? new
    default: return new
    }
  }

  private static func zero(like value: Value) -> Value? {
    value.isGeometry ? StaticMembers.zero(TypeNote(name: value.typeName)) : nil
  }

  func executeCompoundAssignment(_ node: Node, _ frame: Activation) throws(ScriptFailure) {
    let operand = try evaluate(node.b, frame)
    guard let infix = BinaryOperator(rawValue: node.c) else { return }
    let operandFlags = frame.code.nodes[Int(node.b)].flags
    try place(node, frame) { () throws(ScriptFailure) in
      _ = try mutate(node.a, frame) { (place: inout Value) throws(ScriptFailure) in
        try self.compound(infix, &place, operand, node.flags, operandFlags)
        return .void
      }
    }
  }

  private func compound(
    _ infix: BinaryOperator, _ place: inout Value, _ operand: Value, _ flags: Node.Flags,
    _ operandFlags: Node.Flags
  ) throws(ScriptFailure) {
    if infix == .add, place.sort == .array { return try append(&place, contentsOf: operand) }
    if infix == .add, place.sort == .string, case .string(let suffix) = operand {
      try charge(suffix.utf8.count)
      return mutateString(&place) { $0 += suffix }
    }
    switch (place, operand) {
    case (.int, .double) where flags.contains(.firmInteger),
      (.double, .int)
    where operandFlags.contains(.firmInteger) && !operandFlags.contains(.integerLiteral):
      throw ScriptFailure(
        .mixedNumberTypes(
          infix.spelling + "=", left: place.typeName, right: operand.typeName))
    default: place = try combine(infix, place, operand)
    }
  }

  // MARK: Changing a place

  /// Runs `body` on the value at a place, which is moved out and back, never copied.
  func mutate(
    _ target: Int32, _ frame: Activation,
    _ body: (inout Value) throws(ScriptFailure) -> Value
  ) throws(ScriptFailure) -> Value {
    let node = frame.code.nodes[Int(target)]
    switch node.operation {
    case .local: return try mutate(slot: frame.base + Int(node.a), body)
    case .boxed:
      guard let box = frame.boxes?.boxes[Int(node.a)] else { return .void }
      return try mutate(box, body)
    case .captured: return try mutate(frame.captured[Int(node.a)], body)
    case .scope: return try mutateScope(node, frame, body)
    case .binding:
      guard case .binding(let binding) = try evaluate(target, frame) else { return .void }
      writes.place = node.range
      return try mutate(binding, body)
    case .member:
      let name = frame.code.members[Int(node.b)]
      if name.known == .wrappedValue, frame.code.nodes[Int(node.a)].operation == .binding {
        return try mutate(node.a, frame, body)
      }
      return try mutate(node.a, frame) { (base: inout Value) throws(ScriptFailure) in
        try self.place(node, frame) { () throws(ScriptFailure) in
          try self.mutateMember(&base, name, body)
        }
      }
    case .subscripted: return try mutateSubscript(node, frame, body)
    case .optionalTry:
      return try mutate(node.a, frame) { (base: inout Value) throws(ScriptFailure) in
        base.isNone ? .none : try body(&base)
      }
    case .force:
      return try mutate(node.a, frame) { (base: inout Value) throws(ScriptFailure) in
        if base.isNone { throw self.failure(.unwrappedNil, node, frame) }
        return try body(&base)
      }
    default: throw failure(.notAssignable, node, frame)
    }
  }

  /// The value leaves its slot meanwhile, so that a closure that reads it sees no half-made value.
  private func mutate(
    slot: Int, _ body: (inout Value) throws(ScriptFailure) -> Value
  ) throws(ScriptFailure) -> Value {
    var value = Value.void
    swap(&value, &stack[slot])
    defer { swap(&value, &stack[slot]) }
    return try body(&value)
  }

  private func mutate(
    _ box: VariableBox, _ body: (inout Value) throws(ScriptFailure) -> Value
  ) throws(ScriptFailure) -> Value {
    var value = Value.void
    swap(&value, &box.value)
    defer { swap(&value, &box.value) }
    return try body(&value)
  }

  private func mutateScope(
    _ node: Node, _ frame: Activation,
    _ body: (inout Value) throws(ScriptFailure) -> Value
  ) throws(ScriptFailure) -> Value {
    let environment = try environment(node, frame)
    let index = Int(node.b)
    writes.place = node.range
    if case .binding(let binding) = environment.values[index] {
      return try place(node, frame) { () throws(ScriptFailure) in try mutate(binding, body) }
    }
    return try mutateVariable(environment, index, body)
  }

  func mutate(
    _ environment: ScriptEnvironment, _ index: Int,
    _ body: (inout Value) throws(ScriptFailure) -> Value
  ) throws(ScriptFailure) -> Value {
    var value = Value.void
    swap(&value, &environment.values[index])
    defer { swap(&value, &environment.values[index]) }
    return try body(&value)
  }

  private func mutateSubscript(
    _ node: Node, _ frame: Activation,
    _ body: (inout Value) throws(ScriptFailure) -> Value
  ) throws(ScriptFailure) -> Value {
    let site = frame.code.calls[Int(node.a)]
    let arguments = ScriptArguments(
      try evaluateArguments(site, frame), labels: site.labels)
    return try mutate(site.base, frame) { (base: inout Value) throws(ScriptFailure) in
      try self.place(node, frame) { () throws(ScriptFailure) in
        try self.mutateElement(&base, arguments, body)
      }
    }
  }

  // MARK: Parts of values

  func mutateElement(
    _ base: inout Value, _ arguments: ScriptArguments,
    _ body: (inout Value) throws(ScriptFailure) -> Value
  ) throws(ScriptFailure) -> Value {
    guard let key = arguments.values.first else { throw ScriptFailure(.notAssignable) }
    switch base.sort {
    case .array: return try mutateArrayElement(&base, key, body)
    case .dictionary: return try mutatePair(&base, key, arguments, body)
    default: break
    }
    switch base {
    case .binding(let binding): return try mutate(binding.appending(.element(key)), body)
    default:
      throw ScriptFailure(.typeMismatch(expected: "Array or Dictionary", found: base.typeName))
    }
  }

  private func mutatePair(
    _ base: inout Value, _ key: Value, _ arguments: ScriptArguments,
    _ body: (inout Value) throws(ScriptFailure) -> Value
  ) throws(ScriptFailure) -> Value {
    guard case .dictionary(var dictionary) = base else { return .void }
    base = .void
    defer { base = .dictionary(dictionary) }
    let isDefaulted = arguments.label(1) == "default"
    var value = dictionary.take(key) ?? (isDefaulted ? arguments.values[1] : .none)
    defer { dictionary[key] = value.isNone && !isDefaulted ? nil : value }
    try charge(1)
    return try body(&value)
  }

  private func mutateArrayElement(
    _ base: inout Value, _ key: Value, _ body: (inout Value) throws(ScriptFailure) -> Value
  ) throws(ScriptFailure) -> Value {
    guard case .array(var elements) = base else { return .void }
    guard case .int(let index) = key else {
      throw ScriptFailure(.typeMismatch(expected: "Int", found: key.typeName))
    }
    guard elements.indices.contains(index) else {
      throw ScriptFailure(.indexOutOfRange(index, count: elements.count))
    }
    base = .void
    defer { base = .array(elements) }
    return try body(&elements[index])
  }

  func mutateMember(
    _ base: inout Value, _ name: MemberReference,
    _ body: (inout Value) throws(ScriptFailure) -> Value
  ) throws(ScriptFailure) -> Value {
    switch base.sort {
    case .nominal: return try mutateField(&base, name, body)
    case .tuple: return try mutateTuple(&base, name, body)
    default: break
    }
    switch base {
    case .binding(let binding):
      if name.known == .wrappedValue { return try mutate(binding, body) }
      return try mutate(binding.appending(.member(name.name)), body)
    case .enumCase(let zero) where zero.isImplicitZero:
      throw ScriptFailure(
        .host(
          "the type of '.zero' is not known here",
          help: "write it with its type, as in 'CGRect.zero'"))
    default:
      var value = try member(base, name)
      let result = try body(&value)
      base = try replacing(name, of: base, with: value)
      return result
    }
  }

  private func mutateTuple(
    _ base: inout Value, _ name: MemberReference,
    _ body: (inout Value) throws(ScriptFailure) -> Value
  ) throws(ScriptFailure) -> Value {
    guard case .tuple(var tuple) = base else { return .void }
    guard let index = tuple.index(of: name.name) else { throw unknownMember(base, name) }
    base = .void
    defer { base = .tuple(tuple) }
    return try body(&tuple.elements[index])
  }

  private func mutateField(
    _ base: inout Value, _ name: MemberReference,
    _ body: (inout Value) throws(ScriptFailure) -> Value
  ) throws(ScriptFailure) -> Value {
    guard case .nominal(var nominal) = base else { return .void }
    guard let index = nominal.shape.index(of: name.name) else { throw unknownMember(base, name) }
    base = .void
    defer { base = .nominal(nominal) }
    let result = try body(&nominal.fields[index])
    if nominal.shape.declaration >= 0 {
      let type = types.entries[nominal.shape.declaration].fieldTypes[index]
      if !type.isAny { nominal.fields[index] = try coerce(nominal.fields[index], type) }
    }
    return result
  }

  func mutateString(_ place: inout Value, _ body: (inout String) -> Void) {
    guard case .string(var text) = place else { return }
    place = .void
    body(&text)
    place = .string(text)
  }

  // MARK: Bindings

  /// The value that a binding stands for.
  public func read(_ binding: BindingValue) throws(ScriptFailure) -> Value {
    guard binding.index < binding.environment.values.count else {
      throw ScriptFailure(.host("the variable has no value here", help: nil))
    }
    var value = binding.environment.values[binding.index]
    if case .binding(let inner) = value { value = try read(inner) }
    for step in binding.path {
      switch step {
      case .member(let name): value = try member(value, MemberReference(name))
      case .element(let key): value = try element(value, ScriptArguments([key]))
      }
    }
    return value
  }

  /// Assigns to the variable, or the part of it, that a binding stands for.
  public func write(_ binding: BindingValue, _ value: Value) throws(ScriptFailure) {
    _ = try mutate(binding) { (place: inout Value) throws(ScriptFailure) in
      place = try self.keepingType(of: place, value)
      return .void
    }
  }

  func mutate(
    _ binding: BindingValue, _ body: (inout Value) throws(ScriptFailure) -> Value
  ) throws(ScriptFailure) -> Value {
    guard binding.index < binding.environment.values.count else {
      throw ScriptFailure(.host("the variable has no value here", help: nil))
    }
    if case .binding(let inner) = binding.environment.values[binding.index] {
      let whole = BindingValue(
        environment: inner.environment, index: inner.index, path: inner.path + binding.path)
      return try mutate(whole, body)
    }
    return try mutateVariable(binding.environment, binding.index) {
      (root: inout Value) throws(ScriptFailure) in
      try self.mutate(&root, binding.path[...], body)
    }
  }

  private func mutate(
    _ value: inout Value, _ path: ArraySlice<BindingValue.Step>,
    _ body: (inout Value) throws(ScriptFailure) -> Value
  ) throws(ScriptFailure) -> Value {
    guard let step = path.first else { return try body(&value) }
    let rest = path.dropFirst()
    switch step {
    case .member(let name):
      return try mutateMember(&value, MemberReference(name)) {
        (part: inout Value) throws(ScriptFailure) in
        try self.mutate(&part, rest, body)
      }
    case .element(let key):
      return try mutateElement(&value, ScriptArguments([key])) {
        (part: inout Value) throws(ScriptFailure) in
        try self.mutate(&part, rest, body)
      }
    }
  }
}
