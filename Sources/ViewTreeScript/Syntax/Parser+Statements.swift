extension Parser {
  /// Reads statements up to a closing brace, `case`, `default` or the end.
  func parseStatements() throws(SyntaxStop) -> [Int32] {
    var statements: [Int32] = []
    while true {
      while takeSymbol(";") {}
      if peek.kind == .end || isSymbol("}") { return statements }
      if current.switchDepth > 0, isWord("case") || isWord("default") && isSymbol(":", 1) {
        return statements
      }
      if let last = statements.last, !peek.hasBreakBefore, !isSymbol(";", -1) {
        _ = last
        throw unexpected("a new line or ';'")
      }
      statements.append(try nested { () throws(SyntaxStop) in try parseStatement() })
    }
  }

  /// Reads `{ statements }` as a block with names of its own.
  func parseBlock() throws(SyntaxStop) -> Int32 {
    let start = peek.start
    try expect("{")
    let outer = (allowsTrailingClosure, current.switchDepth)
    allowsTrailingClosure = true
    current.switchDepth = 0
    current.blocks.append([])
    let statements = try parseStatements()
    current.blocks.removeLast()
    (allowsTrailingClosure, current.switchDepth) = outer
    try expect("}")
    return try emitBlock(statements, range(from: start))
  }

  private func parseStatement() throws(SyntaxStop) -> Int32 {
    guard peek.kind == .identifier else { return try parseSimpleStatement() }
    switch peek.text {
    case "let", "var": return try parseDeclaration()
    case "if": return try parseIf(as: .ifStatement)
    case "guard": return try parseGuard()
    case "switch": return try parseSwitch(as: .switchStatement)
    case "for": return try parseFor()
    case "while": return try parseWhile()
    case "repeat": return try parseRepeat()
    case "return": return try parseReturn()
    case "break", "continue", "fallthrough": return try parseJump()
    case "func": return try parseFunction()
    case "struct", "enum", "class", "extension", "protocol", "typealias", "import":
      throw SyntaxStop(
        .unsupported("'\(peek.text)'", instead: "declare types in the document's 'types'"),
        peek.range)
    case "throw", "do", "defer":
      throw SyntaxStop(
        .unsupported("'\(peek.text)'", instead: "closures here do not throw"), peek.range)
    default: return try parseSimpleStatement()
    }
  }

  // MARK: Declarations

  private func parseDeclaration() throws(SyntaxStop) -> Int32 {
    let start = peek.start
    let isVariable = peek.text == "var"
    advance()
    let binders = try parseDeclaredNames()
    var type = TypeNote.any
    var hasType = false
    if takeSymbol(":") {
      type = try parseType()
      hasType = true
    }
    let isOptionalType = isOptionalType
    var value: Int32 = -1
    if takeSymbol("=") {
      value = try parseValue()
    } else if !hasType {
      throw unexpected("'='")
    }
    let isFirm = hasType ? type == .int : isInteger(value)
    expect(value, type)
    let pattern = try declare(
      binders, isVariable: isVariable, isDeferred: value < 0, isFirm: isFirm,
      type: hasType ? type : inferred(value))
    if binders.count == 1 {
      let isOptional = hasType ? isOptionalType : self.isOptional(value)
      noteDeclared(isOptional: isOptional, isSlice: !hasType && isSlice(value))
    }
    return try emit(
      .declare, range(from: start), a: pattern, b: value, c: builder.type(type),
      flags: isVariable ? .variable : [],
      children: [pattern, value])
  }

  /// The type of a variable without a written one.
  private func inferred(_ value: Int32) -> TypeNote {
    guard value >= 0 else { return .any }
    return flags(value).contains(.integerLiteral) ? .int : note(value)
  }

  /// What else is known of the variable that was declared last.
  private func noteDeclared(isOptional: Bool, isSlice: Bool) {
    guard !current.variables.isEmpty else { return }
    current.variables[current.variables.count - 1].isOptional = isOptional
    current.variables[current.variables.count - 1].isSlice = isSlice
  }

  /// The names of a declaration: one, or those of a tuple pattern.
  private func parseDeclaredNames() throws(SyntaxStop) -> [Token] {
    guard takeSymbol("(") else { return [try expectName()] }
    var names: [Token] = []
    repeat { names.append(try expectName()) } while takeSymbol(",")
    try expect(")")
    return names
  }

  private func declare(
    _ names: [Token], isVariable: Bool, isDeferred: Bool, isFirm: Bool, type: TypeNote
  ) throws(SyntaxStop) -> Int32 {
    var nodes: [Int32] = []
    for (place, name) in names.enumerated() {
      let own = names.count == 1 ? type : type.element(place)
      nodes.append(
        try declareLocal(
          name, isAssignable: isVariable, isDeferred: isDeferred,
          isFirmInteger: names.count == 1 ? isFirm : own == .int, type: own))
    }
    if nodes.count == 1 { return nodes[0] }
    return try emit(
      .tuplePattern, names[0].range, a: builder.list(nodes), b: Int32(nodes.count),
      children: nodes)
  }

  /// Whether an expression without context is certainly an `Int`.
  func isInteger(_ node: Int32) -> Bool {
    node >= 0 && !flags(node).isDisjoint(with: [.integerLiteral, .firmInteger])
      && !flags(node).contains(.double)
  }

  /// The value of a declaration or assignment, which may be an `if` or `switch`.
  func parseValue() throws(SyntaxStop) -> Int32 {
    if isWord("if") { return try parseIf(as: .ifExpression) }
    if isWord("switch") { return try parseSwitch(as: .switchExpression) }
    return try parseExpression()
  }

  private func parseFunction() throws(SyntaxStop) -> Int32 {
    let start = peek.start
    advance()
    let name = try expectName()
    let bind = try declareLocal(name, isAssignable: false)
    let (scope, place) = (current, current.variables.count - 1)
    if isSymbol("<") { _ = try parseGenericArguments() }
    let function = FunctionScope()
    functions.append(function)
    function.code.name = name.text
    try expect("(")
    while !isSymbol(")") {
      try parseFunctionParameter(function)
      if !takeSymbol(",") { break }
    }
    try expect(")")
    if takeSymbol("->") { function.code.resultType = try parseType() }
    scope.variables[place].type = .function(
      function.code.parameters.map(\.type), function.code.resultType)
    try parseFunctionBody(function)
    let index = Int32(builder.functions.count - 1)
    return try emit(.functionDeclaration, range(from: start), a: index, b: bind)
  }

  private func parseFunctionParameter(_ function: FunctionScope) throws(SyntaxStop) {
    let first = try expectName()
    let name = peek.kind == .identifier ? try expectName() : first
    try expect(":")
    let isInout = isWord("inout")
    var parameter = FunctionCode.Parameter(
      label: first.text == "_" ? nil : first.text, name: name.text, type: try parseType(),
      isInout: isInout)
    if takeSymbol("=") {
      let isOptional = isOptionalType
      parameter.defaultValue = try parseExpression()
      isOptionalType = isOptional
      expect(parameter.defaultValue, parameter.type)
    }
    declareParameter(parameter, in: function)
    function.variables[function.variables.count - 1].isOptional = isOptionalType
  }

  /// Reads the braces of a function whose scope is already open, and closes it.
  private func parseFunctionBody(_ function: FunctionScope) throws(SyntaxStop) {
    let start = peek.start
    try expect("{")
    let outer = allowsTrailingClosure
    allowsTrailingClosure = true
    let statements = try parseStatements()
    allowsTrailingClosure = outer
    try expect("}")
    try setBody(function, statements, range: range(from: start))
    close(function)
  }

  // MARK: Conditions

  func parseIf(as operation: Operation) throws(SyntaxStop) -> Int32 {
    try nested { () throws(SyntaxStop) in
      let start = peek.start
      advance()
      current.blocks.append([])
      let conditions = try parseConditions()
      let then = try parseBlock()
      current.blocks.removeLast()
      var otherwise: Int32 = -1
      if takeWord("else") {
        otherwise = isWord("if") ? try parseIf(as: operation) : try parseBlock()
      } else if operation == .ifExpression {
        throw unexpected("'else'")
      }
      return try emit(
        operation, range(from: start), a: conditions.list, b: then, c: otherwise,
        children: conditions.nodes + [then, otherwise])
    }
  }

  private func parseGuard() throws(SyntaxStop) -> Int32 {
    let start = peek.start
    advance()
    let conditions = try parseConditions()
    guard takeWord("else") else { throw unexpected("'else'") }
    let otherwise = try parseBlock()
    return try emit(
      .guardStatement, range(from: start), a: conditions.list, b: otherwise,
      children: conditions.nodes + [otherwise])
  }

  /// Reads conditions; the list holds their number and then their nodes.
  private func parseConditions() throws(SyntaxStop) -> (list: Int32, nodes: [Int32]) {
    let outer = allowsTrailingClosure
    allowsTrailingClosure = false
    defer { allowsTrailingClosure = outer }
    var nodes: [Int32] = []
    repeat { nodes.append(try parseCondition()) } while takeSymbol(",")
    return (builder.list([Int32(nodes.count)] + nodes), nodes)
  }

  private func parseCondition() throws(SyntaxStop) -> Int32 {
    let start = peek.start
    if isWord("let") || isWord("var") {
      let isVariable = isWord("var")
      advance()
      let name = try expectName()
      if takeSymbol(":") { _ = try parseType() }
      let value: Int32
      if takeSymbol("=") {
        value = try parseExpression()
      } else if let known = try resolve(name.text, name.range) {
        value = known
      } else {
        value = try unknownName(name.text, name.range)
      }
      let bind = try declareLocal(
        name, isAssignable: isVariable,
        isFirmInteger: flags(value).contains(.firmInteger), type: note(value))
      return try emit(
        .conditionLet, range(from: start), a: bind, b: value, children: [bind, value])
    }
    if takeWord("case") {
      let pattern = try parsePattern(binds: false)
      try expect("=")
      let value = try parseExpression()
      return try emit(
        .conditionCase, range(from: start), a: pattern, b: value, children: [pattern, value])
    }
    return try parseExpression()
  }

  // MARK: Loops

  private func parseFor() throws(SyntaxStop) -> Int32 {
    let start = peek.start
    advance()
    current.blocks.append([])
    defer { current.blocks.removeLast() }
    let placeOfPattern = position
    if takeWord("case") {
      throw SyntaxStop(
        .unsupported("'for case'", instead: "use 'if case' inside the loop"),
        tokens[placeOfPattern].range)
    }
    skipLoopPattern()
    guard takeWord("in") else { throw unexpected("'in'") }
    let outer = allowsTrailingClosure
    allowsTrailingClosure = false
    let sequence = try parseExpression()
    let afterSequence = position
    position = placeOfPattern
    let pattern = try parseLoopPattern(
      isFirm: isIntegerSequence(sequence), type: note(sequence).element)
    position = afterSequence
    var filter: Int32 = -1
    if takeWord("where") { filter = try parseExpression() }
    allowsTrailingClosure = outer
    current.loopDepth += 1
    let body = try parseBlock()
    current.loopDepth -= 1
    return try emit(
      .forIn, range(from: start), a: pattern, b: builder.list([sequence, filter, body]),
      children: [pattern, sequence, filter, body])
  }

  /// The names of the loop are declared after its sequence, which does not see them.
  private func skipLoopPattern() {
    while peek.kind != .end, !isWord("in"), !isSymbol("{") { advance() }
  }

  private func parseLoopPattern(isFirm: Bool, type: TypeNote) throws(SyntaxStop) -> Int32 {
    if isWord("var") || isWord("let") { advance() }
    if takeSymbol("(") {
      let start = position
      position = start
      var nodes: [Int32] = []
      repeat {
        if isSymbol("(") {
          nodes.append(
            try nested { () throws(SyntaxStop) in
              try parseLoopPattern(isFirm: false, type: type.element(nodes.count))
            })
        } else {
          nodes.append(
            try declareLocal(
              try expectName(), isAssignable: false, type: type.element(nodes.count)))
        }
      } while takeSymbol(",")
      try expect(")")
      return try emit(
        .tuplePattern, range(from: tokens[start].start), a: builder.list(nodes),
        b: Int32(nodes.count), children: nodes)
    }
    let name = try expectName()
    if isSymbol(":") {
      advance()
      _ = try parseType()
    }
    return try declareLocal(
      name, isAssignable: false, isFirmInteger: isFirm || type == .int, type: type)
  }

  /// Whether the elements are certainly `Int`: a range of integers.
  private func isIntegerSequence(_ node: Int32) -> Bool {
    let found = builder.nodes[Int(node)]
    return found.operation == .range && isInteger(found.a) && (found.b < 0 || isInteger(found.b))
  }

  private func parseWhile() throws(SyntaxStop) -> Int32 {
    let start = peek.start
    advance()
    current.blocks.append([])
    defer { current.blocks.removeLast() }
    let conditions = try parseConditions()
    current.loopDepth += 1
    let body = try parseBlock()
    current.loopDepth -= 1
    return try emit(
      .whileLoop, range(from: start), a: conditions.list, b: body,
      children: conditions.nodes + [body])
  }

  private func parseRepeat() throws(SyntaxStop) -> Int32 {
    let start = peek.start
    advance()
    current.loopDepth += 1
    let body = try parseBlock()
    current.loopDepth -= 1
    guard takeWord("while") else { throw unexpected("'while'") }
    let condition = try parseExpression()
    return try emit(
      .repeatLoop, range(from: start), a: body, b: condition, children: [body, condition])
  }

  // MARK: Jumps

  private func parseReturn() throws(SyntaxStop) -> Int32 {
    let start = peek.start
    advance()
    var value: Int32 = -1
    if peek.kind != .end, !isSymbol("}"), !isSymbol(";"), !peek.hasBreakBefore {
      value = try parseValue()
    }
    return try emit(.returnStatement, range(from: start), a: value, children: [value])
  }

  private func parseJump() throws(SyntaxStop) -> Int32 {
    let token = peek
    advance()
    if peek.kind == .identifier, !peek.hasBreakBefore, token.text != "fallthrough" {
      throw SyntaxStop(
        .unsupported("a label", instead: "use a variable that ends the outer loop"), peek.range)
    }
    let isInside =
      token.text == "break"
      ? current.loopDepth + current.switchNesting > 0
      : token.text == "continue" ? current.loopDepth > 0 : current.switchNesting > 0
    guard isInside else {
      throw SyntaxStop(
        .unexpected(token.text, expected: "'\(token.text)' only inside a loop or switch"),
        token.range)
    }
    let operation: Operation =
      token.text == "break"
      ? .breakStatement
      : token.text == "continue" ? .continueStatement : .fallthroughStatement
    return try emit(operation, token.range)
  }

  // MARK: Expressions and assignments

  private static let compoundOperators: [String: BinaryOperator] = [
    "+=": .add, "-=": .subtract, "*=": .multiply, "/=": .divide, "%=": .remainder,
    "<<=": .shiftLeft, ">>=": .shiftRight,
  ]

  private func parseSimpleStatement() throws(SyntaxStop) -> Int32 {
    let start = peek.start
    if isWord("_"), isSymbol("=", 1) {
      advance()
      advance()
      let value = try parseValue()
      return try emit(.expressionStatement, range(from: start), a: value, children: [value])
    }
    if isSymbol("("), let assignment = try parseTupleAssignment() { return assignment }
    let target = try parseExpression()
    if isSymbol("=") {
      advance()
      checkAssignable(target)
      let value = try parseValue()
      expect(value, note(target))
      return try emit(
        .assign, range(from: start), a: target, b: value, children: [target, value])
    }
    if peek.kind == .symbol, let compound = Self.compoundOperators[peek.text] {
      advance()
      checkAssignable(target)
      let value = try parseExpression()
      // The machine tells of mixed numbers, with both sides.
      let type = note(target)
      if type == .int || type == .double {
        expectSame([target, value])
      } else {
        expect(value, type)
      }
      return try emit(
        .compoundAssign, range(from: start), a: target, b: value, c: compound.rawValue,
        flags: flags(target).intersection(.firmInteger), children: [target, value])
    }
    return try emit(.expressionStatement, range(from: start), a: target, children: [target])
  }

  /// Reads `(a, b) = value`, if that is what stands here.
  private func parseTupleAssignment() throws(SyntaxStop) -> Int32? {
    var depth = 0
    var offset = 0
    repeat {
      if isSymbol("(", offset) { depth += 1 }
      if isSymbol(")", offset) { depth -= 1 }
      if peek(offset).kind == .end { return nil }
      offset += 1
    } while depth > 0
    guard isSymbol("=", offset) else { return nil }
    let start = peek.start
    advance()
    var targets: [Int32] = []
    repeat {
      if isWord("_") {
        targets.append(try emit(.wildcard, peek.range))
        advance()
      } else {
        let target = try parseExpression()
        checkAssignable(target)
        targets.append(target)
      }
    } while takeSymbol(",")
    try expect(")")
    try expect("=")
    let value = try parseValue()
    let tuple = try emit(
      .tuplePattern, range(from: start), a: builder.list(targets), b: Int32(targets.count),
      children: targets)
    return try emit(.assign, range(from: start), a: tuple, b: value, children: [tuple, value])
  }
}
