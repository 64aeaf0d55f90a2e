/// Reads a script and compiles it in the same pass.
final class Parser {
  /// What a node that can be assigned to starts from.
  enum Root {
    case variable(function: Int, index: Int)
    case scope(ScopeName)
    case binding
    /// A name that nothing declares, which was reported.
    case unknown
  }

  let text: [UInt8]
  let types: TypeTable
  let scope: ScriptScope
  let builder: CodeBuilder
  var tokens: [Token] = []
  var position = 0
  var functions: [FunctionScope] = []
  var problems: [ScriptProblem] = []
  /// Members that neither the language nor a declared type has.
  var undeclaredMembers: [ScriptProblem] = []
  var captures: [ScriptCapture] = []
  var roots: [Int32: Root] = [:]
  /// The types of collections that were made by calling a type in brackets.
  var collectionNotes: [Int32: TypeNote] = [:]
  var isAction = false
  /// Whether `try?` stands before what is read.
  var isOptionalTry = false
  /// Whether an argument is read that is a time from now on.
  var isReadingTime = false
  /// The nodes that are times, of which nothing but the number of seconds is kept.
  var timeNodes: Set<Int32> = []
  /// Whether what does not fit its place is reported; beside an operator the machine does.
  var isChecking = true
  /// Whether the type that was read last is an optional.
  var isOptionalType = false
  /// Whether the text is a type that a document declares.
  var isReadingTypeOnly = false
  /// The declared type whose method is being compiled.
  var selfType: Int?
  var nesting = 0
  /// Off in conditions, where a brace opens the block.
  var allowsTrailingClosure = true

  static let nestingLimit = 200
  static let nodeDepthLimit: Int32 = 300

  init(text: [UInt8], types: TypeTable, scope: ScriptScope, origin: Int) {
    self.text = text
    self.types = types
    self.scope = scope
    builder = CodeBuilder(origin: origin)
  }

  var current: FunctionScope { functions[functions.count - 1] }
}

// MARK: Entry points

extension Parser {
  func compile(as kind: ScriptKind) -> ScriptCompilation {
    finish { () throws(SyntaxStop) in
      switch kind {
      case .expression:
        self.isAction = true
        try self.compileExpression()
      case .text:
        self.isAction = true
        try self.compileText()
      case .closure(let parameters, let inoutFirst):
        self.isAction = true
        try self.compileClosure(parameters, inoutFirst: inoutFirst)
      case .staticClosure(let parameters, let inoutFirst):
        try self.compileClosure(parameters, inoutFirst: inoutFirst)
      case .action(let parameters):
        self.isAction = true
        try self.compileClosure(parameters, inoutFirst: false)
      }
    }
  }

  func compile(method: ScriptTypes.Method, of type: Int) -> ScriptCompilation {
    finish { () throws(SyntaxStop) in
      self.selfType = type
      let function = FunctionScope()
      self.functions.append(function)
      self.declareParameter(
        FunctionCode.Parameter(name: "self", isInout: method.isMutating), in: function)
      for parameter in method.parameters {
        self.declareParameter(
          FunctionCode.Parameter(
            label: parameter.label, name: parameter.name,
            type: TypeReader.note(parameter.typeName)), in: function)
      }
      function.code.resultType = TypeReader.note(method.resultTypeName)
      self.tokens = try Lexer.split(self.text, 0..<self.text.count)
      try self.parseTopLevelBody(function)
    }
  }

  func readTypeOnly() -> TypeNote {
    isReadingTypeOnly = true
    do {
      tokens = try Lexer.split(text, 0..<text.count)
      return try parseType()
    } catch { return .any }
  }

  private func finish(_ body: () throws(SyntaxStop) -> Void) -> ScriptCompilation {
    do {
      try body()
    } catch {
      problems.append(ScriptProblem(error.kind, range: error.range, origin: builder.origin))
    }
    guard problems.isEmpty else { return ScriptCompilation(program: nil, problems: problems) }
    let entry = builder.functions.count - 1
    let program = ScriptProgram(code: Code(builder), entry: entry, captures: captures)
    return ScriptCompilation(
      program: program, problems: [], undeclaredMembers: undeclaredMembers)
  }

  private func compileExpression() throws(SyntaxStop) {
    tokens = try Lexer.split(text, 0..<text.count)
    let function = FunctionScope()
    functions.append(function)
    function.code.body = try parseExpression()
    function.code.isExpression = true
    try expectEnd()
    close(function)
  }

  private func compileText() throws(SyntaxStop) {
    let function = FunctionScope()
    functions.append(function)
    function.code.body = try parseStringContent(0..<text.count, isRaw: false, indentation: 0)
    function.code.isExpression = true
    close(function)
  }

  private func compileClosure(_ parameters: [String], inoutFirst: Bool) throws(SyntaxStop) {
    tokens = try Lexer.split(text, 0..<text.count)
    let hasBraces = isWrappedInBraces()
    if hasBraces { position += 1 }
    skipActorAttribute()
    let function = FunctionScope()
    functions.append(function)
    if isClosureHeader() {
      try parseClosureHeader(function, implicit: parameters.count)
    } else {
      for name in parameters { declareParameter(FunctionCode.Parameter(name: name), in: function) }
      function.allowsAnonymous = true
    }
    if inoutFirst, !function.code.parameters.isEmpty {
      function.code.parameters[0].isInout = true
      function.variables[0].isAssignable = true
    }
    if hasBraces { tokens.removeLast(2); tokens.append(endToken()) }
    try parseTopLevelBody(function)
  }

  private func endToken() -> Token {
    let end = tokens.last?.end ?? text.count
    return Token(
      kind: .end, start: end, end: end, text: "", hasSpaceBefore: true, hasBreakBefore: true)
  }

  /// Whether the first brace closes at the very end of the text.
  private func isWrappedInBraces() -> Bool {
    guard tokens.count > 2, tokens[0].text == "{", tokens[0].kind == .symbol else { return false }
    var depth = 0
    for (index, token) in tokens.enumerated() where token.kind == .symbol {
      if token.text == "{" { depth += 1 }
      if token.text == "}" {
        depth -= 1
        if depth == 0 { return index == tokens.count - 2 }
      }
    }
    return false
  }

  private func parseTopLevelBody(_ function: FunctionScope) throws(SyntaxStop) {
    let start = peek.start
    let statements = try parseStatements()
    try expectEnd()
    try setBody(function, statements, range: start..<max(start, peek.start))
    close(function)
  }

  /// Makes the statements a function's body; a single expression is its result.
  func setBody(
    _ function: FunctionScope, _ statements: [Int32], range: Range<Int>
  ) throws(SyntaxStop) {
    if statements.count == 1 {
      let only = builder.nodes[Int(statements[0])]
      if only.operation == .expressionStatement {
        function.code.body = only.a
        function.code.isExpression = true
        expect(only.a, function.code.resultType)
        return
      }
      returnTail(statements[0])
    }
    function.code.body = try emitBlock(statements, range)
    expectResults(function.code.body, function.code.resultType)
  }

  /// Turns the single expressions of an `if` or `switch` into results, as Swift does.
  private func returnTail(_ statement: Int32) {
    let node = builder.nodes[Int(statement)]
    switch node.operation {
    case .expressionStatement: builder.nodes[Int(statement)].operation = .returnStatement
    case .ifStatement:
      returnTail(node.b)
      if node.c >= 0 { returnTail(node.c) }
    case .switchStatement:
      let count = Int(builder.lists[Int(node.b)])
      for index in 0..<count { returnTail(builder.lists[Int(node.b) + 2 + index * 4 + 2]) }
    case .block where node.b == 1: returnTail(builder.lists[Int(node.a)])
    default: break
    }
  }

  /// Finishes a function: captured variables are read from their boxes.
  func close(_ function: FunctionScope) {
    for variable in function.variables where variable.box >= 0 {
      for use in variable.uses {
        let isBinding = builder.nodes[Int(use)].operation == .bindLocal
        builder.nodes[Int(use)].operation = isBinding ? .bindBox : .boxed
        builder.nodes[Int(use)].a = variable.box
      }
      if Int(variable.slot) < function.code.parameterCount {
        function.code.boxedParameters.append((variable.slot, variable.box))
      }
    }
    function.code.frameSize = max(Int(function.nextSlot), function.code.parameterCount)
    if function.code.body >= 0 {
      function.code.nodeDepth = Int(builder.depths[Int(function.code.body)])
    }
    builder.functions.append(function.code)
    functions.removeLast()
  }
}

// MARK: Words

extension Parser {
  var peek: Token { tokens[position] }

  func peek(_ offset: Int) -> Token {
    let index = position + offset
    return index < tokens.count ? tokens[index] : tokens[tokens.count - 1]
  }

  func advance() {
    if position < tokens.count - 1 { position += 1 }
  }

  func isSymbol(_ symbol: String, _ offset: Int = 0) -> Bool {
    let token = peek(offset)
    return token.kind == .symbol && token.text == symbol
  }

  func isWord(_ word: String, _ offset: Int = 0) -> Bool {
    let token = peek(offset)
    return token.kind == .identifier && token.text == word
  }

  func takeSymbol(_ symbol: String) -> Bool {
    guard isSymbol(symbol) else { return false }
    advance()
    return true
  }

  func takeWord(_ word: String) -> Bool {
    guard isWord(word) else { return false }
    advance()
    return true
  }

  func expect(_ symbol: String) throws(SyntaxStop) {
    guard takeSymbol(symbol) else { throw unexpected("'\(symbol)'") }
  }

  func expectName() throws(SyntaxStop) -> Token {
    guard peek.kind == .identifier else { throw unexpected("a name") }
    let token = peek
    advance()
    return token
  }

  func expectEnd() throws(SyntaxStop) {
    guard peek.kind == .end else { throw unexpected("the end") }
  }

  /// The error that the next word is not what the grammar asks for.
  func unexpected(_ expected: String) -> SyntaxStop {
    let token = peek
    let word =
      token.kind == .end ? "" : String(decoding: text[token.range], as: UTF8.self)
    return SyntaxStop(.unexpected(word, expected: expected), token.range)
  }

  /// The range from `start` to the end of the last word read.
  func range(from start: Int) -> Range<Int> {
    let end = position > 0 ? tokens[position - 1].end : start
    return start..<max(start, end)
  }

  /// Notes a member that neither the language nor a declared type has.
  func noteMember(_ name: Token) {
    guard MemberName(rawValue: name.text) == nil, types.memberNames.contains(name.text) == false
    else { return }
    let candidates = MemberName.allCases.map(\.rawValue) + types.memberNames.sorted()
    undeclaredMembers.append(
      ScriptProblem(
        .memberOfNoType(name.text, candidates: candidates), range: name.range,
        origin: builder.origin))
  }

  func report(_ kind: ScriptProblem.Kind, _ range: Range<Int>) {
    problems.append(ScriptProblem(kind, range: range, origin: builder.origin))
  }

  /// Runs `body` one level deeper, within the limit of nesting.
  func nested<R>(_ body: () throws(SyntaxStop) -> R) throws(SyntaxStop) -> R {
    nesting += 1
    defer { nesting -= 1 }
    guard nesting <= Self.nestingLimit else { throw SyntaxStop(.tooDeeplyNested, peek.range) }
    return try body()
  }
}

// MARK: Nodes

extension Parser {
  func emit(
    _ operation: Operation, _ range: Range<Int>, a: Int32 = 0, b: Int32 = 0, c: Int32 = 0,
    flags: Node.Flags = [], children: [Int32] = []
  ) throws(SyntaxStop) -> Int32 {
    var depth: Int32 = 0
    for child in children where child >= 0 { depth = max(depth, builder.depths[Int(child)]) }
    guard depth < Self.nodeDepthLimit else { throw SyntaxStop(.tooDeeplyNested, range) }
    builder.nodes.append(
      Node(
        operation: operation, flags: flags, a: a, b: b, c: c,
        start: UInt32(clamping: range.lowerBound), end: UInt32(clamping: range.upperBound)))
    builder.depths.append(depth + 1)
    return Int32(clamping: builder.nodes.count - 1)
  }

  func emitBlock(_ statements: [Int32], _ range: Range<Int>) throws(SyntaxStop) -> Int32 {
    try emit(
      .block, range, a: builder.list(statements), b: Int32(clamping: statements.count),
      children: statements)
  }

  func emitCall(
    _ operation: Operation, _ site: CallSite, _ range: Range<Int>, flags: Node.Flags = []
  ) throws(SyntaxStop) -> Int32 {
    try emit(
      operation, range, a: builder.call(site), flags: flags, children: site.arguments + [site.base])
  }

  func flags(_ node: Int32) -> Node.Flags { builder.nodes[Int(node)].flags }
  func operation(_ node: Int32) -> Operation { builder.nodes[Int(node)].operation }
  func nodeRange(_ node: Int32) -> Range<Int> { builder.nodes[Int(node)].range }
}
