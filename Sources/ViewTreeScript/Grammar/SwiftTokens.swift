/// Splits Swift into tokens, even with errors. Uses the lexer of scripts, and continues after an
/// error.
package struct SwiftTokens {
  /// The maximum number of interpolations inside each other that are split.
  private static let nestingLimit = 32

  private var lexer: ScriptLexer
  private let depth: Int
  private var tokens: [SwiftToken] = []

  /// The tokens in a part of the text, in order.
  package static func all(in bytes: ArraySlice<UInt8>) -> [SwiftToken] {
    let tokens = all(in: Array(bytes), 0..<bytes.count, depth: 0)
    return bytes.startIndex == 0 ? tokens : tokens.map { $0.moved(by: bytes.startIndex) }
  }

  /// True for the letters, digits and underscores of names.
  package static func isName(_ byte: UInt8) -> Bool { ScriptLexer.isNameByte(byte) }

  private static func all(in text: [UInt8], _ range: Range<Int>, depth: Int) -> [SwiftToken] {
    var split = SwiftTokens(lexer: ScriptLexer(text: text, range: range), depth: depth)
    if depth == 0 { split.lexer.skipMark() }
    while split.readNext() {}
    return split.tokens
  }

  private init(lexer: ScriptLexer, depth: Int) {
    (self.lexer, self.depth) = (lexer, depth)
    self.lexer.comments = []
  }

  /// Reads the next token. Returns false at the end.
  private mutating func readNext() -> Bool {
    do {
      try lexer.skipSpace()
    } catch {
      lexer.comments?.append(lexer.position..<lexer.limit)
      lexer.position = lexer.limit
    }
    for comment in lexer.comments ?? [] { add(.comment, comment) }
    lexer.comments = []
    guard lexer.position < lexer.limit else { return false }
    if StringLiteral.startsString(lexer.text, lexer.position, lexer.limit) {
      readText()
    } else {
      readWord()
    }
    lexer.hasSpace = false
    lexer.hasBreak = false
    return true
  }

  private mutating func add(_ kind: SwiftToken.Kind, _ range: Range<Int>) {
    tokens.append(
      SwiftToken(
        kind: kind, range: range, first: range.isEmpty ? 0 : lexer.text[range.lowerBound],
        startsLine: lexer.hasBreak))
  }

  private mutating func readWord() {
    let count = lexer.words.count
    do {
      try lexer.readWord()
    } catch {
      // Some errors are about a word that is already in the list.
      if lexer.words.count == count { lexer.readUnknown() }
    }
    guard let word = lexer.words.last else { return }
    switch word.kind {
    case .identifier, .dollar: add(.name, word.range)
    case .integer, .floating: add(.number, word.range)
    case .mark, .operation: add(.mark, word.range)
    case .string, .end: break
    }
  }

  // MARK: - Strings

  /// Reads a string literal. An unclosed one ends with its line, or with the text if it's long.
  private mutating func readText() {
    let (text, start, limit) = (lexer.text, lexer.position, lexer.limit)
    let opening = StringLiteral.opening(text, start, limit)
    var content = opening.end..<limit
    if let end = try? StringLiteral.end(text, start, limit) {
      content = StringLiteral(text, start..<end).content
      lexer.position = end
    } else {
      if !opening.isLong {
        let end = text[content].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? limit
        content = content.lowerBound..<end
      }
      lexer.position = content.upperBound
    }
    addPieces(of: content, opening)
  }

  private mutating func addPieces(of content: Range<Int>, _ opening: StringLiteral.Opening) {
    let text = lexer.text
    var (start, place) = (content.lowerBound, content.lowerBound)
    while place < content.upperBound {
      let escaped = place + 1 + opening.pounds
      guard text[place] == 0x5C,
        StringLiteral.hasPounds(text, place + 1, opening.pounds, content.upperBound)
      else {
        place += 1
        continue
      }
      guard escaped < content.upperBound, text[escaped] == 0x28, depth < Self.nestingLimit else {
        place = min(escaped + 1, content.upperBound)
        continue
      }
      add(.text, start..<place)
      let end = try? StringLiteral.endOfInterpolation(
        text, place, escaped, content.upperBound, isLong: opening.isLong)
      place = end ?? content.upperBound
      start = place
      tokens += Self.all(in: text, escaped..<place, depth: depth + 1)
    }
    add(.text, start..<content.upperBound)
  }
}
