/// `if`, `guard` and their conditions.
extension ScriptParser {
  func ifSyntax() throws(SyntaxStop) -> IfSyntax {
    try nested { () throws(SyntaxStop) in
      let start = peek.start
      advance()
      let conditions = try conditions()
      let then = try block()
      var otherwise: IfSyntax.Otherwise?
      if take("else") {
        otherwise = at("if") ? .ifElse(try elseIf()) : .block(try block())
      } else if let stop = OtherLanguageHints.afterIf(self) {
        throw stop
      }
      return IfSyntax(
        conditions: conditions, then: then, otherwise: otherwise, range: range(from: start))
    }
  }

  private func elseIf() throws(SyntaxStop) -> IfSyntax {
    try measured { () throws(SyntaxStop) in try ifSyntax() }.value
  }

  func guardStatement() throws(SyntaxStop) -> Statement.Form {
    advance()
    let conditions = try conditions()
    guard take("else") else {
      throw unexpected(at("{") ? "'else', or '(' around a closure in a condition" : "'else'")
    }
    return .guardElse(conditions, try block())
  }

  /// Reads conditions with commas between them.
  func conditions() throws(SyntaxStop) -> [ConditionSyntax] {
    try withoutTrailingClosures { () throws(SyntaxStop) in
      var conditions: [ConditionSyntax] = []
      repeat {
        if at("{"), !conditions.isEmpty { break }
        conditions.append(try condition())
        if at("=") { throw OtherLanguageHints.assignmentInCondition(self) }
      } while take(",")
      return conditions
    }
  }

  /// Runs `body` where a brace opens a block rather than a closure.
  func withoutTrailingClosures<Value>(
    _ body: () throws(SyntaxStop) -> Value
  ) throws(SyntaxStop) -> Value {
    let outer = allowsTrailingClosure
    allowsTrailingClosure = false
    defer { allowsTrailingClosure = outer }
    return try body()
  }

  private func condition() throws(SyntaxStop) -> ConditionSyntax {
    switch peek.text {
    case "let", "var": return try optionalBinding()
    case "case":
      let start = peek.start
      advance()
      let pattern = try pattern()
      let type = take(":") ? try type() : nil
      guard take("=") else { throw unexpected("'='") }
      return .pattern(pattern, type, try expression(), range(from: start))
    case "#" where at("available", 1): return .available(true, try availability())
    case "#" where at("unavailable", 1): return .available(false, try availability())
    case "{" where afterPartner().text != "(": throw unexpected("a condition")
    default: return .expression(try expression())
    }
  }

  private func optionalBinding() throws(SyntaxStop) -> ConditionSyntax {
    let start = peek.start
    let isVariable = at("var")
    advance()
    let pattern = try bindingPattern(isVariable: isVariable)
    let type = take(":") ? try type() : nil
    let value = take("=") ? try expression() : nil
    return .optionalBinding(
      pattern, type, value, isVariable: isVariable, range(from: start))
  }

  private func availability() throws(SyntaxStop) -> Range<Int> {
    let start = peek.start
    advance(by: 2)
    guard at("(") else { throw unexpected("'('") }
    skipBrackets()
    return range(from: start)
  }
}
