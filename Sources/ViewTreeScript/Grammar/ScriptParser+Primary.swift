import ViewTreeNumbers

/// The start of an operand.
extension ScriptParser {
  func primary() throws(SyntaxStop) -> Expression {
    let word = peek
    switch word.kind {
    case .integer, .floating:
      advance()
      return try make(try number(word), word.range)
    case .string:
      advance()
      return try stringLiteral(word)
    case .dollar:
      advance()
      return try make(dollar(word), word.range)
    case .identifier: return try nameExpression(word)
    case .mark: return try markExpression(word)
    case .operation, .end: throw unexpected("an expression")
    }
  }

  private func dollar(_ word: ScriptWord) -> Expression.Form {
    let name = Name(text: String(word.text.dropFirst()), range: word.range)
    // No closure has this many parameters. The checker reports the number as an unknown name.
    guard let number = Int(name.text), number < 256 else { return .projected(name) }
    anonymousCount = max(anonymousCount, number + 1)
    return .anonymousParameter(number)
  }

  // MARK: Names

  private func nameExpression(_ word: ScriptWord) throws(SyntaxStop) -> Expression {
    switch word.text {
    case "true", "false": return try make(.boolean(takeName().text == "true"), word.range)
    case "nil":
      advance()
      return try make(.nothing, word.range)
    case "_":
      advance()
      return try make(.wildcard, word.range)
    case "if", "switch":
      throw unsupported(
        "'\(word.text)' inside an expression", "write 'condition ? a : b', or use 'let' before it")
    case "init": return try make(.name(takeName(), []), word.range)
    case _ where Self.keywords.contains(word.text): throw unexpected("an expression")
    default: break
    }
    if let stop = OtherLanguageHints.operand(self) { throw stop }
    let name = takeFunctionName()
    let arguments = at("<") ? genericArgumentsOfExpression() ?? [] : []
    return try make(.name(name, arguments), from: word.start, below: depth(arguments))
  }

  // MARK: Punctuation

  private func markExpression(_ word: ScriptWord) throws(SyntaxStop) -> Expression {
    switch word.text {
    case "(": return try parenthesis()
    case "[": return try bracket()
    case "{": return try closureLiteral()
    case "." where isName(1):
      advance()
      return try make(.implicitMember(takeFunctionName()), from: word.start)
    case "." where peek(1).kind == .integer:
      let digits = name(of: peek(1)).text
      throw unsupported("'.\(digits)'", "write '0.\(digits)'", count: 2)
    case "\\": return try keyPath()
    case "#": return try macro()
    default: throw unexpected("an expression")
    }
  }

  /// Reads `#name` with its arguments.
  private func macro() throws(SyntaxStop) -> Expression {
    let start = peek.start
    advance()
    guard isName(), !peek.hasSpaceBefore else { throw unexpected("the name of a macro") }
    if at("available") || at("unavailable") {
      throw unexpected("'#\(peek.text)' only as a condition of 'if', 'guard' or 'while'")
    }
    let name = takeName()
    if at("<") { _ = genericArgumentsOfExpression() }
    var list = at("(") && !peek.hasBreakBefore ? try arguments() : []
    if at("{"), allowsTrailingClosure { list += try trailingClosures() }
    return try make(.macro(name, list), from: start, below: depth(list))
  }

  // MARK: Parentheses

  private func parenthesis() throws(SyntaxStop) -> Expression {
    if let type = typeInBrackets() { return type }
    let start = peek.start
    let elements = try nested { () throws(SyntaxStop) in try arguments() }
    if elements.count == 1, elements[0].label == nil {
      return try make(
        .parenthesized(elements[0].value), from: start, below: elements[0].value.depth)
    }
    return try make(.tuple(elements), from: start, below: depth(elements))
  }

  /// Reads a type instead of a value: `[Int]()`, `(Int?).none`, `((Int) -> Int).self`.
  private func typeInBrackets() -> Expression? {
    let next = afterPartner()
    let isCalled = at("[") && next.text == "(" && !next.hasSpaceBefore
    let hasMember =
      next.text == "."
      && ["self", "init", "none", "some", "Type", "Element"].contains(afterDot.text)
    let isFunction = at("(") && next.text == "->"
    guard isCalled || hasMember || isFunction else { return nil }
    return attempt { () throws(SyntaxStop) in
      let start = peek.start
      let type = try type()
      if case .named = type.form { return nil }
      return try make(.type(type), from: start, below: type.depth)
    }
  }

  /// The word after the dot that follows the closing bracket.
  private var afterDot: ScriptWord { words[min(peek.partner + 2, words.count - 1)] }

  // MARK: Collections

  private func bracket() throws(SyntaxStop) -> Expression {
    if let type = typeInBrackets() { return type }
    return try nested { () throws(SyntaxStop) in
      let start = peek.start
      advance()
      let outer = allowsTrailingClosure
      allowsTrailingClosure = true
      defer { allowsTrailingClosure = outer }
      if at(":"), at("]", 1) {
        advance(by: 2)
        return try make(.dictionary([]), from: start)
      }
      if take("]") { return try make(.array([]), from: start) }
      let first = try expression()
      return at(":") ? try dictionary(first, start) : try array(first, start)
    }
  }

  private func array(_ first: Expression, _ start: Int) throws(SyntaxStop) -> Expression {
    var elements = [first]
    while take(","), !at("]") { elements.append(try expression()) }
    guard take("]") else { throw unexpectedInList("',' or ']'") }
    return try make(
      .array(elements), from: start, below: elements.lazy.map(\.depth).max() ?? 0)
  }

  private func dictionary(_ first: Expression, _ start: Int) throws(SyntaxStop) -> Expression {
    var entries: [(key: Expression, value: Expression)] = []
    var key = first
    while true {
      guard take(":") else { throw unexpected("':' between a key and its value") }
      entries.append((key, try expression()))
      guard take(","), !at("]") else { break }
      key = try expression()
    }
    guard take("]") else { throw unexpectedInList("',' or ']'") }
    let depth = entries.lazy.map { max($0.key.depth, $0.value.depth) }.max() ?? 0
    return try make(.dictionary(entries), from: start, below: depth)
  }
}
