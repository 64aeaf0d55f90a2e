extension Parser {
  func declareParameter(_ parameter: FunctionCode.Parameter, in function: FunctionScope) {
    let slot = function.takeSlot()
    var variable = Variable(name: parameter.name, slot: slot, isAssignable: parameter.isInout)
    variable.type = parameter.type
    variable.isFirmInteger = parameter.type == .int
    _ = function.declare(variable)
    function.code.parameters.append(parameter)
    function.code.parameterCount = function.code.parameters.count
  }

  /// Declares a local variable and returns the pattern node that binds it.
  func declareLocal(
    _ token: Token, isAssignable: Bool, isDeferred: Bool = false, isFirmInteger: Bool = false,
    type: TypeNote = .any
  ) throws(SyntaxStop) -> Int32 {
    if token.text == "_" { return try emit(.wildcard, token.range) }
    let slot = current.takeSlot()
    let node = try emit(.bindLocal, token.range, a: slot)
    var variable = Variable(name: token.text, slot: slot, isAssignable: isAssignable)
    variable.isDeferred = isDeferred
    variable.isFirmInteger = isFirmInteger
    variable.type = type
    variable.uses = [node]
    _ = current.declare(variable)
    return node
  }

  /// The node that reads a name, if it is a variable or a member of `self`.
  func resolve(_ name: String, _ range: Range<Int>) throws(SyntaxStop) -> Int32? {
    for function in functions.indices.reversed() {
      guard let variable = functions[function].lookUp(name) else { continue }
      return try emitVariable(function, variable, range)
    }
    if let selfType, hasMember(selfType, name), let base = try resolve("self", range) {
      let node = try emit(
        .member, range, a: base, b: builder.member(name), children: [base])
      return node
    }
    return try resolveInScope(name, range)
  }

  func resolveInScope(_ name: String, _ range: Range<Int>) throws(SyntaxStop) -> Int32? {
    guard let found = scope.lookUp(name) else { return nil }
    noteCapture(found.framesUp, found.index, name)
    let node = try emit(
      .scope, range, a: Int32(clamping: found.framesUp), b: Int32(clamping: found.index),
      flags: numberFlags(found.name))
    roots[node] = .scope(found.name)
    return node
  }

  /// What the declared type of a variable says about its numbers; state without a type has the
  /// type of its first value, as in Swift.
  private func numberFlags(_ name: ScopeName) -> Node.Flags {
    guard let typeName = name.typeName else { return name.isMutable ? .firmInteger : [] }
    switch TypeReader.note(typeName) {
    case .int: return .firmInteger
    case .double: return .double
    default: return []
    }
  }

  func noteCapture(_ framesUp: Int, _ index: Int, _ name: String) {
    let capture = ScriptCapture(framesUp: framesUp, index: index, name: name)
    if !captures.contains(capture) { captures.append(capture) }
  }

  func hasMember(_ type: Int, _ name: String) -> Bool {
    let declaration = types.entries[type].declaration
    return declaration.fields.contains { $0.name == name }
      || declaration.methods.contains { $0.name == name }
  }

  private func emitVariable(
    _ function: Int, _ variable: Int, _ range: Range<Int>
  ) throws(SyntaxStop) -> Int32 {
    let found = functions[function].variables[variable]
    let flags: Node.Flags =
      found.isFirmInteger ? .firmInteger : found.type == .double ? .double : []
    let node: Int32
    if function == functions.count - 1 {
      node = try emit(.local, range, a: found.slot, flags: flags)
      functions[function].variables[variable].uses.append(node)
    } else {
      let index = capture(function, variable)
      node = try emit(.captured, range, a: index, flags: flags)
    }
    roots[node] = .variable(function: function, index: variable)
    return node
  }

  /// Makes every function between the variable and here pass its box on.
  private func capture(_ function: Int, _ variable: Int) -> Int32 {
    let key = FunctionScope.CaptureKey(function: function, variable: variable)
    var source = FunctionCode.CaptureSource.box(functions[function].box(variable))
    var index: Int32 = 0
    for inner in functions[(function + 1)...] {
      if let known = inner.captureIndices[key] {
        index = known
      } else {
        index = Int32(clamping: inner.code.captures.count)
        inner.code.captures.append(source)
        inner.captureIndices[key] = index
      }
      source = .captured(index)
    }
    return index
  }

  /// The parameter `$n` of the innermost closure without a header.
  func resolveAnonymous(_ number: Int, _ range: Range<Int>) throws(SyntaxStop) -> Int32? {
    guard let place = functions.indices.last(where: { functions[$0].allowsAnonymous }) else {
      return nil
    }
    let function = functions[place]
    let slot = Int32(clamping: number)
    if let variable = function.variables.firstIndex(where: { $0.slot == slot }),
      number < function.code.parameterCount || function.code.isAnonymous
    {
      function.code.parameterCount = max(function.code.parameterCount, number + 1)
      return try emitVariable(place, variable, range)
    }
    return nil
  }

  func candidates(_ name: String) -> [String] {
    var names: [String] = []
    for function in functions.reversed() {
      for block in function.blocks.reversed() { names += block.map(\.name) }
    }
    names += scope.allNames.map(\.name)
    if let selfType {
      names += types.entries[selfType].declaration.fields.map(\.name)
      names += types.entries[selfType].declaration.methods.map(\.name)
    }
    // What the host alone may call has a dot in its name.
    return names.filter { !$0.hasPrefix("$") && $0 != "self" && !$0.contains(".") }
  }

  /// Reports a name that nothing declares and stands in for it.
  func unknownName(_ name: String, _ range: Range<Int>) throws(SyntaxStop) -> Int32 {
    report(.unknownName(name, candidates: candidates(name)), range)
    let node = try emit(.literal, range, a: builder.literal(.none))
    roots[node] = .unknown
    return node
  }

  /// Whether a node names a place that can be changed.
  func isPlace(_ node: Int32) -> Bool {
    switch roots[node] {
    case .binding, .unknown: return true
    default: break
    }
    let found = builder.nodes[Int(node)]
    switch found.operation {
    case .local, .boxed, .captured, .scope: return true
    case .member, .optionalTry, .force: return isPlace(found.a)
    case .subscripted: return isPlace(builder.calls[Int(found.a)].base)
    default: return false
    }
  }

  /// The variable that a place is part of.
  func root(_ node: Int32) -> Root? {
    if let root = roots[node] { return root }
    let found = builder.nodes[Int(node)]
    switch found.operation {
    case .member, .optionalTry, .force: return root(found.a)
    case .subscripted: return root(builder.calls[Int(found.a)].base)
    default: return nil
    }
  }

  /// Why a place must not be changed; `nil` if it may.
  func obstacle(_ node: Int32) -> ScriptProblem.Kind? {
    guard isPlace(node), let root = root(node) else { return .notAssignable }
    switch root {
    case .unknown: return nil
    case .binding: return isAction ? nil : .stateWrittenOutsideAction("binding")
    case .scope(let name):
      guard name.isMutable else { return .assignmentToConstant(name.name) }
      return isAction ? nil : .stateWrittenOutsideAction(name.name)
    case .variable(let function, let index):
      let variable = functions[function].variables[index]
      let isWhole = roots[node] != nil
      if variable.isAssignable || variable.isDeferred && isWhole { return nil }
      return .assignmentToConstant(variable.name)
    }
  }

  func checkAssignable(_ node: Int32) {
    if let obstacle = obstacle(node) { report(obstacle, nodeRange(node)) }
  }
}
