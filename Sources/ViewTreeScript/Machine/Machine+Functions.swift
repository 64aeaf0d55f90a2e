import ViewTreeNumbers

extension ScriptMachine {
  /// Checks that a function's frame fits, and adds its node depth.
  func reserve(_ code: Code, _ function: Int, at base: Int) throws(ScriptFailure) {
    if base + code.functions[function].frameSize > Self.stackCapacity {
      throw ScriptFailure(.tooManyCalls)
    }
  }

  /// Initializes a frame: the parameters from `argument`, the rest with `void`.
  func fill(_ code: Code, _ function: Int, _ base: Int, _ argument: (Int) -> Value) {
    let size = code.functions[function].frameSize
    let parameters = code.functions[function].parameterCount
    for slot in 0..<parameters { (stack + base + slot).initialize(to: argument(slot)) }
    if size > parameters {
      (stack + base + parameters).initialize(repeating: .void, count: size - parameters)
    }
    stackTop = base + size
  }

  /// Runs a function whose frame is filled, and empties the frame.
  func run(
    _ code: Code, _ index: Int, base: Int, captured: [VariableBox], environment: ScriptEnvironment
  ) throws(ScriptFailure) -> Value {
    defer { leave(base) }
    return try runBody(
      code, index, base: base, captured: captured, environment: environment, boxes: nil)
  }

  func leave(_ base: Int) {
    (stack + base).deinitialize(count: stackTop - base)
    stackTop = base
  }

  /// Runs the body. The caller passes `boxes` if it needs the parameters afterward.
  func runBody(
    _ code: Code, _ index: Int, base: Int, captured: [VariableBox],
    environment: ScriptEnvironment, boxes given: BoxFrame?
  ) throws(ScriptFailure) -> Value {
    let depth = code.functions[index].nodeDepth &+ 4
    callDepth += 1
    nodeDepth += depth
    defer {
      callDepth -= 1
      nodeDepth -= depth
    }
    if callDepth > budget.depth || nodeDepth > Self.nodeDepthLimit {
      throw ScriptFailure(.tooManyCalls)
    }
    do throws(ScriptFailure) {
      try step(code.functions[index].steps)
    } catch {
      let body = code.nodes[code.functions[index].body]
      throw ScriptFailure(error.kind, range: body.range, origin: code.origin)
    }
    var boxes = given
    if boxes == nil, code.functions[index].boxCount > 0 { boxes = makeBoxes(code, index, base) }
    let frame = Activation(
      code: code, function: index, base: base, captured: captured, boxes: boxes,
      environment: environment)
    let body = code.functions[index].body
    if code.functions[index].isExpression { return try evaluate(body, frame) }
    if code.functions[index].skipsFailingStatements {
      return try executeSkipping(body, frame) == .returned ? takeReturned() : .void
    }
    return try execute(body, frame) == .returned ? takeReturned() : .void
  }

  private func takeReturned() -> Value {
    let value = returned
    returned = .void
    return value
  }

  func makeBoxes(_ code: Code, _ index: Int, _ base: Int) -> BoxFrame {
    let frame = BoxFrame(count: code.functions[index].boxCount)
    for (slot, box) in code.functions[index].boxedParameters {
      frame.boxes[Int(box)].value = stack[base + Int(slot)]
      stack[base + Int(slot)] = .void
    }
    return frame
  }

  /// Runs a function whose first parameter is inout.
  ///
  /// The value moves into the frame and back, so that it's never copied.
  func runInout(
    _ code: Code, _ index: Int, captured: [VariableBox], environment: ScriptEnvironment,
    _ first: inout Value, _ rest: [Value]
  ) throws(ScriptFailure) -> Value {
    let base = stackTop
    try reserve(code, index, at: base)
    fill(code, index, base) { slot in
      slot > 0 && slot <= rest.count ? rest[slot - 1] : .void
    }
    let hasFirst = code.functions[index].parameterCount > 0
    if hasFirst { swap(&first, &stack[base]) }
    let boxes = code.functions[index].boxCount > 0 ? makeBoxes(code, index, base) : nil
    defer {
      if hasFirst { returnFirst(code, index, base, boxes, &first) }
      leave(base)
    }
    return try runBody(
      code, index, base: base, captured: captured, environment: environment, boxes: boxes)
  }

  /// Moves the inout parameter back to the caller, from its box if a closure captured it.
  private func returnFirst(
    _ code: Code, _ index: Int, _ base: Int, _ boxes: BoxFrame?, _ first: inout Value
  ) {
    if let boxes,
      let place = code.functions[index].boxedParameters.first(where: { $0.slot == 0 })
    {
      swap(&first, &boxes.boxes[Int(place.box)].value)
    } else {
      swap(&first, &stack[base])
    }
  }

  // MARK: Function values

  /// Calls a function with one value, as `map` does. A tuple is spread over several parameters.
  func invoke(_ function: FunctionValue, _ argument: Value) throws(ScriptFailure) -> Value {
    guard case .closure(let code, let index, let captured, let environment) = function.form else {
      return try invoke(function, [argument], labels: nil)
    }
    let wanted = code.functions[index].parameterCount
    if wanted > 1, case .tuple(let tuple) = argument {
      return try invoke(function, tuple.elements, labels: nil)
    }
    try checkCount(code, index, 1)
    let base = stackTop
    try reserve(code, index, at: base)
    fill(code, index, base) { slot in slot == 0 ? argument : .void }
    return try run(code, index, base: base, captured: captured, environment: environment)
  }

  /// Calls a function with two values, as `reduce` and `sorted(by:)` do.
  func invoke(
    _ function: FunctionValue, _ first: Value, _ second: Value
  ) throws(ScriptFailure) -> Value {
    if case .binaryOperator(let infix, let kind) = function.form {
      return try combine(infix, first, second, kind)
    }
    return try invoke(function, [first, second], labels: nil)
  }

  /// Calls a function with any number of values.
  package func invoke(
    _ function: FunctionValue, _ arguments: [Value], labels: [String?]?
  ) throws(ScriptFailure) -> Value {
    switch function.form {
    case .host(let body):
      try step()
      return try body()
    case .binaryOperator(let infix, let kind):
      if case .tuple(let tuple)? = arguments.first, arguments.count == 1 {
        return try invoke(function, tuple.elements, labels: nil)
      }
      if arguments.count == 1, infix == .subtract {
        return try negated(arguments[0], kind)
      }
      guard arguments.count == 2 else {
        throw ScriptFailure(.wrongArguments(callee: infix.spelling, expected: "two values"))
      }
      return try combine(infix, arguments[0], arguments[1], kind)
    case .keyPath(let path):
      var value = arguments.first ?? .void
      for name in path { value = try member(value, name) }
      return value
    case .bound(let member, let level):
      return try call(member, of: level, arguments, labels: labels)
    case .member(let member):
      throw ScriptFailure(.notCallable(member.name))
    case .standard(let member, let receiver):
      return try run(member, receiver, MemberArguments(arguments))
    case .type(let name):
      return try make(name, ScriptArguments(arguments, labels: labels))
    case .enumCase(let shape):
      return .enumCase(EnumValue(shape: shape, payload: arguments))
    case .declared(let reference, let receiver):
      return try callDeclared(reference, receiver, arguments)
    case .closure(let code, let index, let captured, let environment):
      try checkCount(code, index, arguments.count)
      let base = stackTop
      try reserve(code, index, at: base)
      fill(code, index, base) { slot in slot < arguments.count ? arguments[slot] : .void }
      return try run(code, index, base: base, captured: captured, environment: environment)
    }
  }

  /// `-` as a function of one value.
  private func negated(_ value: Value, _ kind: NumberKind) throws(ScriptFailure) -> Value {
    switch value {
    case .int(let number):
      return try checked((0).subtractingReportingOverflow(number), kind, "-")
    case .angle(let radians): return .angle(-radians)
    default: return .double(-(try double(value)))
    }
  }

  private func checkCount(_ code: Code, _ index: Int, _ count: Int) throws(ScriptFailure) {
    let function = code.functions[index]
    if count == function.parameterCount { return }
    let name = function.name.isEmpty ? "the closure" : function.name
    throw ScriptFailure(
      .wrongArguments(callee: name, expected: "\(function.parameterCount) arguments, not \(count)"))
  }

  /// Calls a closure whose first parameter is inout, as in `reduce(into:)`.
  func invokeInout(
    _ function: FunctionValue, _ first: inout Value, _ rest: [Value]
  ) throws(ScriptFailure) {
    guard case .closure(let code, let index, let captured, let environment) = function.form else {
      throw ScriptFailure(.notCallable("a function with an inout parameter is needed"))
    }
    _ = try runInout(
      code, index, captured: captured, environment: environment, &first, rest)
  }

  /// Calls a closure, one of whose parameters is inout. Its final value replaces the argument.
  func invoke(
    _ function: FunctionValue, _ arguments: inout [Value], changing place: Int
  ) throws(ScriptFailure) {
    guard case .closure(let code, let index, let captured, let environment) = function.form else {
      throw ScriptFailure(.notCallable("a function with an inout parameter is needed"))
    }
    try checkCount(code, index, arguments.count)
    let base = stackTop
    try reserve(code, index, at: base)
    fill(code, index, base) { slot in slot < arguments.count ? arguments[slot] : .void }
    let boxes = code.functions[index].boxCount > 0 ? makeBoxes(code, index, base) : nil
    defer { leave(base) }
    _ = try runBody(
      code, index, base: base, captured: captured, environment: environment, boxes: boxes)
    let box = code.functions[index].boxedParameters.first { Int($0.slot) == place }
    if let boxes, let box {
      arguments[place] = boxes.boxes[Int(box.box)].value
    } else {
      arguments[place] = stack[base + place]
    }
  }

  // MARK: Declared types

  /// Calls a method, or reads a computed property, of a declared type. A static member has no
  /// receiver.
  func callDeclared(
    _ reference: TypeTable.MethodReference, _ receiver: Value?, _ arguments: [Value]
  ) throws(ScriptFailure) -> Value {
    let reference = dispatched(reference, receiver)
    let program = try types.program(of: reference)
    if types.entries[reference.type].methods[reference.method].isInitializer {
      guard reference.isDirect, let receiver else {
        return try initialize(reference, program, arguments)
      }
      _ = try invoke(program, [receiver] + arguments)
      return try callImpliedInitializer(after: reference, receiver)
    }
    guard let receiver else { return try invoke(program, arguments) }
    guard let object = objectKeepingValue(of: reference, receiver) else {
      return try invoke(program, [receiver] + arguments)
    }
    if let known = object.lazyValue(of: reference) { return known }
    let value = try invoke(program, [receiver])
    object.keep(value, of: reference)
    return value
  }

  /// The member that runs on a receiver: a class may override a member of its superclass.
  func dispatched(
    _ reference: TypeTable.MethodReference, _ receiver: Value?
  ) -> TypeTable.MethodReference {
    guard types.hasSubclasses, !reference.isDirect, case .foreign(let foreign)? = receiver,
      let object = foreign as? ObjectValue
    else { return reference }
    return types.override(of: reference, in: object.shape.declaration)
  }

  /// Runs the initializer of the superclass that Swift calls at the end of an initializer.
  private func callImpliedInitializer(
    after reference: TypeTable.MethodReference, _ object: Value
  ) throws(ScriptFailure) -> Value {
    guard types.hasSubclasses, let implied = types.impliedInitializer(after: reference) else {
      return .void
    }
    return try callDeclared(implied, object, [])
  }

  /// Runs an initializer on a value with the defaults of its fields. `return nil` gives `nil`.
  private func initialize(
    _ reference: TypeTable.MethodReference, _ program: ScriptProgram, _ arguments: [Value]
  ) throws(ScriptFailure) -> Value {
    let type = reference.made ?? types.declaration(of: reference.type)
    if types.entries[type].isClass { return try initializeObject(reference, program, arguments) }
    var made = types.blank(type)
    if case .nominal(var nominal) = made {
      for place in types.entries[type].fields.indices {
        guard let value = try types.firstValue(ofField: place, in: type) else { continue }
        nominal.fields[place] = try evaluate(value, in: Self.emptyEnvironment())
      }
      made = .nominal(nominal)
    }
    let result = try runInout(
      program.code, program.entry, captured: [], environment: Self.emptyEnvironment(), &made,
      arguments)
    return result.isNone ? .none : made
  }

  private func initializeObject(
    _ reference: TypeTable.MethodReference, _ program: ScriptProgram, _ arguments: [Value]
  ) throws(ScriptFailure) -> Value {
    let type = reference.made ?? types.declaration(of: reference.type)
    let object = blankObject(types.entries[type])
    for place in types.entries[type].fields.indices {
      guard let value = try types.firstValue(ofField: place, in: type) else { continue }
      object.variables.values[place] = try evaluate(value, in: Self.emptyEnvironment())
    }
    var made = Value.foreign(object)
    let result = try runInout(
      program.code, program.entry, captured: [], environment: Self.emptyEnvironment(), &made,
      arguments)
    if !result.isNone { _ = try callImpliedInitializer(after: reference, made) }
    object.isBeingMade = false
    return result.isNone ? .none : made
  }

  private func invoke(
    _ program: ScriptProgram, _ arguments: [Value]
  ) throws(ScriptFailure) -> Value {
    let base = stackTop
    try reserve(program.code, program.entry, at: base)
    fill(program.code, program.entry, base) { slot in
      slot < arguments.count ? arguments[slot] : .void
    }
    return try run(
      program.code, program.entry, base: base, captured: [],
      environment: Self.emptyEnvironment())
  }

  /// Calls a method that may change its receiver.
  func callDeclared(
    _ reference: TypeTable.MethodReference, mutating receiver: inout Value, _ arguments: [Value]
  ) throws(ScriptFailure) -> Value {
    let reference = dispatched(reference, receiver)
    let program = try types.program(of: reference)
    return try runInout(
      program.code, program.entry, captured: [], environment: Self.emptyEnvironment(), &receiver,
      arguments)
  }

  /// Assigns to a computed property of a declared type, or to its subscript with arguments.
  func setDeclared(
    _ reference: TypeTable.MethodReference, of receiver: inout Value, _ value: Value,
    _ arguments: [Value] = []
  ) throws(ScriptFailure) {
    let reference = dispatched(reference, receiver)
    if let object = objectKeepingValue(of: reference, receiver) {
      return object.keep(value, of: reference)
    }
    let program = try types.setter(of: reference)
    _ = try runInout(
      program.code, program.entry, captured: [], environment: Self.emptyEnvironment(), &receiver,
      [value] + arguments)
  }

  /// The object that keeps the value of a property, if the property is `lazy`.
  private func objectKeepingValue(
    of property: TypeTable.MethodReference, _ receiver: Value
  ) -> ObjectValue? {
    guard types.hasLazyProperties, types.entries[property.type].methods[property.method].isLazy,
      case .foreign(let foreign) = receiver
    else { return nil }
    return foreign as? ObjectValue
  }

  private static func emptyEnvironment() -> ScriptEnvironment { ScriptEnvironment() }
}
