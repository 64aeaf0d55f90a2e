extension ScriptMachine {
  func evaluateArguments(_ site: CallSite, _ frame: Activation) throws(ScriptFailure) -> [Value] {
    if site.arguments.count == 1 { return [try evaluate(site.arguments[0], frame)] }
    var values: [Value] = []
    values.reserveCapacity(site.arguments.count)
    for argument in site.arguments { values.append(try evaluate(argument, frame)) }
    return values
  }

  func evaluateCall(_ node: Node, _ frame: Activation) throws(ScriptFailure) -> Value {
    do {
      switch node.operation {
      case .callMethod: return try callMethod(node, frame)
      case .callMutating: return try callMutating(node, frame)
      case .callFunction: return try callFunction(node, frame)
      case .construct: return try construct(node, frame)
      case .constructDeclared: return try constructDeclared(node, frame)
      case .makeCase: return try makeCase(node, frame)
      default:
        let site = frame.code.calls[Int(node.a)]
        let arguments = try evaluateArguments(site, frame)
        return try callStandard(
          site.member.name, ScriptArguments(arguments, labels: site.labels))
      }
    } catch {
      throw located(error, node, frame)
    }
  }

  // MARK: Making values

  private func construct(_ node: Node, _ frame: Activation) throws(ScriptFailure) -> Value {
    let site = frame.code.calls[Int(node.a)]
    let fields = try evaluateArguments(site, frame)
    for field in fields { try chargeNested(field) }
    guard let shape = site.nominal else { return .void }
    return .nominal(NominalValue(shape: shape, fields: fields))
  }

  private func constructDeclared(_ node: Node, _ frame: Activation) throws(ScriptFailure) -> Value {
    let site = frame.code.calls[Int(node.a)]
    guard let shape = site.nominal else { return .void }
    let arguments = try evaluateArguments(site, frame)
    let entry = types.entries[shape.declaration]
    var fields: [Value] = []
    fields.reserveCapacity(site.fieldSources.count)
    for (place, source) in site.fieldSources.enumerated() {
      var value = Value.none
      if source >= 0 {
        value = arguments[Int(source)]
      } else if let program = entry.defaults[place] {
        value = try evaluate(program, in: frame.environment)
      }
      let type = entry.fieldTypes[place]
      if !type.isAny { value = try coerce(value, type) }
      try chargeNested(value)
      fields.append(value)
    }
    return .nominal(NominalValue(shape: shape, fields: fields))
  }

  private func makeCase(_ node: Node, _ frame: Activation) throws(ScriptFailure) -> Value {
    let site = frame.code.calls[Int(node.a)]
    guard let shape = site.enumShape else { return .void }
    var payload = try evaluateArguments(site, frame)
    for value in payload { try chargeNested(value) }
    if let typeName = shape.typeName {
      if let made = Self.staticFunction(typeName, shape.name, payload) { return made }
      coercePayload(typeName, shape.name, &payload)
    }
    return .enumCase(EnumValue(shape: shape, payload: payload))
  }

  func coercePayload(_ type: String, _ name: String, _ payload: inout [Value]) {
    guard let found = types.entry(type)?.declaration.cases.first(where: { $0.name == name }) else {
      return
    }
    for (place, written) in found.payload.enumerated() where place < payload.count {
      if TypeNote(name: written) == .double, let number = payload[place].number {
        payload[place] = .double(number)
      }
    }
  }

  /// `Angle.degrees(90)` and the like.
  private static func staticFunction(_ type: String, _ name: String, _ payload: [Value]) -> Value? {
    guard type == "Angle", let number = payload.first?.number else { return nil }
    return name == "degrees" ? .angle(number * .pi / 180) : name == "radians" ? .angle(number) : nil
  }

  // MARK: Functions and methods

  private func callFunction(_ node: Node, _ frame: Activation) throws(ScriptFailure) -> Value {
    let site = frame.code.calls[Int(node.a)]
    let callee = try evaluate(site.base, frame)
    if callee.isNone, node.flags.contains(.optionalChain) { return .none }
    guard case .function(let function) = callee else {
      throw ScriptFailure(.notCallable(callee.typeName))
    }
    if case .closure(let code, let index, _, let environment) = function.form,
      !code.functions[index].name.isEmpty
    {
      return try callNamed(function, code, code.functions[index], environment, site, frame)
    }
    if case .host(let body) = function.form, site.arguments.isEmpty {
      try step()
      return try body()
    }
    let arguments = try evaluateArguments(site, frame)
    if case .bound(let member, let level) = function.form {
      let labels = site.labels ?? arguments.map { _ in nil }
      return try call(member, of: level, arguments, labels: labels)
    }
    return try invoke(function, arguments, labels: site.labels)
  }

  /// Calls a local function: labels are checked, defaults filled, inout arguments copied back.
  private func callNamed(
    _ value: FunctionValue, _ code: Code, _ function: FunctionCode,
    _ environment: ScriptEnvironment, _ site: CallSite, _ frame: Activation
  ) throws(ScriptFailure) -> Value {
    let order = try matchParameters(function, site)
    var arguments: [Value] = []
    for (parameter, source) in zip(function.parameters, order) {
      if source >= 0 {
        let node = frame.code.nodes[Int(site.arguments[source])]
        guard parameter.isInout == (node.operation == .inoutArgument) else {
          throw ScriptFailure(
            .wrongArguments(
              callee: function.name,
              expected: parameter.isInout ? "'&' before the argument" : "no '&'"))
        }
        arguments.append(try evaluate(site.arguments[source], frame))
      } else {
        let defaults = Activation(
          code: code, function: frame.function, base: frame.base, captured: [], boxes: nil,
          environment: environment)
        arguments.append(try evaluate(parameter.defaultValue, defaults))
      }
    }
    guard site.hasInout else { return try invoke(value, arguments, labels: nil) }
    return try callInout(value, function, site, order, &arguments, frame)
  }

  /// For each parameter the argument given for it, or -1 for its default.
  private func matchParameters(
    _ function: FunctionCode, _ site: CallSite
  ) throws(ScriptFailure) -> [Int] {
    var order: [Int] = []
    var next = 0
    for parameter in function.parameters {
      let label = next < site.arguments.count ? site.labels.flatMap { $0[next] } : nil
      let isTrailing = next == site.arguments.count - 1 && label == nil
      if next < site.arguments.count,
        label == parameter.label || isTrailing && parameter.defaultValue < 0
      {
        order.append(next)
        next += 1
      } else if parameter.defaultValue >= 0 {
        order.append(-1)
      } else {
        throw ScriptFailure(
          .missingArgument(parameter.label ?? parameter.name, callee: function.name))
      }
    }
    if next < site.arguments.count {
      throw ScriptFailure(
        .wrongArguments(
          callee: function.name,
          expected: "\(function.parameters.count) arguments, not \(site.arguments.count)"))
    }
    return order
  }

  /// Calls a function with inout arguments: the values are copied in and written back.
  private func callInout(
    _ value: FunctionValue, _ function: FunctionCode, _ site: CallSite, _ order: [Int],
    _ arguments: inout [Value], _ frame: Activation
  ) throws(ScriptFailure) -> Value {
    guard case .closure(let code, let index, let captured, let environment) = value.form else {
      return .void
    }
    let base = stackTop
    try reserve(code, index, at: base)
    let given = arguments
    fill(code, index, base) { slot in slot < given.count ? given[slot] : .void }
    let boxes = function.boxCount > 0 ? makeBoxes(code, index, base) : nil
    let top = stackTop
    var results: [(node: Int32, value: Value)] = []
    let result: Value
    do {
      defer { leave(base) }
      result = try runBody(
        code, index, base: base, captured: captured, environment: environment, boxes: boxes)
      for (slot, source) in order.enumerated()
      where source >= 0 && function.parameters[slot].isInout {
        let box = function.boxedParameters.first { Int($0.slot) == slot }
        let value = box.flatMap { boxes?.boxes[Int($0.box)].value } ?? stack[base + slot]
        results.append((frame.code.nodes[Int(site.arguments[source])].a, value))
      }
      stackTop = top
    }
    for (node, value) in results {
      _ = try mutate(node, frame) { (place: inout Value) in
        place = value
        return .void
      }
    }
    return result
  }

  private func callMethod(_ node: Node, _ frame: Activation) throws(ScriptFailure) -> Value {
    let site = frame.code.calls[Int(node.a)]
    let receiver = try evaluate(site.base, frame)
    if receiver.isNone, node.flags.contains(.optionalChain) { return .none }
    let arguments = ScriptArguments(try evaluateArguments(site, frame), labels: site.labels)
    return try call(receiver, site.member, arguments)
  }

  private func callMutating(_ node: Node, _ frame: Activation) throws(ScriptFailure) -> Value {
    let site = frame.code.calls[Int(node.a)]
    let arguments = ScriptArguments(try evaluateArguments(site, frame), labels: site.labels)
    return try mutate(site.base, frame) { (receiver: inout Value) throws(ScriptFailure) in
      if receiver.isNone, node.flags.contains(.optionalChain) { return .none }
      return try self.place(node, frame) { () throws(ScriptFailure) in
        try self.callMutating(&receiver, site.member, arguments)
      }
    }
  }

  /// Calls a method that may change its receiver.
  func callMutating(
    _ receiver: inout Value, _ name: MemberReference, _ arguments: ScriptArguments
  ) throws(ScriptFailure) -> Value {
    switch receiver.sort {
    case .array: return try mutateArray(&receiver, name, arguments)
    case .dictionary: return try mutateDictionary(&receiver, name, arguments)
    case .string: return try mutateText(&receiver, name, arguments)
    case .nominal:
      let type = receiver.declaration
      if type >= 0, let method = types.entries[type].method(name.name) {
        return try callDeclared(type, method, mutating: &receiver, arguments.values)
      }
    case .tuple, .other: return try mutateScalar(&receiver, name, arguments)
    }
    return try call(receiver, name, arguments)
  }

  private func mutateScalar(
    _ receiver: inout Value, _ name: MemberReference, _ arguments: ScriptArguments
  ) throws(ScriptFailure) -> Value {
    switch receiver {
    case .bool(let value) where name.known == .toggle:
      receiver = .bool(!value)
      return .void
    case .int, .double: return try mutateNumber(&receiver, name, arguments)
    case .binding(let binding):
      return try mutate(binding) { (value: inout Value) throws(ScriptFailure) in
        try self.callMutating(&value, name, arguments)
      }
    default: break
    }
    return try call(receiver, name, arguments)
  }

  /// Calls a method that leaves its receiver as it is.
  func call(
    _ receiver: Value, _ name: MemberReference, _ arguments: ScriptArguments
  ) throws(ScriptFailure) -> Value {
    switch receiver {
    case .foreign(let foreign):
      if let result = try foreign.call(name.name, arguments) { return result }
    case .array(let elements):
      if let result = try callArray(elements, name, arguments) { return result }
    case .dictionary(let dictionary):
      if let result = try callDictionary(dictionary, name, arguments) { return result }
    case .string(let text):
      if let result = try callString(text, name, arguments) { return result }
    case .range(let range):
      if name.known == .contains, let number = arguments.values.first?.number {
        return .bool(range.contains(number))
      }
      if let result = try callArray(elements(of: receiver), name, arguments) { return result }
    case .int, .double:
      if let result = try callNumber(receiver, name, arguments) { return result }
    case .nominal(let nominal):
      if let result = try callNominal(nominal, receiver, name, arguments) { return result }
    case .enumCase(let value):
      if let result = try callEnum(value, receiver, name, arguments) { return result }
    case .binding(let binding): return try call(read(binding), name, arguments)
    default:
      if let result = try callGeometry(receiver, name, arguments) { return result }
    }
    if let result = try callOptional(receiver, name, arguments) { return result }
    throw unknownMember(receiver, name)
  }

  private func callNominal(
    _ nominal: NominalValue, _ receiver: Value, _ name: MemberReference,
    _ arguments: ScriptArguments
  ) throws(ScriptFailure) -> Value? {
    let type = nominal.shape.declaration
    if type >= 0, let method = types.entries[type].method(name.name) {
      return try callDeclared(type, method, receiver, arguments.values)
    }
    if name.name == "replacingUnspecifiedDimensions", let lengths = receiver.proposedLengths {
      return try replacingUnspecified(lengths, arguments)
    }
    guard case .function(let function)? = nominal[name.name] else { return nil }
    return try invoke(function, arguments.values, labels: nil)
  }

  /// The methods of `Font` that make another font.
  private static let fontMethods = [
    "bold", "italic", "weight", "width", "leading", "monospaced", "monospacedDigit", "smallCaps",
    "lowercaseSmallCaps", "uppercaseSmallCaps",
  ]

  private func callEnum(
    _ value: EnumValue, _ receiver: Value, _ name: MemberReference, _ arguments: ScriptArguments
  ) throws(ScriptFailure) -> Value? {
    if let typeName = value.typeName, let type = types.index(typeName),
      let method = types.entries[type].method(name.name)
    {
      return try callDeclared(type, method, receiver, arguments.values)
    }
    if name.known == .opacity, value.typeName == "Color" || value.typeName == nil {
      return .enumCase(
        EnumValue(typeName: value.typeName, name: "opacity", payload: [receiver] + arguments.values)
      )
    }
    if Self.fontMethods.contains(name.name), value.typeName == "Font" || value.typeName == nil {
      return .enumCase(
        EnumValue(
          typeName: value.typeName, name: name.name, payload: [receiver] + arguments.values))
    }
    if value.isImplicitZero {
      for type in [TypeNote.rect, .point, .size] {
        if let zero = StaticMembers.zero(type),
          let result = try callGeometry(zero, name, arguments)
        {
          return result
        }
      }
    }
    return nil
  }

  /// `map` and `flatMap` of an optional.
  private func callOptional(
    _ receiver: Value, _ name: MemberReference, _ arguments: ScriptArguments
  ) throws(ScriptFailure) -> Value? {
    if name.name == "Optional.description" {
      return .string(receiver.isNone ? "nil" : "Optional(\(receiver.description))")
    }
    guard
      name.known == .map || name.known == .flatMap || name.name == "Optional.map"
        || name.name == "Optional.flatMap", arguments.values.count == 1
    else { return nil }
    return receiver.isNone ? .none : try invoke(try function(arguments, 0), receiver)
  }

  // MARK: Arguments

  /// The function among the arguments at `index`.
  func function(_ arguments: ScriptArguments, _ index: Int) throws(ScriptFailure) -> FunctionValue {
    guard index < arguments.values.count else {
      throw ScriptFailure(.missingArgument("a closure", callee: "the method"))
    }
    switch arguments.values[index] {
    case .function(let function): return function
    case .type(let type): return FunctionValue(.initializer(type.name))
    default:
      throw ScriptFailure(
        .typeMismatch(expected: "a closure", found: arguments.values[index].typeName))
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

  /// The elements of a value that a loop can go over.
  func elements(of value: Value) throws(ScriptFailure) -> [Value] {
    switch value {
    case .array(let elements): return elements
    case .dictionary(let dictionary): return pairs(dictionary)
    case .range(let range):
      guard let bounds = range.integers else { throw ScriptFailure(.notASequence("this range")) }
      try charge(bounds.count)
      return bounds.map { .int($0) }
    case .string(let text):
      try charge(text.utf8.count)
      return text.map { .string(String($0)) }
    case .binding(let binding): return try elements(of: read(binding))
    default: throw ScriptFailure(.notASequence(value.typeName))
    }
  }

  func pairs(_ dictionary: DictionaryValue) -> [Value] {
    zip(dictionary.keys, dictionary.values).map { key, value in
      .tuple(TupleValue(labels: ["key", "value"], elements: [key, value]))
    }
  }
}
