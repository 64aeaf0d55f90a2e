extension Parser {
  func parseStringLiteral(_ token: Token) throws(SyntaxStop) -> Int32 {
    let isLong =
      token.end - token.start >= 6 && text[token.start + 1] == 0x22 && text[token.start + 2] == 0x22
    let margin = isLong ? 3 : 1
    var content = (token.start + margin)..<(token.end - margin)
    var indentation = 0
    if isLong { (content, indentation) = try Self.trimLines(text, content, token.range) }
    let node = try parseStringContent(content, isRaw: isLong, indentation: indentation)
    builder.nodes[Int(node)].start = UInt32(clamping: token.start)
    builder.nodes[Int(node)].end = UInt32(clamping: token.end)
    return node
  }

  /// The lines between the quotes of a multi-line literal and how far they are indented.
  private static func trimLines(
    _ text: [UInt8], _ content: Range<Int>, _ literal: Range<Int>
  ) throws(SyntaxStop) -> (Range<Int>, Int) {
    guard let first = text[content].first, first == 0x0A || first == 0x0D else {
      throw SyntaxStop(.unexpected("", expected: "a new line after \"\"\""), literal)
    }
    var start = content.lowerBound + 1
    if first == 0x0D, start < content.upperBound, text[start] == 0x0A { start += 1 }
    var lineStart = content.upperBound
    while lineStart > content.lowerBound, text[lineStart - 1] == 0x20 || text[lineStart - 1] == 0x09
    {
      lineStart -= 1
    }
    guard lineStart > content.lowerBound, text[lineStart - 1] == 0x0A else {
      throw SyntaxStop(
        .unexpected("", expected: "the closing \"\"\" on a line of its own"), literal)
    }
    return (start..<max(start, lineStart - 1), content.upperBound - lineStart)
  }

  /// Reads the inside of a string literal: text, escapes and interpolations.
  func parseStringContent(
    _ content: Range<Int>, isRaw: Bool, indentation: Int
  ) throws(SyntaxStop) -> Int32 {
    var parts: [Int32] = []
    var bytes: [UInt8] = []
    var place = content.lowerBound
    var isLineStart = isRaw
    while place < content.upperBound {
      if isLineStart {
        var skipped = 0
        while skipped < indentation, place < content.upperBound,
          text[place] == 0x20 || text[place] == 0x09
        {
          place += 1
          skipped += 1
        }
        isLineStart = false
        continue
      }
      if text[place] == 0x5C {
        if place + 1 < content.upperBound, text[place + 1] == 0x28 {
          try flush(&bytes, into: &parts, content)
          let end = try Lexer.endOfInterpolation(text, place + 1, content.upperBound, depth: 0)
          parts.append(try describingOptional(try parseInterpolation(place + 2..<end - 1)))
          place = end
        } else {
          isLineStart = isRaw && place + 1 < content.upperBound && text[place + 1] == 0x0A
          place = try readEscape(place, content.upperBound, into: &bytes)
        }
      } else {
        isLineStart = isRaw && text[place] == 0x0A
        bytes.append(text[place])
        place += 1
      }
    }
    if parts.isEmpty {
      let string = String(decoding: bytes, as: UTF8.self)
      return try emit(.literal, content, a: builder.literal(.string(string)))
    }
    try flush(&bytes, into: &parts, content)
    return try emit(
      .interpolation, content, a: builder.list(parts), b: Int32(parts.count), children: parts)
  }

  private func flush(
    _ bytes: inout [UInt8], into parts: inout [Int32], _ content: Range<Int>
  ) throws(SyntaxStop) {
    guard !bytes.isEmpty else { return }
    let string = String(decoding: bytes, as: UTF8.self)
    parts.append(try emit(.literal, content, a: builder.literal(.string(string))))
    bytes = []
  }

  private func parseInterpolation(_ range: Range<Int>) throws(SyntaxStop) -> Int32 {
    let outer = (tokens, position, allowsTrailingClosure)
    tokens = try Lexer.split(text, range)
    position = 0
    allowsTrailingClosure = true
    let node = try parseExpression()
    try expectEnd()
    (tokens, position, allowsTrailingClosure) = outer
    return node
  }

  private func readEscape(
    _ start: Int, _ limit: Int, into bytes: inout [UInt8]
  ) throws(SyntaxStop) -> Int {
    guard start + 1 < limit else { throw SyntaxStop(.invalidEscape("\\"), start..<limit) }
    switch text[start + 1] {
    case 0x6E: bytes.append(0x0A)
    case 0x74: bytes.append(0x09)
    case 0x72: bytes.append(0x0D)
    case 0x30: bytes.append(0)
    case 0x22, 0x27, 0x5C: bytes.append(text[start + 1])
    case 0x0A: break
    case 0x75: return try readUnicodeEscape(start, limit, into: &bytes)
    default:
      let escape = String(decoding: text[start..<start + 2], as: UTF8.self)
      throw SyntaxStop(.invalidEscape(escape), start..<start + 2)
    }
    return start + 2
  }

  private func readUnicodeEscape(
    _ start: Int, _ limit: Int, into bytes: inout [UInt8]
  ) throws(SyntaxStop) -> Int {
    var end = start + 2
    while end < limit, text[end] != 0x7D, end < start + 13 { end += 1 }
    let digits = start + 3 <= end ? String(decoding: text[(start + 3)..<end], as: UTF8.self) : ""
    guard end < limit, start + 2 < limit, text[start + 2] == 0x7B, text[end] == 0x7D,
      let number = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(number)
    else {
      let escape = String(decoding: text[start..<min(end + 1, limit)], as: UTF8.self)
      throw SyntaxStop(.invalidEscape(escape), start..<min(end + 1, limit))
    }
    bytes.append(contentsOf: Array(String(Character(scalar)).utf8))
    return end + 1
  }
}
