/// Literals take the type that their place asks for, before anything is computed of them: `1 / 2` given to a
/// `CGFloat` is a half.
extension Parser {
  /// Tells a value which type its place asks for.
  func expect(_ index: Int32, _ type: TypeNote) {
    guard index >= 0, !type.isAny else { return }
    let node = builder.nodes[Int(index)]
    if type == .double, node.flags.contains(.integerLiteral) { return makeDouble(index) }
    checkFits(index, type)
    switch (type, node.operation) {
    case (_, .ternary): expectAll([node.b, node.c], type)
    case (_, .coalesce): expectAll([node.a, node.b], type)
    case (_, .ifExpression), (_, .switchExpression), (_, .block): expectBranches(node, type)
    case (.double, .unary): expect(node.a, type)
    case (.double, .binary), (.array, .binary): expectOperands(node, type)
    case (.double, .callGlobal): expectArguments(builder.calls[Int(node.a)], type)
    case (.array(let element), .array): expectAll(elements(node), element)
    case (.dictionary(let key, let value), .dictionary):
      for (place, element) in elements(node).enumerated() {
        expect(element, place % 2 == 0 ? key : value)
      }
    case (.range(let bound), .range): expectAll([node.a, node.b], bound)
    case (.named(let type), .makeCase): expectPayload(builder.calls[Int(node.a)], type)
    case (_, .callFunction):
      let callee = builder.calls[Int(node.a)].base
      if operation(callee) == .closure {
        expectClosure(Int(builder.nodes[Int(callee)].a), [], type)
      }
    case (.tuple(let types), .tuple) where types.count == Int(node.b):
      for (element, type) in zip(elements(node), types) { expect(element, type) }
    case (.function(let parameters, let result), .closure):
      expectClosure(Int(node.a), parameters, result)
    default: break
    }
  }

  func expectAll(_ nodes: some Sequence<Int32>, _ type: TypeNote) {
    for node in nodes { expect(node, type) }
  }

  private func elements(_ node: Node) -> [Int32] {
    Array(builder.lists[Int(node.a)..<Int(node.a) + Int(node.b)])
  }

  private func expectOperands(_ node: Node, _ type: TypeNote) {
    switch BinaryOperator(rawValue: node.c) {
    case .add: expectAll([node.a, node.b], type)
    case .subtract, .multiply, .divide:
      if type == .double { expectAll([node.a, node.b], type) }
    default: break
    }
  }

  func expectPayload(_ site: CallSite, _ type: String) {
    guard let name = site.enumShape?.name,
      let found = types.entry(type)?.declaration.cases.first(where: { $0.name == name })
    else { return }
    for (argument, written) in zip(site.arguments, found.payload) {
      expect(argument, TypeReader.note(written))
    }
  }

  /// `min`, `max` and `abs` give what they are given.
  private func expectArguments(_ site: CallSite, _ type: TypeNote) {
    switch GlobalFunction(rawValue: site.member.name) {
    case .min, .max, .abs: expectAll(site.arguments, type)
    default: break
    }
  }

  /// Tells the operands of an operator what is known of each other.
  func expectSame(_ nodes: [Int32]) {
    guard let known = nodes.lazy.map({ self.note($0) }).first(where: { $0.holdsDouble }) else {
      return
    }
    isChecking = false
    defer { isChecking = true }
    expectAll(nodes, known)
  }

  /// Reports a value that is certainly of another type than its place.
  private func checkFits(_ index: Int32, _ type: TypeNote) {
    guard isChecking, let expected = type.plainName else { return }
    switch operation(index) {
    case .ternary, .coalesce, .ifExpression, .switchExpression, .block: return
    case .binary where type == .double: return
    default: break
    }
    let isInteger = flags(index).contains(.integerLiteral)
    guard let found = isInteger ? "Int" : note(index).plainName, found != expected else { return }
    let problem = ScriptProblem(
      .typeMismatch(expected: expected, found: found), range: nodeRange(index),
      origin: builder.origin)
    if !problems.contains(problem) { problems.append(problem) }
  }

  // MARK: Results

  private func expectClosure(_ index: Int, _ parameters: [TypeNote], _ result: TypeNote) {
    guard index < builder.functions.count else { return }
    if builder.functions[index].isAnonymous {
      let names = (0..<builder.functions[index].parameterCount).map { "$\($0)" }
      builder.functions[index].parameters = names.map { FunctionCode.Parameter(name: $0) }
    }
    for (place, type) in parameters.enumerated()
    where place < builder.functions[index].parameters.count
      && builder.functions[index].parameters[place].type.isAny
    {
      builder.functions[index].parameters[place].type = type
    }
    guard builder.functions[index].resultType.isAny else { return }
    builder.functions[index].resultType = result
    expectResults(builder.functions[index].body, result)
  }

  /// Tells the values that a function's body returns which type is asked for; closures in it are their own.
  func expectResults(_ body: Int32, _ type: TypeNote) {
    guard body >= 0, !type.isAny else { return }
    let node = builder.nodes[Int(body)]
    switch node.operation {
    case .returnStatement: expect(node.a, type)
    case .block: for statement in elements(node) { expectResults(statement, type) }
    case .ifStatement:
      expectResults(node.b, type)
      expectResults(node.c, type)
    case .guardStatement, .whileLoop: expectResults(node.b, type)
    case .repeatLoop: expectResults(node.a, type)
    case .forIn: expectResults(builder.lists[Int(node.b) + 2], type)
    case .switchStatement: for body in bodies(node) { expectResults(body, type) }
    default: expect(body, type)
    }
  }

  private func bodies(_ node: Node) -> [Int32] {
    (0..<Int(builder.lists[Int(node.b)])).map { builder.lists[Int(node.b) + 4 + $0 * 4] }
  }

  /// The last statement of each branch is its value.
  private func expectBranches(_ node: Node, _ type: TypeNote) {
    switch node.operation {
    case .ifExpression: expectAll([node.b, node.c], type)
    case .switchExpression: expectAll(bodies(node), type)
    default:
      guard let last = elements(node).last, operation(last) == .expressionStatement else { return }
      expect(builder.nodes[Int(last)].a, type)
    }
  }
}
