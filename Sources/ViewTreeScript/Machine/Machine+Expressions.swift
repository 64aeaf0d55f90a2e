import ViewTreeNumbers

extension ScriptMachine {
  /// The value of a node.
  func evaluate(_ index: Int32, _ frame: Activation) throws(ScriptFailure) -> Value {
    let node = frame.code.nodes[Int(index)]
    switch node.operation {
    case .literal: return frame.code.literals[Int(node.a)]
    case .local: return stack[frame.base + Int(node.a)]
    case .boxed: return frame.boxes?.boxes[Int(node.a)].value ?? .void
    case .captured: return frame.captured[Int(node.a)].value
    case .scope: return try evaluateScope(node, frame)
    case .member: return try evaluateMember(node, frame)
    case .field: return try evaluateField(node, frame)
    case .element: return try evaluateElement(node, frame)
    case .binary: return try evaluateBinary(node, frame)
    case .unary: return try evaluateUnary(node, frame)
    case .array: return try evaluateArray(node, frame)
    case .subscripted: return try evaluateSubscript(node, frame)
    case .callFunction, .callMethod, .callMutating, .callInitializer, .callGlobal, .callDeclared,
      .construct, .constructDeclared, .makeCase:
      return try evaluateCall(node, frame)
    default: return try evaluateOther(node, frame)
    }
  }

  private func evaluateOther(_ node: Node, _ frame: Activation) throws(ScriptFailure) -> Value {
    switch node.operation {
    case .ternary:
      let branch = try isTrue(node.a, frame) ? node.b : node.c
      branches?.take(branch, of: frame.code)
      return try evaluate(branch, frame)
    case .and:
      if try !isTrue(node.a, frame) { return .bool(false) }
      return .bool(try isTrue(node.b, frame))
    case .or:
      if try isTrue(node.a, frame) { return .bool(true) }
      return .bool(try isTrue(node.b, frame))
    case .coalesce:
      let value = try evaluate(node.a, frame)
      if value.isNone { return try evaluate(node.b, frame) }
      return node.c == 1 ? value.unwrapped : value
    case .force:
      let value = try evaluate(node.a, frame)
      if value.isNone {
        if node.flags.contains(.optionalChain) { return .none }
        throw failure(.unwrappedNil, node, frame)
      }
      return value.unwrapped
    case .optionalTry: return try evaluate(node.a, frame).unwrapped
    case .attempt: return try attempt(node, frame)
    case .implicitMember:
      return .enumCase(EnumValue(shape: frame.code.shapes[Int(node.a)]))
    case .typeReference: return .type(TypeValue(name: frame.code.names[Int(node.a)]))
    case .interpolation: return try evaluateInterpolation(node, frame)
    case .closure: return try makeClosure(Int(node.a), frame)
    case .dictionary: return try evaluateDictionary(node, frame)
    case .tuple: return try evaluateTuple(node, frame)
    case .range: return try evaluateRange(node, frame)
    case .wrap: return .wrapping(try evaluate(node.a, frame))
    case .coerce: return try evaluateCoercion(node, frame)
    case .describe: return try evaluateDescription(node, frame)
    default: return try evaluateRare(node, frame)
    }
  }

  private func evaluateRare(_ node: Node, _ frame: Activation) throws(ScriptFailure) -> Value {
    switch node.operation {
    case .binding: return try evaluateBinding(node, frame)
    case .keyPath: return evaluateKeyPath(node, frame)
    case .operatorFunction:
      guard let infix = BinaryOperator(rawValue: node.a) else { return .void }
      let kind = NumberKind(rawValue: node.c) ?? .int
      return .function(FunctionValue(.binaryOperator(infix, kind)))
    case .standardFunction: return try evaluateStandardFunction(node, frame)
    case .declaredFunction: return try evaluateDeclaredFunction(node, frame)
    case .caseFunction:
      return .function(FunctionValue(.enumCase(frame.code.shapes[Int(node.a)])))
    case .staticField: return try evaluateStaticField(node, frame)
    case .rawValue: return try evaluateRawValue(node, frame)
    case .rawInitializer:
      let raw = try evaluate(node.a, frame)
      try step(types.caseCount(Int(node.b)) / 8)
      return types.value(ofRaw: raw, in: Int(node.b))
    case .allCases:
      try step(types.caseCount(Int(node.a)))
      return types.allCases(Int(node.a))
    case .relabel: return try evaluateRelabelling(node, frame)
    case .formatted: return try evaluateFormatted(node, frame)
    case .localize: return try evaluateLocalized(node, frame)
    case .coalesceText:
      return try evaluate(node.a, frame).isNone
        ? evaluate(node.c, frame) : evaluate(node.b, frame)
    case .matches:
      let wanted = try evaluate(node.a, frame)
      return .bool(try matches(wanted, try evaluate(node.b, frame)))
    case .typeTest:
      let value = try evaluate(node.a, frame)
      try stepThroughElements(of: value)
      return .bool(isInstance(value, of: frame.code.types[Int(node.b)]))
    case .cast: return try evaluateCast(node, frame)
    case .inoutArgument: return try evaluate(node.a, frame)
    case .ifExpression: return try evaluateIf(node, frame)
    case .switchExpression:
      guard let body = try chooseCase(node, frame) else {
        throw failure(.unmatchedSwitch("the value"), node, frame)
      }
      branches?.take(frame.code.lists[body + 2], of: frame.code)
      return try evaluateBranch(frame.code.lists[body + 2], frame)
    default: return .void
    }
  }

  /// The Bool of a condition.
  func isTrue(_ index: Int32, _ frame: Activation) throws(ScriptFailure) -> Bool {
    let value = try evaluate(index, frame)
    if case .bool(let bool) = value { return bool }
    throw failure(.notABoolean(value.typeName), frame.code.nodes[Int(index)], frame)
  }

  // MARK: Variables

  func environment(_ node: Node, _ frame: Activation) throws(ScriptFailure) -> ScriptEnvironment {
    guard let environment = frame.environment.ancestor(Int(node.a)),
      Int(node.b) < environment.values.count
    else {
      throw failure(.host("the variable has no value here", help: nil), node, frame)
    }
    return environment
  }

  private func evaluateScope(_ node: Node, _ frame: Activation) throws(ScriptFailure) -> Value {
    let level = try environment(node, frame)
    let value = level.values[Int(node.b)]
    switch value {
    case .binding(let binding):
      return try place(node, frame) { () throws(ScriptFailure) in try read(binding) }
    case .function(let function):
      guard let member = function.member else { return value }
      return try place(node, frame) { () throws(ScriptFailure) in try use(member, of: level) }
    default: return value
    }
  }

  private func evaluateBinding(_ node: Node, _ frame: Activation) throws(ScriptFailure) -> Value {
    let environment = try environment(node, frame)
    if case .binding = environment.values[Int(node.b)] { return environment.values[Int(node.b)] }
    return .binding(BindingValue(environment: environment, index: Int(node.b)))
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

  private func evaluateArray(_ node: Node, _ frame: Activation) throws(ScriptFailure) -> Value {
    let count = Int(node.b)
    if count == 0 { return .array([]) }
    if count == 1 {
      let element = try evaluate(frame.code.lists[Int(node.a)], frame)
      try place(node, frame) { () throws(ScriptFailure) in try chargeNested(element) }
      return .array([element])
    }
    var elements: [Value] = []
    elements.reserveCapacity(count)
    for place in 0..<count {
      let element = try evaluate(frame.code.lists[Int(node.a) + place], frame)
      elements.append(element)
    }
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

  private func evaluateDictionary(_ node: Node, _ frame: Activation) throws(ScriptFailure) -> Value
  {
    var keys: [Value] = []
    var values: [Value] = []
    for pair in 0..<Int(node.b) / 2 {
      keys.append(try evaluate(frame.code.lists[Int(node.a) + pair * 2], frame))
      values.append(try evaluate(frame.code.lists[Int(node.a) + pair * 2 + 1], frame))
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

  private func evaluateTuple(_ node: Node, _ frame: Activation) throws(ScriptFailure) -> Value {
    let elements = try evaluateList(node.a, node.b, frame)
    try place(node, frame) { () throws(ScriptFailure) in
      for element in elements { try chargeNested(element) }
    }
    let labels = node.c >= 0 ? frame.code.labelLists[Int(node.c)] : nil
    return .tuple(TupleValue(labels: labels, elements: elements))
  }

  func evaluateList(
    _ start: Int32, _ count: Int32, _ frame: Activation
  ) throws(ScriptFailure) -> [Value] {
    var values: [Value] = []
    values.reserveCapacity(Int(count))
    for place in Int(start)..<Int(start) + Int(count) {
      values.append(try evaluate(frame.code.lists[place], frame))
    }
    return values
  }

  private func evaluateRange(_ node: Node, _ frame: Activation) throws(ScriptFailure) -> Value {
    var low = node.a >= 0 ? try evaluate(node.a, frame) : nil
    var high = node.b >= 0 ? try evaluate(node.b, frame) : nil
    for bound in [low, high] {
      guard let bound else { continue }
      if bound.number == nil, !bound.isText {
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
    _ node: Node, _ frame: Activation
  ) throws(ScriptFailure) -> Value {
    var text = TextSink(limit: memoryLeft)
    for place in Int(node.a)..<Int(node.a) + Int(node.b) {
      let value = try evaluate(frame.code.lists[place], frame)
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

  private func evaluateKeyPath(_ node: Node, _ frame: Activation) -> Value {
    let path = (0..<Int(node.b)).map { place in
      frame.code.members[Int(frame.code.lists[Int(node.a) + place])]
    }
    return .function(FunctionValue(.keyPath(path)))
  }

  // MARK: Types

  private func evaluateCast(_ node: Node, _ frame: Activation) throws(ScriptFailure) -> Value {
    let value = try evaluate(node.a, frame)
    let type = frame.code.types[Int(node.b)]
    if value.isNone {
      if node.c == 2, type.wrapped == nil { throw failure(.unwrappedNil, node, frame) }
      return .none
    }
    try stepThroughElements(of: value)
    if isInstance(value, of: type) { return value }
    if node.c == 1 { return .none }
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
    default: value.typeName == name
    }
  }

  private func evaluateCoercion(_ node: Node, _ frame: Activation) throws(ScriptFailure) -> Value {
    let value = try evaluate(node.a, frame)
    return try place(node, frame) { () throws(ScriptFailure) in
      try coerce(value, frame.code.types[Int(node.b)])
    }
  }

  private func evaluateRelabelling(
    _ node: Node, _ frame: Activation
  ) throws(ScriptFailure) -> Value {
    let value = try evaluate(node.a, frame)
    guard case .tuple(let tuple) = value else { return value }
    let labels = node.b >= 0 ? frame.code.labelLists[Int(node.b)] : nil
    return .tuple(TupleValue(labels: labels, elements: tuple.elements))
  }

  private func evaluateDescription(
    _ node: Node, _ frame: Activation
  ) throws(ScriptFailure) -> Value {
    let value = try evaluate(node.a, frame)
    if value.isNone, node.flags.contains(.optionalChain) { return .none }
    return try place(node, frame) { () throws(ScriptFailure) in
      try text(
        of: value, as: frame.code.types[Int(node.b)], debug: node.flags.contains(.closed))
    }
  }

  private func evaluateLocalized(_ node: Node, _ frame: Activation) throws(ScriptFailure) -> Value {
    let value = try evaluate(node.a, frame)
    return try place(node, frame) { () throws(ScriptFailure) in
      try localized(value, as: frame.code.types[Int(node.b)])
    }
  }

  private func evaluateFormatted(_ node: Node, _ frame: Activation) throws(ScriptFailure) -> Value {
    let value = try evaluate(node.a, frame)
    let format = try evaluate(node.b, frame)
    return try place(node, frame) { () throws(ScriptFailure) in
      if case .enumCase = format { return try formattedNumber(value, as: format) }
      return try Self.formattedText(self, .void, MemberArguments([format, .array([value])]))
    }
  }

  private func evaluateRawValue(_ node: Node, _ frame: Activation) throws(ScriptFailure) -> Value {
    let value = try evaluate(node.a, frame)
    if value.isNone, node.flags.contains(.optionalChain) { return .none }
    return types.rawValue(of: value) ?? .none
  }

  private func evaluateStaticField(
    _ node: Node, _ frame: Activation
  ) throws(ScriptFailure) -> Value {
    let reference = TypeTable.FieldReference(type: Int(node.a), field: Int(node.b))
    guard let program = try types.value(ofStatic: reference) else { return .none }
    if let known = statics[reference] { return known }
    let value = try evaluate(program, in: ScriptEnvironment())
    if case .foreign(let foreign) = value, foreign is ObjectValue {
      statics.hold(value, of: reference)
    }
    return value
  }

  // MARK: Branches as values

  private func evaluateIf(_ node: Node, _ frame: Activation) throws(ScriptFailure) -> Value {
    let branch = try holds(node.a, frame) ? node.b : node.c
    noteBranch(branch, of: node, frame)
    return try evaluateBranch(branch, frame)
  }

  /// Records the branch of an `if`, or that its only branch wasn't taken.
  func noteBranch(_ branch: Int32, of node: Node, _ frame: Activation) {
    guard let branches else { return }
    branch >= 0 ? branches.take(branch, of: frame.code) : branches.pass(node.b, of: frame.code)
  }

  private func evaluateBranch(_ branch: Int32, _ frame: Activation) throws(ScriptFailure) -> Value {
    guard branch >= 0 else { return .void }
    let block = frame.code.nodes[Int(branch)]
    guard block.operation == .block else { return try evaluate(branch, frame) }
    var result = Value.void
    for place in Int(block.a)..<Int(block.a) + Int(block.b) {
      let statement = frame.code.lists[place]
      let node = frame.code.nodes[Int(statement)]
      if node.operation == .expressionStatement {
        result = try evaluate(node.a, frame)
      } else {
        _ = try execute(statement, frame)
      }
    }
    return result
  }
}
