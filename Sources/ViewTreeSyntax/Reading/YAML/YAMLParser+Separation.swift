import ViewTreeNumbers

/// White space, comments, and the indentation of lines.
extension YAMLParser {
  /// Moves over white space, comments and line breaks (s-separate).
  mutating func skipSeparation() {
    while true {
      position = endOfWhite(at: position)
      guard position < bytes.count else { return }
      if bytes[position] == Byte.hash {
        // A comment needs white space before it. Otherwise, the next step reports the `#`.
        guard position == lineStart || isWhite(at: position - 1) else { return }
        while !isLineEnd(at: position) { position += 1 }
      } else if Byte.isLineEnd(bytes[position]) {
        moveToLine(at: endOfLineBreak(at: position))
      } else {
        return
      }
    }
  }

  mutating func moveToLine(at offset: Int) {
    position = offset
    lineStart = offset
  }

  /// Moves over a token that ends at `end`.
  mutating func endToken(at end: Int) {
    position = end
    tokenEnd = end
  }

  /// True if no token precedes the current position on its line.
  var startsLine: Bool { lineStart >= tokenEnd }

  var isAtEnd: Bool { position >= bytes.count }

  /// True if the current line starts with a document marker.
  var isAtDocumentMarker: Bool { position == lineStart && isDocumentMarker(at: position) }

  /// The column of the current position, in bytes. For a line's first token, its indentation, which
  /// ends at the first tab.
  var column: Int {
    guard startsLine else { return position - lineStart }
    return endOfSpaces(at: lineStart) - lineStart
  }

  /// Refuses a tab between the token before, or the line's start, and the current position.
  func refuseTabBefore() throws(YAMLStop) {
    let start = max(lineStart, tokenEnd)
    for offset in start..<max(position, start) where bytes[offset] == Byte.tab {
      throw YAMLStop(.yamlTabInIndentation(at: SourceRange(offset, offset + 1)))
    }
  }

  /// The range of the word at an offset for messages: up to white space, and at least one
  /// character.
  func wordRange(at offset: Int) -> SourceRange {
    var end = offset
    while !isBlank(at: end) { end += 1 }
    return SourceRange(offset, max(end, min(offset + 1, bytes.count)))
  }

  func characterRange(at offset: Int) -> SourceRange {
    guard offset < bytes.count else { return SourceRange(offset, offset) }
    let length = UTF8Sequence.length(UnsafeBufferPointer(rebasing: bytes[offset...]))
    return SourceRange(offset, offset + max(length, 1))
  }

  /// The source of a range as text, cut if it's long.
  func quoted(_ range: SourceRange) -> String {
    SourceWords.quoted(Array(bytes[Int(range.start)..<min(Int(range.end), bytes.count)]))
  }
}
