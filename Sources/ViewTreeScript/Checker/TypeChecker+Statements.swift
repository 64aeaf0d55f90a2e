extension TypeChecker {
  func checkStatement(_ index: Int32) {
    guard index >= 0 else { return }
    _ = deeper {
      let node = node(index)
      switch node.operation {
      case .block: for statement in list(node.a, node.b) { checkStatement(statement) }
      case .declare: checkDeclaration(node)
      case .functionDeclaration: checkFunctionDeclaration(node)
      case .assign: checkAssignment(node)
      case .compoundAssign:
        let target = type(of: node.a)
        _ = type(of: node.b, expecting: target)
      case .expressionStatement: _ = type(of: node.a)
      case .returnStatement:
        let found = type(of: node.a, expecting: frame.result)
        frame.returned.append(node.a < 0 ? .void : found)
      case .forIn: checkLoop(node)
      case .repeatLoop:
        checkStatement(node.a)
        _ = type(of: node.b)
      default: checkBranches(index, node)
      }
      return .unknown
    }
  }

  private func checkBranches(_ index: Int32, _ node: Node) {
    switch node.operation {
    case .ifStatement, .guardStatement, .whileLoop:
      checkConditions(node.a)
      checkStatement(node.b)
      if node.operation == .ifStatement { checkStatement(node.c) }
    case .switchStatement:
      _ = checkSwitch(node) { body in
        self.checkStatement(body)
        return .unknown
      }
    case .breakStatement, .continueStatement, .fallthroughStatement: break
    default: _ = type(of: index)
    }
  }

  // MARK: Names

  private func checkDeclaration(_ node: Node) {
    let written = StaticType(code.types[Int(node.c)], types)
    var found = type(of: node.b, expecting: written)
    // Another function may be assigned to a variable.
    if node.flags.contains(.variable), case .function = found { found = .unknown }
    checkPattern(node.a, written.isUnknown ? found : written)
  }

  private func checkFunctionDeclaration(_ node: Node) {
    checkPattern(node.b, .function(node.a))
    let function = code.functions[Int(node.a)]
    results[node.a] = StaticType(function.resultType, types)
    let found = checkFunction(node.a, parameters: [])
    results[node.a] = found
  }

  private func checkAssignment(_ node: Node) {
    let target = self.node(node.a)
    guard target.operation == .tuplePattern else {
      let wanted = type(of: node.a)
      _ = type(of: node.b, expecting: wanted)
      return
    }
    for place in list(target.a, target.b) { _ = type(of: place) }
    _ = type(of: node.b)
  }

  private func checkLoop(_ node: Node) {
    let parts = Array(list(node.b, 3))
    let sequence = type(of: parts[0])
    checkPattern(node.a, sequence.element)
    _ = type(of: parts[1])
    checkStatement(parts[2])
  }

  func checkConditions(_ start: Int32) {
    for index in list(start + 1, code.lists[Int(start)]) {
      let node = node(index)
      switch node.operation {
      case .conditionLet: checkPattern(node.a, type(of: node.b))
      case .conditionCase:
        let found = type(of: node.b)
        checkPattern(node.a, found)
      default: _ = type(of: index)
      }
    }
  }
}
