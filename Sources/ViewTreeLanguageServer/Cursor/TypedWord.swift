import ViewTreeSyntax

/// A word or a string of JSON that is being typed in front of the next member.
///
/// A parser would take the key of that member as its value.
struct TypedWord {
  /// The word, without quotes.
  let token: Range<Int>
  let isQuoted: Bool

  /// Replaces the word at a cursor by spaces if neither a colon nor the end of a value follows it.
  /// Otherwise closes a string without a second quote at the end of its line, and returns `nil`.
  static func takeOut(of bytes: inout [UInt8], at cursor: Int) -> TypedWord? {
    let start = (bytes[..<cursor].lastIndex(where: Byte.isLineEnd) ?? -1) + 1
    let end = bytes[cursor...].firstIndex(where: Byte.isLineEnd) ?? bytes.count
    var place = start
    while place <= cursor, place < end {
      let isQuoted = bytes[place] == Byte.quote
      guard isQuoted || Byte.isWord(bytes[place]) else {
        place += 1
        continue
      }
      let token = isQuoted ? text(from: place, end, bytes) : word(from: place, end, bytes)
      let isClosed = token.upperBound < end
      let after = isQuoted && isClosed ? token.upperBound + 1 : token.upperBound
      if token.upperBound < cursor {
        place = max(after, place + 1)
        continue
      }
      if beginsValue(bytes[after...].first { !Byte.isSpace($0) }) {
        for index in place..<after { bytes[index] = Byte.space }
        return place < cursor
          ? TypedWord(token: token, isQuoted: isQuoted)
          : TypedWord(token: cursor..<cursor, isQuoted: false)
      }
      if isQuoted, !isClosed { bytes.insert(Byte.quote, at: end) }
      return nil
    }
    return nil
  }

  private static func word(from start: Int, _ end: Int, _ bytes: [UInt8]) -> Range<Int> {
    start..<(bytes[start..<end].firstIndex { !Byte.isWord($0) } ?? end)
  }

  /// The text after a quote, up to the second quote or to the end of the line.
  private static func text(from quote: Int, _ end: Int, _ bytes: [UInt8]) -> Range<Int> {
    var place = quote + 1
    while place < end, bytes[place] != Byte.quote {
      place += bytes[place] == Byte.backslash ? 2 : 1
    }
    return quote + 1..<min(place, end)
  }

  /// True if a key or a value may start with a character.
  private static func beginsValue(_ byte: UInt8?) -> Bool {
    guard let byte else { return false }
    return byte == Byte.quote || byte == Byte.openBrace || byte == Byte.openBracket
      || Byte.isWord(byte)
  }
}
