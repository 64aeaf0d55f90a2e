/// Loops.
extension ScriptParser {
  func forLoop() throws(SyntaxStop) -> ForSyntax {
    advance()
    if let stop = OtherLanguageHints.loop(self) { throw stop }
    for word in ["try", "await"] where at(word) { advance() }
    let isCase = take("case")
    let pattern = isCase ? try pattern() : try loopVariable()
    let type = take(":") ? try type() : nil
    guard take("in") else { throw unexpected("'in'") }
    let (sequence, condition) = try withoutTrailingClosures { () throws(SyntaxStop) in
      (try expression(), take("where") ? try expression() : nil)
    }
    return ForSyntax(
      pattern: pattern, isCase: isCase, type: type, sequence: sequence, condition: condition,
      body: try block())
  }

  private func loopVariable() throws(SyntaxStop) -> Pattern {
    let isVariable = at("var")
    if isVariable || at("let") { advance() }
    return try bindingPattern(isVariable: isVariable)
  }

  func whileLoop() throws(SyntaxStop) -> Statement.Form {
    advance()
    let conditions = try conditions()
    return .whileLoop(conditions, try block())
  }

  func repeatLoop() throws(SyntaxStop) -> Statement.Form {
    advance()
    let body = try block()
    guard take("while") else { throw unexpected("'while'") }
    let condition = try expression()
    if at("=") { throw OtherLanguageHints.assignmentInCondition(self) }
    return .repeatWhile(body, condition)
  }
}
