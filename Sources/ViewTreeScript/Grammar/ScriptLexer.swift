/// Splits a script into words, as Swift's lexer does.
///
/// Brackets are paired here. A missing bracket is reported at its partner, and the parser can skip
/// a pair without reading it.
struct ScriptLexer {
  let text: [UInt8]
  let limit: Int
  var position: Int
  var words: [ScriptWord] = []
  private let start: Int
  /// True if white space, or a line end, precedes the next word.
  var hasSpace = true
  var hasBreak = true
  /// The comments since the last word, or `nil` if the caller doesn't need them.
  var comments: [Range<Int>]?
  private var hasDirectives = false

  /// Splits the bytes of `range`. The last word is the end.
  static func split(_ text: [UInt8], _ range: Range<Int>) throws(SyntaxStop) -> [ScriptWord] {
    var lexer = ScriptLexer(text: text, range: range)
    try lexer.run()
    if lexer.hasDirectives { try ScriptBranches.resolve(&lexer.words, text) }
    try ScriptBrackets.pair(&lexer.words, in: text)
    return lexer.words
  }

  init(text: [UInt8], range: Range<Int>) {
    self.text = text
    start = range.lowerBound
    position = range.lowerBound
    limit = range.upperBound
    // Reserves an estimate, so that the words of a large file aren't copied as the list grows.
    words.reserveCapacity(range.count / Self.bytesPerWord)
  }

  private static let bytesPerWord = 6

  private mutating func run() throws(SyntaxStop) {
    skipMark()
    while true {
      try skipSpace()
      guard position < limit else { break }
      try readWord()
      hasSpace = false
      hasBreak = false
    }
    append(.end, to: limit)
  }

  func byte(_ offset: Int) -> UInt8 {
    position + offset < limit ? text[position + offset] : 0
  }

  mutating func append(_ kind: ScriptWord.Kind, to end: Int) {
    let hasText = kind != .integer && kind != .floating && kind != .string && kind != .end
    words.append(
      ScriptWord(
        kind: kind, start: position, end: end,
        text: hasText ? String(decoding: text[position..<end], as: UTF8.self) : "",
        hasSpaceBefore: hasSpace, hasBreakBefore: hasBreak))
    position = end
  }

  func stop(_ kind: ScriptProblem.Kind, _ range: Range<Int>) -> SyntaxStop {
    SyntaxStop(kind, range.lowerBound..<min(range.upperBound, limit))
  }

  // MARK: White space

  /// Skips the byte order mark, and the first line of an executable file.
  mutating func skipMark() {
    if byte(0) == 0xEF, byte(1) == 0xBB, byte(2) == 0xBF { position += 3 }
    if byte(0) == 0x23, byte(1) == 0x21 {
      while position < limit, byte(0) != 0x0A { position += 1 }
    }
  }

  mutating func skipSpace() throws(SyntaxStop) {
    while position < limit {
      switch byte(0) {
      case 0x0A, 0x0D:
        hasBreak = true
        hasSpace = true
        position += 1
      case 0x20, 0x09, 0x0B, 0x0C:
        hasSpace = true
        position += 1
      case 0x2F where byte(1) == 0x2F:
        let start = position
        while position < limit, byte(0) != 0x0A, byte(0) != 0x0D { position += 1 }
        comments?.append(start..<position)
      case 0x2F where byte(1) == 0x2A:
        let end = try Self.endOfComment(text, position, limit)
        if text[position..<end].contains(0x0A) { hasBreak = true }
        hasSpace = true
        comments?.append(position..<end)
        position = end
      default: return
      }
    }
  }

  /// The offset after the comment that starts at `start` with `/*`.
  static func endOfComment(
    _ text: [UInt8], _ start: Int, _ limit: Int
  ) throws(SyntaxStop) -> Int {
    var place = start
    var depth = 0
    repeat {
      guard place + 1 < limit else {
        throw SyntaxStop(.unterminatedComment, start..<min(start + 2, limit))
      }
      switch (text[place], text[place + 1]) {
      case (0x2F, 0x2A):
        depth += 1
        place += 2
      case (0x2A, 0x2F):
        depth -= 1
        place += 2
      default: place += 1
      }
    } while depth > 0
    return place
  }

  // MARK: Words

  mutating func readWord() throws(SyntaxStop) {
    switch byte(0) {
    case 0x22: try readString()
    case 0x23: try readPound()
    case 0x30...0x39: try readNumber()
    case 0x24: try readDollar()
    case 0x60: try readQuotedName()
    case 0x27: throw stop(.notSwift("a string in '…'", instead: "write \"…\""), quotedRange)
    case 0x28, 0x29, 0x5B, 0x5D, 0x7B, 0x7D, 0x2C, 0x3A, 0x3B, 0x40, 0x5C:
      append(.mark, to: position + 1)
    case 0x2E where byte(1) != 0x2E: append(.mark, to: position + 1)
    case let first where Self.isOperatorByte(first) || first == 0x2E: try readOperator()
    case let first where Self.isNameByte(first): try readName()
    default:
      throw stop(.unexpected(spelling(1), expected: "an expression"), position..<position + 1)
    }
  }

  /// Reads bytes that don't start a word: a number with letters, or a single byte.
  mutating func readUnknown() {
    let isNumber = (0x30...0x39).contains(byte(0))
    append(isNumber ? .integer : .mark, to: isNumber ? endOfName(from: position) : position + 1)
  }

  private func spelling(_ count: Int) -> String {
    String(decoding: text[position..<min(position + count, limit)], as: UTF8.self)
  }

  /// A string in single quotes, or only the quote if the line has no second quote.
  private var quotedRange: Range<Int> {
    var end = position + 1
    while end < limit, text[end] != 0x27, text[end] != 0x0A { end += 1 }
    return end < limit && text[end] == 0x27 ? position..<end + 1 : position..<position + 1
  }

  static func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x41...0x5A, 0x61...0x7A, 0x30...0x39, 0x5F, 0x80...0xFF: true
    default: false
    }
  }

  private func endOfName(from start: Int) -> Int {
    var end = start
    while end < limit, Self.isNameByte(text[end]) { end += 1 }
    return end
  }

  private mutating func readName() throws(SyntaxStop) {
    let end = endOfName(from: position)
    append(.identifier, to: end)
    guard let word = words.last, word.text.utf8.contains(where: { $0 >= 0x80 }) else { return }
    // In Swift, the control characters from U+0080 aren't letters either.
    if word.text.unicodeScalars.contains(where: { 0x80...0x9F ~= $0.value }) {
      throw stop(
        .unexpected("a control character", expected: "a name without control characters"),
        word.range)
    }
    guard let (sign, instead) = OtherLanguageHints.sign(in: word.text) else { return }
    throw stop(.unsupported("'\(sign)'", instead: instead), word.range)
  }

  private mutating func readDollar() throws(SyntaxStop) {
    let end = endOfName(from: position + 1)
    guard end > position + 1 else {
      throw stop(.unexpected("$", expected: "an expression"), position..<end)
    }
    append(.dollar, to: end)
  }

  /// Reads a name in backticks, which is never a keyword.
  private mutating func readQuotedName() throws(SyntaxStop) {
    let end = endOfName(from: position + 1)
    guard end < limit, text[end] == 0x60, end > position + 1 else {
      throw stop(.unexpected("`", expected: "a name"), position..<position + 1)
    }
    append(.identifier, to: end + 1)
    words[words.count - 1].text = ""
  }

  private mutating func readPound() throws(SyntaxStop) {
    var pounds = 1
    while byte(pounds) == 0x23 { pounds += 1 }
    if byte(pounds) == 0x22 { return try readString() }
    if byte(pounds) == 0x2F {
      throw stop(
        .unsupported("a regular expression", instead: "use 'contains', 'hasPrefix' or 'split'"),
        position..<position + pounds + 1)
    }
    hasDirectives = true
    append(.mark, to: position + 1)
  }

  private mutating func readString() throws(SyntaxStop) {
    append(.string, to: try StringLiteral.end(text, position, limit))
  }

  // MARK: Operators

  static func isOperatorByte(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x2F, 0x3D, 0x2D, 0x2B, 0x21, 0x2A, 0x25, 0x3C, 0x3E, 0x26, 0x7C, 0x5E, 0x7E, 0x3F: true
    default: false
    }
  }

  private mutating func readOperator() throws(SyntaxStop) {
    let touchesLeft = touchesLeft
    let isMark = touchesLeft && (byte(0) == 0x3F || byte(0) == 0x21)
    let end = isMark ? position + 1 : endOfOperator()
    let touchesRight = touchesRight(end, touchesLeft)
    if byte(0) == 0x3D, end == position + 1, touchesLeft != touchesRight {
      throw stop(
        .unsupported("'=' with white space on one side", instead: "write ' = '"),
        position..<end)
    }
    append(.operation, to: end)
    words[words.count - 1].touchesLeft = touchesLeft
    // A `?` or `!` that touches the expression before it belongs to it, whatever follows.
    words[words.count - 1].touchesRight = touchesRight && !isMark
  }

  private func endOfOperator() -> Int {
    // `>` may close a list of types, so a `?` or `!` after it is a separate word.
    if byte(0) == 0x3E {
      let shift = byte(1) == 0x3E ? 2 : 1
      return position + shift + (byte(shift) == 0x3D && byte(shift + 1) != 0x3D ? 1 : 0)
    }
    let hasDot = byte(0) == 0x2E
    var end = position
    while end < limit, Self.isOperatorByte(text[end]) || hasDot && text[end] == 0x2E {
      if text[end] == 0x2F, end + 1 < limit, text[end + 1] == 0x2F || text[end + 1] == 0x2A {
        break
      }
      end += 1
    }
    return max(end, position + 1)
  }

  private var touchesLeft: Bool {
    guard position > start else { return false }
    switch text[position - 1] {
    case 0x20, 0x09, 0x0A, 0x0B, 0x0C, 0x0D, 0x28, 0x5B, 0x7B, 0x2C, 0x3B, 0x3A: return false
    case 0x2F: return !(position - 1 > start && text[position - 2] == 0x2A)
    default: return true
    }
  }

  private func touchesRight(_ end: Int, _ touchesLeft: Bool) -> Bool {
    guard end < limit else { return false }
    switch text[end] {
    case 0x20, 0x09, 0x0A, 0x0B, 0x0C, 0x0D, 0x29, 0x5D, 0x7D, 0x2C, 0x3B, 0x3A: return false
    case 0x2E: return !touchesLeft
    case 0x2F: return !(end + 1 < limit && (text[end + 1] == 0x2F || text[end + 1] == 0x2A))
    default: return true
    }
  }
}
