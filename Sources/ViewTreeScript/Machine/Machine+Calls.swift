import ViewTreeNumbers

extension ScriptMachine {
  func evaluateArguments(_ site: CallSite, _ frame: Activation) throws(ScriptFailure) -> [Value] {
    if site.arguments.count == 1 { return [try evaluate(site.arguments[0], frame)] }
    var values: [Value] = []
    values.reserveCapacity(site.arguments.count)
    for argument in site.arguments { values.append(try evaluate(argument, frame)) }
    return values
  }

  /// The arguments by the parameters that take them.
  func arranged(_ values: [Value], _ site: CallSite) -> MemberArguments {
    guard let sources = site.sources else { return MemberArguments(values) }
    return MemberArguments(
      sources.map { source in
        switch source {
        case .argument(let place): values[place]
        case .variadic(let places): .array(places.map { values[$0] })
        case .missing: .void
        }
      })
  }

  func evaluateCall(_ node: Node, _ frame: Activation) throws(ScriptFailure) -> Value {
    guard let id = node.operation.callSite else { return .void }
    let site = frame.code.calls[id]
    do {
      switch node.operation {
      case .callMethod: return try callMethod(site, node, frame)
      case .callMutating: return try callMutating(site, node, frame)
      case .callFunction: return try callFunction(site, node, frame)
      case .callDeclared: return try callDeclared(site, node, frame)
      case .construct: return try construct(site, frame)
      case .constructDeclared: return try constructDeclared(site, frame)
      case .makeCase: return try makeCase(site, frame)
      case .callInitializer: return try callStandard(site, isInitializer: true, frame)
      default: return try callStandard(site, isInitializer: false, frame)
      }
    } catch {
      throw located(error, node, frame)
    }
  }

  // MARK: Construction

  private func construct(_ site: CallSite, _ frame: Activation) throws(ScriptFailure) -> Value {
    let fields = try evaluateArguments(site, frame)
    for field in fields { try chargeNested(field) }
    guard let shape = site.nominal else { return .void }
    return .nominal(NominalValue(shape: shape, fields: fields))
  }

  private func constructDeclared(
    _ site: CallSite, _ frame: Activation
  ) throws(ScriptFailure) -> Value {
    guard let shape = site.nominal else { return .void }
    let arguments = try evaluateArguments(site, frame)
    let entry = types.entries[shape.declaration]
    var fields: [Value] = []
    fields.reserveCapacity(site.fieldSources.count)
    for (place, source) in site.fieldSources.enumerated() {
      var value = Value.none
      if let source {
        value = arguments[source]
      } else if let program = try types.firstValue(ofField: place, in: shape.declaration) {
        value = try evaluate(program, in: frame.environment)
      }
      try chargeNested(value)
      fields.append(value)
    }
    if entry.isClass { return makeObject(entry, fields: fields) }
    return .nominal(NominalValue(shape: shape, fields: fields))
  }

  private func makeCase(_ site: CallSite, _ frame: Activation) throws(ScriptFailure) -> Value {
    guard let shape = site.enumShape else { return .void }
    let payload = arranged(try evaluateArguments(site, frame), site).values
    for value in payload { try chargeNested(value) }
    return .enumCase(EnumValue(shape: shape, payload: payload))
  }

  /// Creates a value of a type that is looked up by name at run time.
  func make(_ name: String, _ arguments: ScriptArguments) throws(ScriptFailure) -> Value {
    if let entry = types.entry(name), !entry.isEnum, !entry.isClass,
      arguments.values.count == entry.fields.count
    {
      return .nominal(NominalValue(shape: entry.shape, fields: arguments.values))
    }
    return try callStandard(name, arguments)
  }

  // MARK: Functions

  /// Calls a function or initializer without a receiver.
  private func callStandard(
    _ site: CallSite, isInitializer: Bool, _ frame: Activation
  ) throws(ScriptFailure) -> Value {
    if case .exchanging? = site.standard?.action { return try exchange(site, frame) }
    let arguments = try evaluateArguments(site, frame)
    if let standard = site.standard {
      return try run(standard, .void, arranged(arguments, site))
    }
    let given = ScriptArguments(arguments, labels: site.labels)
    if isInitializer { return try make(site.member.name, given) }
    return try callStandard(site.member.name, given)
  }

  /// `swap(&a, &b)`
  private func exchange(_ site: CallSite, _ frame: Activation) throws(ScriptFailure) -> Value {
    let places = site.arguments.compactMap { frame.code.nodes[$0].operation.inoutPlace }
    guard places.count == 2 else { return .void }
    let first = try evaluate(places[0], frame)
    let second = try evaluate(places[1], frame)
    for (place, new) in [(places[0], second), (places[1], first)] {
      _ = try mutate(place, frame) { (value: inout Value) in
        value = new
        return .void
      }
    }
    return .void
  }

  private func callFunction(
    _ site: CallSite, _ node: Node, _ frame: Activation
  ) throws(ScriptFailure) -> Value {
    let callee = try evaluate(site.base, frame)
    if callee.isNone, node.flags.contains(.optionalChain) { return .none }
    switch callee {
    case .function(let function):
      if case .host(let body) = function.form, site.arguments.isEmpty {
        try step()
        return try body()
      }
      let arguments = arranged(try evaluateArguments(site, frame), site).values
      if case .bound(let member, let level) = function.form {
        let labels = site.labels ?? arguments.map { _ in nil }
        return try call(member, of: level, arguments, labels: labels)
      }
      guard site.hasInout else { return try invoke(function, arguments, labels: nil) }
      if case .declared(let reference, let receiver) = function.form {
        return try callInout(reference, receiver, arguments, site, frame)
      }
      guard case .closure(let code, let index, let captured, let level) = function.form else {
        throw ScriptFailure(.notCallable("a function with an inout parameter is needed"))
      }
      return try callInout(
        code, index, captured: captured, environment: level, arguments, site, frame)
    case .type(let type):
      return try make(
        type.name, ScriptArguments(try evaluateArguments(site, frame), labels: site.labels))
    default: throw ScriptFailure(.notCallable(callee.typeName))
    }
  }

  /// Calls a function with inout arguments: the values are copied in and written back.
  ///
  /// For a method, the receiver comes first. `receiver` is its node, if the method may change it.
  private func callInout(
    _ code: Code, _ index: Int, captured: [VariableBox] = [], environment: ScriptEnvironment,
    after first: Value? = nil, at receiver: ID<Node>? = nil, _ arguments: [Value], _ site: CallSite,
    _ frame: Activation
  ) throws(ScriptFailure) -> Value {
    let base = stackTop
    try reserve(code, index, at: base)
    let values = (first.map { [$0] } ?? []) + arguments
    fill(code, index, base) { slot in slot < values.count ? values[slot] : .void }
    let boxes = code.functions[index].boxCount > 0 ? makeBoxes(code, index, base) : nil
    var results: [(node: ID<Node>, value: Value)] = []
    let result: Value
    do {
      defer { leave(base) }
      result = try runBody(
        code, index, base: base, captured: captured, environment: environment, boxes: boxes)
      let shift = first == nil ? 0 : 1
      let places =
        (receiver.map { [(0, $0)] } ?? [])
        + inoutPlaces(site, frame).map { ($0.0 + shift, $0.1) }
      for (parameter, place) in places {
        let box = code.functions[index].boxedParameters.first { Int($0.slot) == parameter }
        let value =
          box.flatMap { boxes?.boxes[Int($0.box)].value } ?? stack[base + parameter]
        results.append((place, value))
      }
    }
    for (node, value) in results {
      _ = try mutate(node, frame) { (place: inout Value) in
        place = value
        return .void
      }
    }
    return result
  }

  /// Calls a method of a declared type with inout arguments.
  private func callInout(
    _ reference: TypeTable.MethodReference, _ receiver: Value?, at place: ID<Node>? = nil,
    _ arguments: [Value], _ site: CallSite, _ frame: Activation
  ) throws(ScriptFailure) -> Value {
    let reference = dispatched(reference, receiver)
    let program = try types.program(of: reference)
    let signature = types.entries[reference.type].methods[reference.method].signature
    guard signature.kind != .initializer else {
      throw ScriptFailure(.notCallable(signature.name))
    }
    return try callInout(
      program.code, program.entry, environment: ScriptEnvironment(), after: receiver, at: place,
      arguments, site, frame)
  }

  /// The `inout` parameters, with the nodes of the variables that are passed.
  private func inoutPlaces(_ site: CallSite, _ frame: Activation) -> [(Int, ID<Node>)] {
    let sources = site.sources ?? site.arguments.indices.map { .argument($0) }
    var found: [(Int, ID<Node>)] = []
    for (parameter, source) in sources.enumerated() {
      guard case .argument(let place) = source else { continue }
      if let variable = frame.code.nodes[site.arguments[place]].operation.inoutPlace {
        found.append((parameter, variable))
      }
    }
    return found
  }

  private func callDeclared(
    _ site: CallSite, _ node: Node, _ frame: Activation
  ) throws(ScriptFailure) -> Value {
    guard let reference = site.declared else { return .void }
    let receiver = site.base.exists ? try evaluate(site.base, frame) : nil
    if let receiver, receiver.isNone, node.flags.contains(.optionalChain) { return .none }
    let arguments = arranged(try evaluateArguments(site, frame), site).values
    if site.hasInout { return try callInout(reference, receiver, arguments, site, frame) }
    return try callDeclared(reference, receiver, arguments)
  }

  func evaluateDeclaredFunction(
    _ site: CallSite, _ frame: Activation
  ) throws(ScriptFailure) -> Value {
    guard let reference = site.declared else { return .void }
    let receiver = site.base.exists ? try evaluate(site.base, frame) : nil
    return .function(FunctionValue(.declared(reference, receiver)))
  }

  // MARK: Methods

  private func callMethod(
    _ site: CallSite, _ node: Node, _ frame: Activation
  ) throws(ScriptFailure) -> Value {
    let receiver = try evaluate(site.base, frame)
    if receiver.isNone, node.flags.contains(.optionalChain) { return .none }
    let arguments = try evaluateArguments(site, frame)
    if let standard = site.standard, !receiver.isHosted {
      return try run(standard, receiver, arranged(arguments, site))
    }
    return try call(receiver, site.member, ScriptArguments(arguments, labels: site.labels))
  }

  private func callMutating(
    _ site: CallSite, _ node: Node, _ frame: Activation
  ) throws(ScriptFailure) -> Value {
    if site.hasInout, let reference = site.declared {
      let receiver = try evaluate(site.base, frame)
      if receiver.isNone, node.flags.contains(.optionalChain) { return .none }
      let arguments = arranged(try evaluateArguments(site, frame), site).values
      return try callInout(reference, receiver, at: site.base, arguments, site, frame)
    }
    let arguments = try evaluateArguments(site, frame)
    return try mutate(site.base, frame) { (receiver: inout Value) throws(ScriptFailure) in
      if receiver.isNone, node.flags.contains(.optionalChain) { return .none }
      return try self.place(node, frame) { () throws(ScriptFailure) in
        if let reference = site.declared {
          return try self.callDeclared(
            reference, mutating: &receiver, self.arranged(arguments, site).values)
        }
        if case .changing(let body)? = site.standard?.action, !receiver.isHosted {
          return try body(self, &receiver, self.arranged(arguments, site))
        }
        return try self.callMutating(
          &receiver, site.member, ScriptArguments(arguments, labels: site.labels))
      }
    }
  }

  /// Calls a method that may change its receiver, looked up at run time.
  func callMutating(
    _ receiver: inout Value, _ name: MemberReference, _ arguments: ScriptArguments
  ) throws(ScriptFailure) -> Value {
    if case .binding(let binding) = receiver {
      return try mutate(binding) { (value: inout Value) throws(ScriptFailure) in
        try self.callMutating(&value, name, arguments)
      }
    }
    if let reference = declaredMethod(name.name, of: receiver) {
      return try callDeclared(reference, mutating: &receiver, arguments.values)
    }
    if let result = try changeStandard(
      &receiver, name.name, arguments.labels, arguments.values)
    {
      return result
    }
    return try call(receiver, name, arguments)
  }

  /// Calls a nonmutating method, which is looked up now.
  func call(
    _ receiver: Value, _ name: MemberReference, _ arguments: ScriptArguments
  ) throws(ScriptFailure) -> Value {
    switch receiver {
    case .foreign(let foreign):
      if let result = try foreign.call(name.name, arguments) { return result }
    case .binding(let binding): return try call(readThrough(binding), name, arguments)
    case .nominal(let nominal):
      if case .function(let function)? = nominal[name.name] {
        return try invoke(function, arguments.values, labels: nil)
      }
    case .tuple(let tuple):
      if let place = tuple.index(of: name.name),
        case .function(let function) = tuple.elements[place]
      {
        return try invoke(function, arguments.values, labels: nil)
      }
    case .enumCase(let value) where value.isImplicitZero:
      for type in ["CGRect", "CGPoint", "CGSize"] {
        if let zero = try readStandard(type: type, "zero"),
          let result = try callStandard(zero, name.name, arguments.labels, arguments.values)
        {
          return result
        }
      }
    case .type(let type):
      if let reference = types.method(name.name, ofType: type.name, isStatic: true) {
        return try callDeclared(reference, nil, arguments.values)
      }
      if let member = try staticMember(name.name, of: type.name), case .function = member {
        return try invoke(try function(member), arguments.values, labels: nil)
      }
    default: break
    }
    if let first = declaredMethod(name.name, of: receiver) {
      let reference = types.overload(of: first, labels: arguments.labelList)
      return try callDeclared(reference, receiver, arguments.values)
    }
    if let result = try callStandard(receiver, name.name, arguments.labels, arguments.values) {
      return result
    }
    if case .enumCase(let value) = receiver, types.entry(value.typeName ?? "") == nil {
      // A method of a type that is known only by name makes another such value.
      return .enumCase(
        EnumValue(
          typeName: value.typeName, name: name.name, payload: [receiver] + arguments.values))
    }
    throw unknownMember(receiver, name)
  }

  // MARK: Arguments

  /// The function that an argument is.
  func function(_ value: Value) throws(ScriptFailure) -> FunctionValue {
    switch value {
    case .function(let function): return function
    case .type(let type): return FunctionValue(.type(type.name))
    default:
      throw ScriptFailure(.typeMismatch(expected: "a closure", found: value.typeName))
    }
  }

  func integer(_ value: Value?) throws(ScriptFailure) -> Int {
    if case .int(let number)? = value { return number }
    throw ScriptFailure(.typeMismatch(expected: "Int", found: value?.typeName ?? "nothing"))
  }

  func double(_ value: Value?) throws(ScriptFailure) -> Double {
    if let number = value?.number { return number }
    throw ScriptFailure(.typeMismatch(expected: "Double", found: value?.typeName ?? "nothing"))
  }

  func string(_ value: Value?) throws(ScriptFailure) -> String {
    if case .string(let text)? = value { return text }
    throw ScriptFailure(.typeMismatch(expected: "String", found: value?.typeName ?? "nothing"))
  }

  func bool(_ value: Value) throws(ScriptFailure) -> Bool {
    if case .bool(let bool) = value { return bool }
    throw ScriptFailure(.notABoolean(value.typeName))
  }
}

extension Value {
  /// True if the host provides its members, or the value that a binding refers to does.
  var isHosted: Bool {
    switch self {
    case .foreign, .binding: true
    default: false
    }
  }

  var isBinding: Bool {
    if case .binding = self { return true }
    return false
  }

  var isText: Bool {
    if case .string = self { return true }
    return false
  }
}
