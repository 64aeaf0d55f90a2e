/// `switch`.
extension ScriptParser {
  func switchSyntax() throws(SyntaxStop) -> SwitchSyntax {
    try nested { () throws(SyntaxStop) in
      let start = peek.start
      advance()
      let subject = try withoutTrailingClosures { () throws(SyntaxStop) in try expression() }
      guard take("{") else { throw unexpected("'{'") }
      let outer = allowsTrailingClosure
      allowsTrailingClosure = true
      defer { allowsTrailingClosure = outer }
      var cases: [SwitchSyntax.Case] = []
      while !at("}") { cases.append(try switchCase()) }
      advance()
      return SwitchSyntax(subject: subject, cases: cases, range: range(from: start))
    }
  }

  private func switchCase() throws(SyntaxStop) -> SwitchSyntax.Case {
    if at("@"), at("unknown", 1) { advance(by: 2) }
    let word = peek
    guard at("case") || at("default") else { throw unexpected("'case' or 'default'") }
    advance()
    let items = word.text == "case" ? try caseItems() : []
    guard take(":") else { throw unexpected(word.text == "case" ? "',' or ':'" : "':'") }
    let start = peek.start
    let statements = try measured { () throws(SyntaxStop) in try self.statements() }.value
    return SwitchSyntax.Case(
      items: items, body: Block(statements: statements, range: range(from: start)),
      range: word.range)
  }

  /// Reads patterns with their conditions.
  func caseItems() throws(SyntaxStop) -> [(pattern: Pattern, condition: Expression?)] {
    var items: [(pattern: Pattern, condition: Expression?)] = []
    repeat {
      let pattern = try pattern()
      items.append((pattern, take("where") ? try expression() : nil))
    } while take(",")
    return items
  }
}
