import ViewTreeNumbers

/// String literals.
extension ScriptParser {
  func stringLiteral(_ word: ScriptWord) throws(SyntaxStop) -> Expression {
    let content = try StringContent(text, StringLiteral(text, word.range))
    let (parts, depth) = try measured { () throws(SyntaxStop) in try stringParts(content) }
    return try make(.string(parts), word.range, below: depth - 1)
  }

  /// Reads text, escapes and interpolations.
  func stringParts(_ content: StringContent) throws(SyntaxStop) -> [Expression.StringPart] {
    var parts: [Expression.StringPart] = []
    var bytes: [UInt8] = []
    var place = try lineStart(content.range.lowerBound, content)
    while place < content.range.upperBound {
      let escaped = place + 1 + content.pounds
      if isBackslash(place, content), escaped < content.range.upperBound, text[escaped] == 0x28 {
        if !bytes.isEmpty { parts.append(.text(String(decoding: bytes, as: UTF8.self))) }
        bytes = []
        let end = try StringLiteral.endOfInterpolation(
          text, place, escaped, content.range.upperBound, isLong: content.indentation != nil)
        parts.append(try interpolation(escaped..<end))
        place = end
      } else if isBackslash(place, content) {
        place = try escape(place, content, into: &bytes)
      } else if content.indentation != nil, text[place] == 0x0A || text[place] == 0x0D {
        bytes.append(0x0A)
        place = try lineStart(afterBreak(place, content.range.upperBound), content)
      } else {
        bytes.append(text[place])
        place += 1
      }
    }
    if !bytes.isEmpty { parts.append(.text(String(decoding: bytes, as: UTF8.self))) }
    return parts
  }

  private func isBackslash(_ place: Int, _ content: StringContent) -> Bool {
    guard text[place] == 0x5C, place + content.pounds < content.range.upperBound else {
      return false
    }
    return text[place + 1..<place + 1 + content.pounds].allSatisfy { $0 == 0x23 }
  }

  // MARK: Lines

  private func afterBreak(_ place: Int, _ limit: Int) -> Int {
    text[place] == 0x0D && place + 1 < limit && text[place + 1] == 0x0A ? place + 2 : place + 1
  }

  /// Skips the indentation of a line in a multiline literal, which its last line determines.
  private func lineStart(_ start: Int, _ content: StringContent) throws(SyntaxStop) -> Int {
    guard let indentation = content.indentation else { return start }
    var place = start
    for expected in text[indentation] {
      guard place < content.range.upperBound else { return place }
      if text[place] == expected {
        place += 1
      } else if text[place] == 0x0A || text[place] == 0x0D {
        return place
      } else {
        throw SyntaxStop(
          .unexpected(
            String(decoding: text[start..<place + 1], as: UTF8.self),
            expected: "the line to begin with the white space before the closing \"\"\""),
          start..<place + 1)
      }
    }
    return place
  }

  // MARK: Interpolation

  /// Reads the content between `\(` and `)`, brackets included.
  private func interpolation(_ range: Range<Int>) throws(SyntaxStop) -> Expression.StringPart {
    let outer = (words, position, allowsTrailingClosure)
    defer { (words, position, allowsTrailingClosure) = outer }
    words = try ScriptLexer.split(text, range)
    position = 0
    guard !at(")", 1) else {
      advance()
      throw unexpected("a value")
    }
    let list = try arguments()
    try expectEnd()
    guard let first = list.first, first.label == nil else {
      throw SyntaxStop(
        .unsupported("a label of the value", instead: "write the value itself"),
        list.first?.label?.range ?? range)
    }
    return .interpolation(first.value, Array(list.dropFirst()))
  }

  // MARK: Escapes

  private func escape(
    _ start: Int, _ content: StringContent, into bytes: inout [UInt8]
  ) throws(SyntaxStop) -> Int {
    let limit = content.range.upperBound
    let place = start + 1 + content.pounds
    guard place < limit else { throw invalidEscape(start..<limit) }
    switch text[place] {
    case 0x6E: bytes.append(0x0A)
    case 0x74: bytes.append(0x09)
    case 0x72: bytes.append(0x0D)
    case 0x30: bytes.append(0)
    case 0x22, 0x27, 0x5C: bytes.append(text[place])
    case 0x75: return try unicodeEscape(start, place + 1, limit, into: &bytes)
    case 0x0A, 0x0D, 0x20, 0x09:
      guard content.indentation != nil else { throw invalidEscape(start..<place + 1) }
      return try joinedLine(start, place, content)
    default: throw invalidEscape(start..<endOfCharacter(place, limit))
    }
    return place + 1
  }

  private func invalidEscape(_ range: Range<Int>) -> SyntaxStop {
    SyntaxStop(.invalidEscape(String(decoding: text[range], as: UTF8.self)), range)
  }

  private func endOfCharacter(_ place: Int, _ limit: Int) -> Int {
    var end = place + 1
    while end < limit, text[end] & 0xC0 == 0x80 { end += 1 }
    return end
  }

  /// Skips a backslash at the end of a line, which joins the line to the next line.
  private func joinedLine(
    _ start: Int, _ place: Int, _ content: StringContent
  ) throws(SyntaxStop) -> Int {
    var end = place
    while end < content.range.upperBound, text[end] == 0x20 || text[end] == 0x09 { end += 1 }
    guard end < content.range.upperBound, text[end] == 0x0A || text[end] == 0x0D else {
      throw invalidEscape(start..<place + 1)
    }
    return try lineStart(afterBreak(end, content.range.upperBound), content)
  }

  /// Reads `{41}` of `\u{41}`.
  private func unicodeEscape(
    _ start: Int, _ place: Int, _ limit: Int, into bytes: inout [UInt8]
  ) throws(SyntaxStop) -> Int {
    var end = place
    while end < limit, text[end] != 0x7D, end < place + 10, text[end] != 0x0A { end += 1 }
    let digits =
      place + 1 <= end ? String(decoding: text[min(place + 1, limit)..<end], as: UTF8.self) : ""
    guard end < limit, text[place] == 0x7B, text[end] == 0x7D, digits.utf8.first != 0x2B,
      let number = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(number)
    else { throw invalidEscape(start..<min(end + 1, limit)) }
    bytes.append(contentsOf: Array(String(Character(scalar)).utf8))
    return end + 1
  }
}
