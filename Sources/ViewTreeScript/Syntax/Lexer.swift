/// Splits a script into words.
struct Lexer {
  private let text: [UInt8]
  private var position: Int
  private let limit: Int
  private var tokens: [Token] = []
  private var hasSpace = true
  private var hasBreak = true

  /// Splits the bytes of `range`.
  static func split(_ text: [UInt8], _ range: Range<Int>) throws(SyntaxStop) -> [Token] {
    var lexer = Lexer(text: text, range: range)
    return try lexer.run()
  }

  private init(text: [UInt8], range: Range<Int>) {
    self.text = text
    position = range.lowerBound
    limit = range.upperBound
  }

  private mutating func run() throws(SyntaxStop) -> [Token] {
    while true {
      try skipSpace()
      if !tokens.isEmpty { tokens[tokens.count - 1].hasSpaceAfter = hasSpace }
      guard position < limit else { break }
      try readToken()
      hasSpace = false
      hasBreak = false
    }
    if !tokens.isEmpty { tokens[tokens.count - 1].hasSpaceAfter = true }
    append(.end, from: limit, to: limit)
    try checkBrackets()
    return tokens
  }

  private func checkBrackets() throws(SyntaxStop) {
    var words = tokens.map { token in
      ScriptWord(
        kind: token.kind == .symbol ? .mark : .end, start: token.start, end: token.end,
        text: token.text, hasSpaceBefore: false, hasBreakBefore: false)
    }
    try ScriptBrackets.pair(&words)
  }

  private mutating func append(_ kind: Token.Kind, from start: Int, to end: Int) {
    let hasText = kind == .identifier || kind == .symbol || kind == .dollar
    tokens.append(
      Token(
        kind: kind, start: start, end: end,
        text: hasText ? String(decoding: text[start..<end], as: UTF8.self) : "",
        hasSpaceBefore: hasSpace, hasBreakBefore: hasBreak))
    position = end
  }

  private func byte(_ offset: Int) -> UInt8 {
    position + offset < limit ? text[position + offset] : 0
  }

  private mutating func skipSpace() throws(SyntaxStop) {
    while position < limit {
      switch byte(0) {
      case 0x0A, 0x0D:
        hasBreak = true
        hasSpace = true
        position += 1
      case 0x20, 0x09:
        hasSpace = true
        position += 1
      case 0x2F where byte(1) == 0x2F:
        while position < limit, byte(0) != 0x0A { position += 1 }
      case 0x2F where byte(1) == 0x2A: try skipComment()
      default: return
      }
    }
  }

  private mutating func skipComment() throws(SyntaxStop) {
    let start = position
    var depth = 0
    repeat {
      guard position < limit else { throw SyntaxStop(.unterminatedComment, start..<limit) }
      if byte(0) == 0x2F, byte(1) == 0x2A {
        depth += 1
        position += 2
      } else if byte(0) == 0x2A, byte(1) == 0x2F {
        depth -= 1
        position += 2
      } else {
        if byte(0) == 0x0A { hasBreak = true }
        position += 1
      }
    } while depth > 0
    hasSpace = true
  }

  private mutating func readToken() throws(SyntaxStop) {
    let first = byte(0)
    switch first {
    case 0x22: append(.string, from: position, to: try Lexer.endOfString(text, position, limit))
    case 0x30...0x39: try readNumber()
    case 0x24: readWord(.dollar)
    case 0x60: try readQuotedIdentifier()
    case _ where Lexer.isWordByte(first): readWord(.identifier)
    default: try readSymbol()
    }
  }

  private mutating func readWord(_ kind: Token.Kind) {
    var end = position + 1
    while end < limit, Lexer.isWordByte(text[end]) { end += 1 }
    append(kind, from: position, to: end)
  }

  private mutating func readQuotedIdentifier() throws(SyntaxStop) {
    let start = position
    var end = position + 1
    while end < limit, Lexer.isWordByte(text[end]) { end += 1 }
    guard end < limit, text[end] == 0x60, end > start + 1 else {
      throw SyntaxStop(.unexpected("`", expected: "an expression"), start..<start + 1)
    }
    position = start + 1
    append(.identifier, from: position, to: end)
    tokens[tokens.count - 1].start = start
    tokens[tokens.count - 1].end = end + 1
    position = end + 1
  }

  static func isWordByte(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x41...0x5A, 0x61...0x7A, 0x30...0x39, 0x5F, 0x80...0xFF: true
    default: false
    }
  }

  private mutating func readNumber() throws(SyntaxStop) {
    let start = position
    var end = position
    var isFloating = false
    if byte(0) == 0x30, [0x78, 0x62, 0x6F].contains(byte(1)) {
      end += 2
      while end < limit, Lexer.isWordByte(text[end]) { end += 1 }
      return append(.integer, from: start, to: end)
    }
    func isDigit(_ place: Int) -> Bool {
      place < limit && (0x30...0x39 ~= text[place] || text[place] == 0x5F)
    }
    while isDigit(end) { end += 1 }
    if end + 1 < limit, text[end] == 0x2E, 0x30...0x39 ~= text[end + 1] {
      isFloating = true
      end += 1
      while isDigit(end) { end += 1 }
    }
    if end < limit, text[end] == 0x65 || text[end] == 0x45 {
      var digits = end + 1
      if digits < limit, text[digits] == 0x2B || text[digits] == 0x2D { digits += 1 }
      if digits < limit, 0x30...0x39 ~= text[digits] {
        isFloating = true
        end = digits
        while isDigit(end) { end += 1 }
      }
    }
    if end < limit, Lexer.isWordByte(text[end]) {
      while end < limit, Lexer.isWordByte(text[end]) { end += 1 }
      let number = String(decoding: text[start..<end], as: UTF8.self)
      throw SyntaxStop(.invalidNumber(number), start..<end)
    }
    append(isFloating ? .floating : .integer, from: start, to: end)
  }

  private static let symbols: [[UInt8]] = [
    "...", "..<", "===", "!==", "&&=", "<<=", ">>=",
    "->", "==", "!=", "<=", ">=", "&&", "||", "??", "+=", "-=", "*=", "/=", "%=", "&+", "&-", "&*",
    "<<", ">>",
  ].map { Array($0.utf8) }

  private mutating func readSymbol() throws(SyntaxStop) {
    for symbol in Lexer.symbols
    where position + symbol.count <= limit
      && text[position..<position + symbol.count].elementsEqual(symbol)
    {
      return append(.symbol, from: position, to: position + symbol.count)
    }
    let single: [UInt8] = Array("()[]{},:;.?!+-*/%<>=&|^~@#\\".utf8)
    guard single.contains(byte(0)) else {
      let scalar = String(decoding: text[position...position], as: UTF8.self)
      throw SyntaxStop(.unexpected(scalar, expected: "an expression"), position..<position + 1)
    }
    append(.symbol, from: position, to: position + 1)
  }
}

extension Lexer {
  /// The offset after the string literal that starts at `start`.
  static func endOfString(
    _ text: [UInt8], _ start: Int, _ limit: Int, depth: Int = 0
  ) throws(SyntaxStop) -> Int {
    let isLong = start + 2 < limit && text[start + 1] == 0x22 && text[start + 2] == 0x22
    var place = start + (isLong ? 3 : 1)
    guard depth < 32 else { throw SyntaxStop(.tooDeeplyNested, start..<start + 1) }
    while place < limit {
      switch text[place] {
      case 0x22 where !isLong: return place + 1
      case 0x22 where place + 2 < limit && text[place + 1] == 0x22 && text[place + 2] == 0x22:
        return place + 3
      case 0x0A where !isLong: throw SyntaxStop(.unterminatedString, start..<place)
      case 0x5C where place + 1 < limit && text[place + 1] == 0x28:
        place = try endOfInterpolation(text, place + 1, limit, depth: depth + 1)
      case 0x5C: place += 2
      default: place += 1
      }
    }
    throw SyntaxStop(.unterminatedString, start..<limit)
  }

  /// The offset after the parenthesis that closes the one at `start`.
  static func endOfInterpolation(
    _ text: [UInt8], _ start: Int, _ limit: Int, depth: Int
  ) throws(SyntaxStop) -> Int {
    var place = start
    var open = 0
    while place < limit {
      switch text[place] {
      case 0x28: open += 1
      case 0x29:
        open -= 1
        if open == 0 { return place + 1 }
      case 0x22:
        place = try endOfString(text, place, limit, depth: depth)
        continue
      default: break
      }
      place += 1
    }
    throw SyntaxStop(.unterminatedString, start..<limit)
  }
}
