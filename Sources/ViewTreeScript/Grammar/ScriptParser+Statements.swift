/// Statements.
extension ScriptParser {
  /// Reads statements up to a closing brace, `case`, `default` or the end.
  func statements() throws(SyntaxStop) -> [Statement] {
    var statements: [Statement] = []
    while true {
      while take(";") {}
      if isAtEndOfStatements { return statements }
      if !statements.isEmpty { try expectSeparator() }
      statements.append(try statement())
      // `return a = b` assigns first, and then returns without a value.
      if returnsAfterStatement {
        returnsAfterStatement = false
        statements.append(Statement(.returning(nil), statements[statements.count - 1].range))
      }
    }
  }

  private var isAtEndOfStatements: Bool {
    peek.kind == .end || at("}") || at("case") || at("default")
      || at("@") && at("unknown", 1) && at("default", 2)
  }

  /// Checks that two statements are on separate lines, or separated by `;`.
  private func expectSeparator() throws(SyntaxStop) {
    guard !peek.hasBreakBefore, words[position - 1].text != ";" else { return }
    if at("=") { throw OtherLanguageHints.assignmentInExpression(self) }
    if let stop = OtherLanguageHints.statement(self) { throw stop }
    throw OtherLanguageHints.afterStatement(self)
  }

  /// Reads `{ statements }`.
  func block() throws(SyntaxStop) -> Block {
    try measured { () throws(SyntaxStop) in
      let start = peek.start
      guard take("{") else { throw unexpected("'{'") }
      let outer = allowsTrailingClosure
      allowsTrailingClosure = true
      defer { allowsTrailingClosure = outer }
      let statements = try statements()
      guard take("}") else { throw unexpected("a statement or '}'") }
      return Block(statements: statements, range: range(from: start))
    }.value
  }

  func statement() throws(SyntaxStop) -> Statement {
    try passingUnsupported { () throws(SyntaxStop) in
      try wholeStatement()
    } upTo: {
      at(";") || at("}") || peek.hasBreakBefore && !at(".") && !peek.isInfix
    } as: {
      Statement(.expression($0), $0.range)
    }
  }

  private func wholeStatement() throws(SyntaxStop) -> Statement {
    try nested { () throws(SyntaxStop) in
      let start = peek.start
      let label = takeStatementLabel()
      let form = try statementForm()
      return Statement(form, label: label, range(from: start))
    }
  }

  private func takeStatementLabel() -> Name? {
    guard isName(), at(":", 1),
      ["for", "while", "repeat", "if", "switch", "do"].contains(peek(2).text)
    else { return nil }
    return takeLabel()
  }

  private func statementForm() throws(SyntaxStop) -> Statement.Form {
    switch peek.text {
    case "if": return .ifElse(try ifSyntax())
    case "guard": return try guardStatement()
    case "switch": return .switching(try switchSyntax())
    case "for": return .forIn(try forLoop())
    case "while": return try whileLoop()
    case "repeat" where at("{", 1): return try repeatLoop()
    case "do": return try doStatement()
    case "defer":
      advance()
      return .deferring(try block())
    case "return":
      advance()
      let result = hasOperand ? try value() : nil
      guard let result, at("=") else { return .returning(result) }
      advance()
      returnsAfterStatement = true
      return .assign(result, try value())
    case "throw":
      advance()
      return .throwing(try expression())
    case "break", "continue": return jump()
    case "fallthrough":
      advance()
      return .fallingThrough
    default:
      if let declaration = try declarationStatement() { return declaration }
      return try expressionStatement()
    }
  }

  /// True if a value follows, on this line or the next, as Swift reads `return`.
  private var hasOperand: Bool {
    if isAtEnd || at(";") || at("case") || at("default") { return false }
    guard peek.hasBreakBefore else { return true }
    // A new line can begin another statement.
    return !startsStatement
  }

  private var startsStatement: Bool {
    switch peek.text {
    case "guard", "for", "while", "repeat", "do", "defer", "return", "throw", "break", "continue",
      "fallthrough":
      true
    default: declarationWord != nil
    }
  }

  private func jump() -> Statement.Form {
    let isBreak = take("break")
    if !isBreak { advance() }
    let hasLabel = isName() && !peek.hasBreakBefore && !Self.keywords.contains(peek.text)
    let label = hasLabel ? takeName() : nil
    return isBreak ? .breaking(label) : .continuing(label)
  }

  // MARK: do

  private func doStatement() throws(SyntaxStop) -> Statement.Form {
    advance()
    _ = try effects()
    let body = try block()
    var catches: [CatchSyntax] = []
    while take("catch") { catches += try catchClause() }
    if catches.isEmpty, at("while"), !peek.hasBreakBefore {
      throw unsupported("'do { } while'", "write 'repeat { } while'")
    }
    return .doing(body, catches)
  }

  /// Reads a `catch`. One with several patterns becomes several with one pattern.
  private func catchClause() throws(SyntaxStop) -> [CatchSyntax] {
    let start = peek.start
    let hasPattern = !at("{") && !at("where")
    let items = try withoutTrailingClosures { () throws(SyntaxStop) in
      if hasPattern { return try caseItems() }
      let name = Name(text: "error", range: start..<start)
      let pattern = Pattern(.binding(name, isVariable: false), name.range)
      return [(pattern: pattern, condition: take("where") ? try expression() : nil)]
    }
    let body = try block()
    return items.map {
      CatchSyntax(
        pattern: $0.pattern, hasPattern: hasPattern, condition: $0.condition, body: body)
    }
  }

  // MARK: Expressions and assignments

  private func expressionStatement() throws(SyntaxStop) -> Statement.Form {
    if let stop = OtherLanguageHints.statement(self) { throw stop }
    var effects: [Name] = []
    while let length = effectLength { effects.append(takeEffect(length)) }
    let target = try expression()
    if at("=") {
      advance()
      return .assign(target, try apply(effects, to: try value()))
    }
    if peek.kind == .operation, Precedence.assignments.contains(peek.text), !peek.isPrefix {
      let sign = takeName()
      let name = Name(
        text: String(sign.text.dropLast()), range: sign.range.lowerBound..<sign.range.upperBound - 1
      )
      return .compoundAssign(name, target, try apply(effects, to: try expression()))
    }
    if let made = Self.otherInitializer(target) { return .assign(made.0, made.1) }
    return .expression(try apply(effects, to: target))
  }

  /// `self.init(…)` as an assignment: `self = Self(…)`.
  private static func otherInitializer(_ call: Expression) -> (Expression, Expression)? {
    guard case .call(let callee, let arguments) = call.form,
      case .member(let base, let initName) = callee.form, initName.text == "init",
      case .name(let name, _) = base.form, name.text == "self"
    else { return nil }
    let type = Expression(.name(Name(text: "Self", range: name.range), []), name.range)
    return (base, Expression(.call(type, arguments), call.range, depth: call.depth))
  }

  /// Applies `try` before an assignment to the value, too.
  private func apply(_ effects: [Name], to value: Expression) throws(SyntaxStop) -> Expression {
    var result = value
    for effect in effects.reversed() {
      result = try make(.effect(effect, result), value.range, below: result.depth)
    }
    return result
  }

  // MARK: Declarations

  private func declarationStatement() throws(SyntaxStop) -> Statement.Form? {
    guard let word = declarationWord else { return nil }
    let place = peek.range
    let members = try declaration()
    let variables = members.compactMap { member -> VariableSyntax? in
      if case .variable(let variable) = member { variable } else { nil }
    }
    if !variables.isEmpty { return .variables(variables) }
    switch members.first {
    case .function(let function):
      guard function.body != nil else { throw unexpected("'{' and the body of the function") }
      return .function(function)
    case .type(let type): return .type(type)
    case .alias(let name, let generics, let type): return .alias(name, generics, type)
    default:
      throw SyntaxStop(
        .unsupported("'\(word)' inside a function", instead: "write it outside functions"), place
      )
    }
  }
}
