import ViewTreeNumbers

extension ScriptMachine {
  /// The value of a node.
  func evaluate(_ id: ID<Node>, _ frame: Activation) throws(ScriptFailure) -> Value {
    let node = frame.code.nodes[id]
    switch node.operation {
    case .literal(let value): return frame.code.literals[value]
    case .local(let slot): return stack[frame.base + Int(slot)]
    case .boxed, .captured, .scope: return try evaluateVariable(node, frame)
    case .member(let base, let name, let standard):
      return try evaluateMember(base, name, standard, node, frame)
    case .field(let base, let index, let name):
      return try evaluateField(base, Int(index), name, node, frame)
    case .element(let base, let index): return try evaluateElement(base, Int(index), node, frame)
    case .binary(let infix, let left, let right, let kind):
      return try evaluateBinary(infix, left, right, kind, node, frame)
    case .unary(let prefix, let operand, let kind):
      return try evaluateUnary(prefix, operand, kind, node, frame)
    case .array(let elements): return try evaluateArray(elements, node, frame)
    case .subscripted(let site):
      return try evaluateSubscript(frame.code.calls[site], node, frame)
    case .callFunction, .callMethod, .callMutating, .callInitializer, .callGlobal, .callDeclared,
      .construct, .constructDeclared, .makeCase:
      return try evaluateCall(node, frame)
    default: return try evaluateOther(node, frame)
    }
  }

  private func evaluateOther(_ node: Node, _ frame: Activation) throws(ScriptFailure) -> Value {
    switch node.operation {
    case .ternary(let condition, let then, let otherwise):
      let branch = try isTrue(condition, frame) ? then : otherwise
      branches?.take(branch, of: frame.code)
      return try evaluate(branch, frame)
    case .and(let left, let right):
      if try !isTrue(left, frame) { return .bool(false) }
      return .bool(try isTrue(right, frame))
    case .or(let left, let right):
      if try isTrue(left, frame) { return .bool(true) }
      return .bool(try isTrue(right, frame))
    case .coalesce(let left, let right, let unwraps):
      let value = try evaluate(left, frame)
      if value.isNone { return try evaluate(right, frame) }
      return unwraps ? value.unwrapped : value
    case .force(let base):
      let value = try evaluate(base, frame)
      if value.isNone {
        if node.flags.contains(.optionalChain) { return .none }
        throw failure(.unwrappedNil, node, frame)
      }
      return value.unwrapped
    case .optionalTry(let base): return try evaluate(base, frame).unwrapped
    case .attempt(let operand): return try attempt(operand, frame)
    case .implicitMember(let shape): return .enumCase(EnumValue(shape: frame.code.shapes[shape]))
    case .typeOf(let value): return try type(of: try evaluate(value, frame))
    case .typeReference(let name): return .type(TypeValue(name: frame.code.names[name]))
    case .interpolation(let parts): return try evaluateInterpolation(parts, node, frame)
    case .closure(let function): return try makeClosure(function.index, frame)
    case .dictionary(let items): return try evaluateDictionary(items, node, frame)
    case .tuple(let elements, let labels):
      return try evaluateTuple(elements, labels, node, frame)
    case .range(let lower, let upper): return try evaluateRange(lower, upper, node, frame)
    case .wrap(let operand): return .wrapping(try evaluate(operand, frame))
    case .coerce(let operand, let type):
      return try evaluateCoercion(operand, frame.code.types[type], node, frame)
    case .describe(let operand, let type):
      return try evaluateDescription(operand, frame.code.types[type], node, frame)
    default: return try evaluateRare(node, frame)
    }
  }

  private func evaluateRare(_ node: Node, _ frame: Activation) throws(ScriptFailure) -> Value {
    switch node.operation {
    case .binding(let framesUp, let index):
      return try evaluateBinding(framesUp, index, node, frame)
    case .keyPath(let names):
      return .function(FunctionValue(.keyPath(Array(frame.code.members[names]))))
    case .operatorFunction(let infix, let kind):
      return .function(FunctionValue(.binaryOperator(infix, kind)))
    case .standardFunction(let receiver, let member):
      let receiver = receiver.exists ? try evaluate(receiver, frame) : .void
      return .function(FunctionValue(.standard(frame.code.standards[member], receiver)))
    case .declaredFunction(let site):
      return try evaluateDeclaredFunction(frame.code.calls[site], frame)
    case .caseFunction(let shape):
      return .function(FunctionValue(.enumCase(frame.code.shapes[shape])))
    case .staticField(let type, let field):
      return try evaluateStaticField(
        TypeTable.FieldReference(type: Int(type), field: Int(field)))
    case .rawValue(let operand): return try evaluateRawValue(operand, node, frame)
    case .rawInitializer(let operand, let type):
      let raw = try evaluate(operand, frame)
      try step(types.caseCount(Int(type)) / 8)
      return types.value(ofRaw: raw, in: Int(type))
    case .allCases(let type):
      try step(types.caseCount(Int(type)))
      return types.allCases(Int(type))
    case .relabel(let operand, let labels):
      let value = try evaluate(operand, frame)
      guard case .tuple(let tuple) = value else { return value }
      return .tuple(TupleValue(labels: frame.code[labels: labels], elements: tuple.elements))
    case .formatted(let operand, let format):
      return try evaluateFormatted(operand, format, node, frame)
    case .localize(let operand, let type):
      let value = try evaluate(operand, frame)
      return try place(node, frame) { () throws(ScriptFailure) in
        try localized(value, as: frame.code.types[type])
      }
    case .coalesceText(let value, let text, let fallback):
      return try evaluate(value, frame).isNone ? evaluate(fallback, frame) : evaluate(text, frame)
    case .matches(let pattern, let value):
      let wanted = try evaluate(pattern, frame)
      return .bool(try matches(wanted, try evaluate(value, frame)))
    case .typeTest(let operand, let type):
      let value = try evaluate(operand, frame)
      try stepThroughElements(of: value)
      return .bool(isInstance(value, of: frame.code.types[type]))
    case .cast(let operand, let type, let isForced):
      return try evaluateCast(
        operand, frame.code.types[type], isForced: isForced, node, frame)
    case .inoutArgument(let place): return try evaluate(place, frame)
    case .ifExpression(let conditions, let then, let otherwise):
      let branch = try chosen(conditions, then, otherwise, frame)
      return try evaluateBranch(branch, frame)
    case .switchExpression(let subject, let clauses):
      guard let clause = try chooseCase(of: evaluate(subject, frame), clauses, frame) else {
        throw failure(.unmatchedSwitch("the value"), node, frame)
      }
      let body = frame.code.clauses[clause].body
      branches?.take(body, of: frame.code)
      return try evaluateBranch(body, frame)
    default: return .void
    }
  }

  /// The Bool of a condition.
  func isTrue(_ id: ID<Node>, _ frame: Activation) throws(ScriptFailure) -> Bool {
    let value = try evaluate(id, frame)
    if case .bool(let bool) = value { return bool }
    throw failure(.notABoolean(value.typeName), frame.code.nodes[id], frame)
  }

  // MARK: Variables

  private func evaluateVariable(_ node: Node, _ frame: Activation) throws(ScriptFailure) -> Value {
    switch node.operation {
    case .boxed(let box): frame.boxes?.boxes[Int(box)].value ?? .void
    case .captured(let index): frame.captured[Int(index)].value
    case .scope(let framesUp, let index): try evaluateScope(framesUp, index, node, frame)
    default: .void
    }
  }

  func environment(
    _ framesUp: Int32, _ index: Int32, _ node: Node, _ frame: Activation
  ) throws(ScriptFailure) -> ScriptEnvironment {
    guard let environment = frame.environment.ancestor(Int(framesUp)),
      Int(index) < environment.values.count
    else {
      throw failure(.host("the variable has no value here", help: nil), node, frame)
    }
    return environment
  }

  private func evaluateScope(
    _ framesUp: Int32, _ index: Int32, _ node: Node, _ frame: Activation
  ) throws(ScriptFailure) -> Value {
    let level = try environment(framesUp, index, node, frame)
    let value = level.values[Int(index)]
    switch value {
    case .binding(let binding):
      return try place(node, frame) { () throws(ScriptFailure) in try read(binding) }
    case .function(let function):
      guard let member = function.member else { return value }
      return try place(node, frame) { () throws(ScriptFailure) in try use(member, of: level) }
    default: return value
    }
  }

  private func evaluateBinding(
    _ framesUp: Int32, _ index: Int32, _ node: Node, _ frame: Activation
  ) throws(ScriptFailure) -> Value {
    let environment = try environment(framesUp, index, node, frame)
    if case .binding = environment.values[Int(index)] { return environment.values[Int(index)] }
    return .binding(BindingValue(environment: environment, index: Int(index)))
  }

  /// Runs `body` and gives its failure the place of a node.
  func place<R>(
    _ node: Node, _ frame: Activation, _ body: () throws(ScriptFailure) -> R
  ) throws(ScriptFailure) -> R {
    do {
      return try body()
    } catch {
      throw located(error, node, frame)
    }
  }

  // MARK: Collections

  private func evaluateArray(
    _ nodes: Operation.Nodes, _ node: Node, _ frame: Activation
  ) throws(ScriptFailure) -> Value {
    var elements = try evaluate(nodes, frame)
    try place(node, frame) { () throws(ScriptFailure) in
      for element in elements { try chargeNested(element) }
    }
    if node.flags.contains(.mixesLiterals) { Self.unifyNumbers(&elements) }
    return .array(elements)
  }

  /// Converts integer literals of a collection to `Double` if another element is one.
  private static func unifyNumbers(_ elements: inout [Value]) {
    guard elements.contains(where: { if case .double = $0 { true } else { false } }) else { return }
    for index in elements.indices {
      if case .int(let number) = elements[index] { elements[index] = .double(Double(number)) }
    }
  }

  private func evaluateDictionary(
    _ items: Operation.Nodes, _ node: Node, _ frame: Activation
  ) throws(ScriptFailure) -> Value {
    var keys: [Value] = []
    var values: [Value] = []
    for (place, item) in items.enumerated() {
      let value = try evaluate(frame.code.nodeLists[item], frame)
      if place % 2 == 0 { keys.append(value) } else { values.append(value) }
    }
    try place(node, frame) { () throws(ScriptFailure) in
      for value in keys + values { try chargeNested(value) }
    }
    if node.flags.contains(.mixesLiterals) { Self.unifyNumbers(&values) }
    var result = DictionaryValue()
    for (key, value) in zip(keys, values) {
      try stepThrough(key)
      if result[key] != nil {
        throw failure(.duplicateName(key.description), node, frame)
      }
      result[key] = value
    }
    return .dictionary(result)
  }

  private func evaluateTuple(
    _ nodes: Operation.Nodes, _ labels: Operation.Labels, _ node: Node, _ frame: Activation
  ) throws(ScriptFailure) -> Value {
    let elements = try evaluate(nodes, frame)
    try place(node, frame) { () throws(ScriptFailure) in
      for element in elements { try chargeNested(element) }
    }
    return .tuple(TupleValue(labels: frame.code[labels: labels], elements: elements))
  }

  /// The values of nodes.
  func evaluate(_ nodes: Operation.Nodes, _ frame: Activation) throws(ScriptFailure) -> [Value] {
    if nodes.isEmpty { return [] }
    var values: [Value] = []
    values.reserveCapacity(nodes.count)
    for id in nodes { values.append(try evaluate(frame.code.nodeLists[id], frame)) }
    return values
  }

  private func evaluateRange(
    _ lower: ID<Node>, _ upper: ID<Node>, _ node: Node, _ frame: Activation
  ) throws(ScriptFailure) -> Value {
    var low = lower.exists ? try evaluate(lower, frame) : nil
    var high = upper.exists ? try evaluate(upper, frame) : nil
    for bound in [low, high] {
      guard let bound else { continue }
      if bound.number == nil, !bound.isText, types.index(bound.standardTypeName) == nil {
        throw failure(.typeMismatch(expected: "Int or Double", found: bound.typeName), node, frame)
      }
    }
    if let first = low, let last = high {
      if case .double = first, let number = last.number { high = .double(number) }
      if case .double = last, let number = first.number { low = .double(number) }
      let isOrdered = try place(node, frame) { () throws(ScriptFailure) in
        try bool(combine(.lessOrEqual, low ?? first, high ?? last))
      }
      if !isOrdered { throw failure(.invalidRange, node, frame) }
    }
    return .range(RangeValue(lower: low, upper: high, isClosed: node.flags.contains(.closed)))
  }

  private func evaluateInterpolation(
    _ parts: Operation.Nodes, _ node: Node, _ frame: Activation
  ) throws(ScriptFailure) -> Value {
    var text = TextSink(limit: memoryLeft)
    for part in parts {
      let value = try evaluate(frame.code.nodeLists[part], frame)
      if requiresKnownTexts {
        try place(node, frame) { () throws(ScriptFailure) in try requireText(of: value) }
      }
      value.writeInterpolated(into: &text)
      if text.isFull { throw failure(outOfMemory, node, frame) }
    }
    try place(node, frame) { () throws(ScriptFailure) in try charge(text.text.utf8.count) }
    return .string(text.text)
  }

  // MARK: Functions

  func makeClosure(_ index: Int, _ frame: Activation) throws(ScriptFailure) -> Value {
    let sources = frame.code.functions[index].captures
    guard !sources.isEmpty else {
      return .function(FunctionValue(.closure(frame.code, index, captured: [], frame.environment)))
    }
    if liveClosures.count > Self.liveClosureLimit { throw ScriptFailure(.tooMuchMemory) }
    var captured: [VariableBox] = []
    captured.reserveCapacity(sources.count)
    for source in sources {
      switch source {
      case .box(let box): if let boxes = frame.boxes { captured.append(boxes.boxes[Int(box)]) }
      case .captured(let place): captured.append(frame.captured[Int(place)])
      case .value(let node): captured.append(VariableBox(try evaluate(node, frame)))
      }
    }
    return .function(
      FunctionValue(
        closure: .closure(frame.code, index, captured: captured, frame.environment),
        counted: liveClosures))
  }

  // MARK: Types

  private func evaluateCast(
    _ operand: ID<Node>, _ type: StaticType, isForced: Bool, _ node: Node, _ frame: Activation
  ) throws(ScriptFailure) -> Value {
    let value = try evaluate(operand, frame)
    if value.isNone {
      if isForced, type.wrapped == nil { throw failure(.unwrappedNil, node, frame) }
      return .none
    }
    try stepThroughElements(of: value)
    if isInstance(value, of: type) { return value }
    if !isForced { return .none }
    throw failure(.typeMismatch(expected: "\(type)", found: value.typeName), node, frame)
  }

  /// Charges a check of the types of all elements.
  func stepThroughElements(of value: Value) throws(ScriptFailure) {
    switch value.unwrapped {
    case .array, .dictionary, .tuple: try stepThrough(value)
    default: break
    }
  }

  /// True if a value can be an instance of a type, judged by the value alone.
  func isInstance(_ value: Value, of type: StaticType) -> Bool {
    switch type {
    case .unknown, .variable, .parameter: return true
    case .tuple(let elements):
      guard case .tuple(let tuple) = value else { return elements.isEmpty && value.isVoid }
      return tuple.elements.count == elements.count
        && zip(tuple.elements, elements).allSatisfy { isInstance($0, of: $1.type) }
    case .function: if case .function = value { return true } else { return false }
    case .metatype: if case .type = value { return true } else { return false }
    case .named(let name, let arguments): return isInstance(value, of: name, arguments)
    }
  }

  private func isInstance(_ value: Value, of name: String, _ arguments: [StaticType]) -> Bool {
    switch (name, value) {
    case ("Any", _): true
    case ("Optional", _): value.isNone || isInstance(value.unwrapped, of: arguments[0])
    case ("Array", .array(let elements)):
      elements.allSatisfy { isInstance($0, of: arguments[0]) }
    case ("Dictionary", .dictionary(let dictionary)):
      dictionary.keys.allSatisfy { isInstance($0, of: arguments[0]) }
        && dictionary.values.allSatisfy { isInstance($0, of: arguments[1]) }
    case ("Double", .double), ("CGFloat", .double), ("Float", .double): true
    default:
      typeName(of: value) == name
        || types.hasSubclasses && types.inherits(value.typeName, from: name)
    }
  }

  /// The table's name for the type of a value.
  private func typeName(of value: Value) -> String {
    switch value {
    case .nominal(let value): value.typeName
    case .enumCase(let named): named.typeName ?? value.typeName
    default: value.typeName
    }
  }

  private func evaluateCoercion(
    _ operand: ID<Node>, _ type: StaticType, _ node: Node, _ frame: Activation
  ) throws(ScriptFailure) -> Value {
    let value = try evaluate(operand, frame)
    return try place(node, frame) { () throws(ScriptFailure) in try coerce(value, type) }
  }

  private func evaluateDescription(
    _ operand: ID<Node>, _ type: StaticType, _ node: Node, _ frame: Activation
  ) throws(ScriptFailure) -> Value {
    let value = try evaluate(operand, frame)
    if value.isNone, node.flags.contains(.optionalChain) { return .none }
    return try place(node, frame) { () throws(ScriptFailure) in
      try text(of: value, as: type, debug: node.flags.contains(.closed))
    }
  }

  private func evaluateFormatted(
    _ operand: ID<Node>, _ format: ID<Node>, _ node: Node, _ frame: Activation
  ) throws(ScriptFailure) -> Value {
    let value = try evaluate(operand, frame)
    let format = try evaluate(format, frame)
    return try place(node, frame) { () throws(ScriptFailure) in
      if case .enumCase = format { return try formattedNumber(value, as: format) }
      return try Self.formattedText(self, .void, MemberArguments([format, .array([value])]))
    }
  }

  private func evaluateRawValue(
    _ operand: ID<Node>, _ node: Node, _ frame: Activation
  ) throws(ScriptFailure) -> Value {
    let value = try evaluate(operand, frame)
    if value.isNone, node.flags.contains(.optionalChain) { return .none }
    return types.rawValue(of: value) ?? .none
  }

  func evaluateStaticField(
    _ reference: TypeTable.FieldReference
  ) throws(ScriptFailure) -> Value {
    guard let program = try types.value(ofStatic: reference) else { return .none }
    if let known = constants[reference] { return known }
    let value = try evaluate(program, in: ScriptEnvironment())
    constants.hold(value, of: reference)
    return value
  }

  // MARK: Branches as values

  /// The branch of an `if` that is taken, which is recorded. `none` for a missing `else`.
  func chosen(
    _ conditions: Operation.Nodes, _ then: ID<Node>, _ otherwise: ID<Node>, _ frame: Activation
  ) throws(ScriptFailure) -> ID<Node> {
    let branch = try holds(conditions, frame) ? then : otherwise
    note(branch, orNot: then, frame)
    return branch
  }

  /// Records the branch of an `if`, or that its only branch wasn't taken.
  func note(_ branch: ID<Node>, orNot only: ID<Node>, _ frame: Activation) {
    guard let branches else { return }
    branch.exists ? branches.take(branch, of: frame.code) : branches.pass(only, of: frame.code)
  }

  private func evaluateBranch(
    _ branch: ID<Node>, _ frame: Activation
  ) throws(ScriptFailure) -> Value {
    guard branch.exists else { return .void }
    guard case .block(let statements, _) = frame.code.nodes[branch].operation else {
      return try evaluate(branch, frame)
    }
    var result = Value.void
    for id in statements {
      let statement = frame.code.nodeLists[id]
      if case .expressionStatement(let expression) = frame.code.nodes[statement].operation {
        result = try evaluate(expression, frame)
      } else {
        _ = try execute(statement, frame)
      }
    }
    return result
  }
}
