import ViewTreeNumbers

/// Strings with characters other than printable ASCII.
extension JSONParser {
  /// Reads the rest of a string from `plainEnd`, the first byte that isn't printable ASCII.
  mutating func readUnusualString(plainTo plainEnd: Int) {
    var cursor = plainEnd
    var hasEscapes = false
    var hasControlCharacter = false
    var hasInvalidUTF8 = false
    while cursor < bytes.count {
      let byte = bytes[cursor]
      switch byte {
      case Byte.quote:
        return appendNode(.string, to: cursor + 1, hasEscapes: hasEscapes)
      case Byte.backslash:
        hasEscapes = true
        cursor = checkEscape(at: cursor)
      case 0..<0x20:
        if !hasControlCharacter {
          guard acceptControlCharacter(byte, at: cursor) else {
            return endUnclosedString(before: cursor)
          }
        }
        hasControlCharacter = true
        cursor += 1
      default:
        let end = endOfCharacter(at: cursor)
        if end == cursor + 1, !hasInvalidUTF8 {
          hasInvalidUTF8 = true
          add(.invalidUTF8(byte, at: SourceRange(cursor, end)))
        }
        cursor = end
      }
      cursor = endOfPlainText(from: cursor)
    }
    endUnclosedString(before: bytes.count)
  }

  /// Reports the first control character of a string. Returns false for a line end after which the
  /// string doesn't seem to continue.
  private mutating func acceptControlCharacter(_ byte: UInt8, at offset: Int) -> Bool {
    let range = SourceRange(offset, offset + 1)
    guard Byte.isLineEnd(byte) else {
      add(.controlCharacter(byte, at: range))
      return true
    }
    guard isClosedOnLaterLine(from: offset) else { return false }
    add(.lineBreakInString(at: range))
    return true
  }

  /// Checks the escape at `start` and returns the offset after it.
  private mutating func checkEscape(at start: Int) -> Int {
    guard start + 1 < bytes.count else { return bytes.count }
    let letter = bytes[start + 1]
    if EscapedText.byte(forEscape: letter) != nil { return start + 2 }
    guard letter == UInt8(ascii: "u") else {
      guard letter >= 0x20 else { return start + 1 }
      add(.invalidEscape(letter, at: SourceRange(start, endOfCharacter(at: start + 1))))
      return endOfCharacter(at: start + 1)
    }
    guard let unit = EscapedText.codeUnit(bytes, at: start) else {
      var end = start + 2
      while end < min(start + 6, bytes.count), Byte.hexadecimalValue(bytes[end]) != nil { end += 1 }
      add(.invalidUnicodeEscape(at: SourceRange(start, end)))
      return end
    }
    guard unit & 0xF800 == 0xD800 else { return start + 6 }
    if unit < 0xDC00, let low = EscapedText.codeUnit(bytes, at: start + 6), low & 0xFC00 == 0xDC00 {
      return start + 12
    }
    add(.loneSurrogate(at: SourceRange(start, start + 6)))
    return start + 6
  }

  /// The offset after the character at `start`. An invalid byte is a character.
  func endOfCharacter(at start: Int) -> Int {
    start + max(UTF8Sequence.length(UnsafeBufferPointer(rebasing: bytes[start...])), 1)
  }

  /// True if a string that meets a line end at `start` seems to continue on a later line.
  ///
  /// The next line with quotes then has an odd number of them, so that one of them ends the string.
  private func isClosedOnLaterLine(from start: Int) -> Bool {
    var quotes = 0
    var cursor = start
    while cursor < bytes.count {
      if Byte.isLineEnd(bytes[cursor]), quotes > 0 { break }
      if bytes[cursor] == Byte.backslash {
        cursor += 1
      } else if bytes[cursor] == Byte.quote {
        quotes += 1
      }
      cursor += 1
    }
    return quotes % 2 == 1
  }

  /// Reports the string at the current position as unclosed, and ends it at the end of its line.
  ///
  /// A comma or closing brackets at the end of the line aren't part of the string.
  private mutating func endUnclosedString(before lineEnd: Int) {
    add(.unclosedString(at: SourceRange(position, lineEnd)))
    if lineEnd == bytes.count { isStopped = true }
    var end = lineEnd
    while end > position + 1, isAfterValue(bytes[end - 1]) { end -= 1 }
    appendNode(.string, to: end, hasEscapes: true)
  }

  private func isAfterValue(_ byte: UInt8) -> Bool {
    Byte.isSpace(byte) || byte == Byte.comma || byte == Byte.closeBrace
      || byte == Byte.closeBracket
  }
}
