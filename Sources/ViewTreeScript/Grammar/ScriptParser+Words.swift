/// Words of the text, one after another.
extension ScriptParser {
  var peek: ScriptWord { words[position] }

  func peek(_ offset: Int) -> ScriptWord { words[place(offset)] }

  private func place(_ offset: Int) -> Int { min(max(position + offset, 0), words.count - 1) }

  func advance(by count: Int = 1) {
    position = min(position + count, words.count - 1)
  }

  /// True if a keyword, mark or operator is at an offset from the current word.
  func at(_ text: String, _ offset: Int = 0) -> Bool { words[place(offset)].text == text }

  func isName(_ offset: Int = 0) -> Bool { words[place(offset)].kind == .identifier }

  /// True if the current word ends the enclosing construct.
  var isAtEnd: Bool { words[position].kind == .end || at("}") || at(")") || at("]") }

  /// The word after the closing bracket of the bracket `offset` words ahead.
  func afterPartner(_ offset: Int = 0) -> ScriptWord {
    words[min(peek(offset).partner + 1, words.count - 1)]
  }

  func take(_ text: String) -> Bool {
    guard at(text) else { return false }
    advance()
    return true
  }

  func expect(_ text: String) throws(SyntaxStop) {
    guard take(text) else { throw unexpected("'\(text)'") }
  }

  func expectEnd() throws(SyntaxStop) {
    if at("=") { throw OtherLanguageHints.assignmentInExpression(self) }
    guard peek.kind == .end else { throw unexpected("the end") }
  }

  // MARK: Names

  /// The spelling of a name without its backticks.
  func name(of word: ScriptWord) -> Name {
    if word.kind == .identifier, word.text.isEmpty {
      return Name(
        text: String(decoding: text[word.start + 1..<word.end - 1], as: UTF8.self),
        range: word.range)
    }
    let spelling =
      word.text.isEmpty ? String(decoding: text[word.range], as: UTF8.self) : word.text
    let name = Name(text: spelling, range: word.range)
    return names == nil || word.kind != .identifier ? name : names?.read(name, in: text) ?? name
  }

  /// Takes any word as a name, keywords too, as after a dot.
  func takeName() -> Name {
    let name = name(of: peek)
    advance()
    return name
  }

  /// Takes any word as a name, with the labels of a function that isn't called: `index(after:)`.
  func takeFunctionName() -> Name {
    let name = takeName()
    guard at("("), !peek.hasSpaceBefore, at(":", 2), isName(1) else { return name }
    var end = position + 1
    while words[end].kind == .identifier, words[end + 1].text == ":" { end += 2 }
    guard words[end].text == ")" else { return name }
    let labels = words[position...end].map { self.name(of: $0).text }.joined()
    advance(by: end - position + 1)
    return Name(text: name.text + labels, range: range(from: name.range.lowerBound))
  }

  /// Takes a name that isn't a keyword.
  func expectName(_ expected: String = "a name") throws(SyntaxStop) -> Name {
    guard isName(), !Self.keywords.contains(peek.text) else { throw unexpected(expected) }
    return takeName()
  }

  /// Words that are names only in backticks.
  static let keywords: Set = [
    "as", "associatedtype", "break", "case", "catch", "class", "continue", "default", "defer",
    "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "for", "func", "guard",
    "if", "import", "in", "init", "inout", "is", "let", "nil", "operator", "precedencegroup",
    "private", "protocol", "public", "repeat", "rethrows", "return", "static", "struct",
    "subscript", "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while",
    "fileprivate", "internal",
  ]

  // MARK: Problems

  /// The problem that the next word doesn't fit the grammar.
  func unexpected(_ expected: String) -> SyntaxStop {
    let word = peek.kind == .end ? "" : String(decoding: text[peek.range], as: UTF8.self)
    return SyntaxStop(.unexpected(word, expected: expected), peek.range)
  }

  /// The problem that the next words aren't supported, with the suggested replacement.
  func unsupported(
    _ construct: String, _ instead: String, count: Int = 1
  ) -> SyntaxStop {
    SyntaxStop(
      .unsupported(construct, instead: instead), peek.start..<max(peek.end, peek(count - 1).end))
  }

  /// The problem that the next words are of another language, or a slip that no compiler accepts.
  func notSwift(
    _ construct: String, _ instead: String, count: Int = 1
  ) -> SyntaxStop {
    SyntaxStop(
      .notSwift(construct, instead: instead), peek.start..<max(peek.end, peek(count - 1).end))
  }

  // MARK: Ranges

  /// The range from `start` to the end of the last word that was read.
  func range(from start: Int) -> Range<Int> {
    start..<max(start, position > 0 ? words[position - 1].end : start)
  }

  // MARK: Attempts

  /// Tries to read a construct. If that fails, restores the position.
  func attempt<Value>(_ body: () throws(SyntaxStop) -> Value?) -> Value? {
    let state = (words, position, nesting, deepest, anonymousCount, allowsTrailingClosure)
    if let value = try? body() { return value }
    (words, position, nesting, deepest, anonymousCount, allowsTrailingClosure) = state
    return nil
  }
}
