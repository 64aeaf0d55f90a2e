import ViewTreeNumbers

/// Single- and double-quoted scalars.
extension YAMLParser {
  mutating func scanSingleQuoted() throws(YAMLStop) -> YAMLScalar {
    try scanQuoted(by: Byte.apostrophe) { parser, cursor throws(YAMLStop) in
      guard parser.bytes[cursor] == Byte.apostrophe, cursor + 1 < parser.bytes.count,
        parser.bytes[cursor + 1] == Byte.apostrophe
      else { return nil }
      parser.texts.append(Byte.apostrophe, from: cursor)
      return cursor + 2
    }
  }

  mutating func scanDoubleQuoted() throws(YAMLStop) -> YAMLScalar {
    try scanQuoted(by: Byte.quote) { parser, cursor throws(YAMLStop) in
      guard parser.bytes[cursor] == Byte.backslash else { return nil }
      return try parser.readEscape(at: cursor)
    }
  }

  /// Scans to the closing quote.
  ///
  /// `readSpecial` adds the text of an escape and returns the offset after it, or `nil` if there is
  /// none. Text is decoded if it differs from the source.
  private mutating func scanQuoted(
    by quote: UInt8,
    _ readSpecial: (inout YAMLParser, Int) throws(YAMLStop) -> Int?
  ) throws(YAMLStop) -> YAMLScalar {
    let start = position
    let firstLine = lineStart
    var cursor = start + 1
    var plainStart = cursor
    var isDecoded = false
    while cursor < bytes.count {
      let byte = bytes[cursor]
      if byte == quote || byte == Byte.backslash {
        // Appends the plain part first. It's removed again if no escape follows.
        texts.append(bytes, plainStart..<cursor)
        plainStart = cursor
        if let next = try readSpecial(&self, cursor) {
          isDecoded = true
          cursor = next
          plainStart = next
          continue
        }
        if byte == quote {
          return endQuoted(start, cursor, isDecoded: isDecoded, firstLine: firstLine)
        }
        cursor += 1
      } else if Byte.isSpace(byte) {
        let end = endOfWhite(at: cursor)
        guard end < bytes.count, Byte.isLineEnd(bytes[end]) else {
          cursor = end
          continue
        }
        texts.append(bytes, plainStart..<cursor)
        let breaks = try skipQuotedLines(from: end, opening: start)
        fold(breaks: breaks, at: cursor)
        isDecoded = true
        cursor = position
        plainStart = cursor
      } else {
        cursor += 1
      }
    }
    throw YAMLStop(.yamlUnclosedString(at: SourceRange(start, start + 1)))
  }

  private mutating func endQuoted(
    _ start: Int, _ closing: Int, isDecoded: Bool, firstLine: Int
  ) -> YAMLScalar {
    if isDecoded {
      texts.endRecord(start: start, sourceEnd: closing)
    } else {
      texts.dropUnfinished()
    }
    endToken(at: closing + 1)
    return YAMLScalar(
      style: .quoted, start: start, end: closing + 1, isDecoded: isDecoded,
      isOnOneLine: lineStart == firstLine)
  }

  /// Skips line breaks and blank lines before the next text. Returns the number of breaks.
  private mutating func skipQuotedLines(from end: Int, opening: Int) throws(YAMLStop) -> Int {
    var breaks = 0
    position = end
    while position < bytes.count, Byte.isLineEnd(bytes[position]) {
      breaks += 1
      moveToLine(at: endOfLineBreak(at: position))
      if isDocumentMarker(at: position) {
        throw YAMLStop(.yamlUnclosedString(at: SourceRange(opening, opening + 1)))
      }
      position = endOfWhite(at: position)
    }
    if position < bytes.count, endOfSpaces(at: lineStart) - lineStart <= parentIndent {
      throw YAMLStop(.yamlQuotedIndentation(at: wordRange(at: position)))
    }
    return breaks
  }

  // MARK: Escapes

  /// Adds the text of the escape at `start` and returns the offset after it.
  private mutating func readEscape(at start: Int) throws(YAMLStop) -> Int {
    guard start + 1 < bytes.count else {
      throw YAMLStop(.yamlInvalidEscape(at: SourceRange(start, start + 1)))
    }
    let letter = bytes[start + 1]
    if Byte.isLineEnd(letter) { return try readEscapedLineBreak(at: start) }
    if let scalar = Self.scalar(forEscape: letter) {
      texts.append(scalar, from: start)
      return start + 2
    }
    switch letter {
    case UInt8(ascii: "x"): return try readCodePoint(at: start, digits: 2)
    case UInt8(ascii: "u"): return try readCodePoint(at: start, digits: 4)
    case UInt8(ascii: "U"): return try readCodePoint(at: start, digits: 8)
    default:
      let end = Int(characterRange(at: start + 1).end)
      throw YAMLStop(.yamlInvalidEscape(at: SourceRange(start, end)))
    }
  }

  /// A backslash at the end of a line: the line continues without a space.
  private mutating func readEscapedLineBreak(at start: Int) throws(YAMLStop) -> Int {
    let breaks = try skipQuotedLines(from: start + 1, opening: start)
    for _ in 1..<max(breaks, 1) { texts.append(Byte.lineFeed, from: start) }
    return position
  }

  private mutating func readCodePoint(at start: Int, digits: Int) throws(YAMLStop) -> Int {
    guard let value = hexadecimal(at: start + 2, digits: digits) else {
      throw YAMLStop(
        .yamlInvalidEscape(at: SourceRange(start, min(start + 2, bytes.count))))
    }
    var end = start + 2 + digits
    var code = value
    // A surrogate pair consists of two escapes, as in JSON.
    if digits == 4, value & 0xFC00 == 0xD800, let low = EscapedText.codeUnit(bytes, at: end),
      low & 0xFC00 == 0xDC00
    {
      code = 0x10000 + ((value & 0x3FF) << 10) + (low & 0x3FF)
      end += 6
    }
    guard let scalar = Unicode.Scalar(code) else {
      throw YAMLStop(.loneSurrogate(at: SourceRange(start, end)))
    }
    texts.append(scalar, from: start)
    return end
  }

  private func hexadecimal(at offset: Int, digits: Int) -> UInt32? {
    guard offset + digits <= bytes.count else { return nil }
    var value: UInt32 = 0
    for index in offset..<offset + digits {
      guard let digit = Byte.hexadecimalValue(bytes[index]) else { return nil }
      value = value << 4 | digit
    }
    return value
  }

  private static func scalar(forEscape letter: UInt8) -> Unicode.Scalar? {
    switch letter {
    case UInt8(ascii: "0"): "\u{0}"
    case UInt8(ascii: "a"): "\u{7}"
    case UInt8(ascii: "v"): "\u{B}"
    case UInt8(ascii: "e"): "\u{1B}"
    case UInt8(ascii: "N"): "\u{85}"
    case UInt8(ascii: "_"): "\u{A0}"
    case UInt8(ascii: "L"): "\u{2028}"
    case UInt8(ascii: "P"): "\u{2029}"
    case Byte.space, Byte.tab:
      Unicode.Scalar(Byte.isSpace(letter) && letter != Byte.tab ? 0x20 : 0x09)
    default: EscapedText.byte(forEscape: letter).map { Unicode.Scalar($0) }
    }
  }
}
