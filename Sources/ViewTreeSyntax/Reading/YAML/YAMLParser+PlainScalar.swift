import ViewTreeNumbers

/// Plain scalars, and the choice between them and quoted scalars.
extension YAMLParser {
  /// Scans a plain or quoted scalar and moves after it.
  mutating func scanFlowScalar() throws(YAMLStop) -> YAMLScalar {
    switch bytes[position] {
    case Byte.quote: return try scanDoubleQuoted()
    case Byte.apostrophe: return try scanSingleQuoted()
    default: return try scanPlain()
    }
  }

  private mutating func scanPlain() throws(YAMLStop) -> YAMLScalar {
    try refuseIndicator()
    let start = position
    var end = endOfPlainLine(from: start)
    endToken(at: end)
    var isOnOneLine = true
    while let next = plainContinuation(after: end) {
      if isOnOneLine { texts.append(bytes, start..<end) }
      isOnOneLine = false
      fold(breaks: next.breaks, at: end)
      lineStart = next.lineStart
      end = endOfPlainLine(from: next.start)
      texts.append(bytes, next.start..<end)
      endToken(at: end)
    }
    if !isOnOneLine { texts.endRecord(start: start, sourceEnd: end) }
    return YAMLScalar(
      style: .plain, start: start, end: end, isDecoded: !isOnOneLine, isOnOneLine: isOnOneLine)
  }

  /// Refuses a sign that no plain scalar starts with.
  private func refuseIndicator() throws(YAMLStop) {
    switch bytes[position] {
    case Byte.minus, UInt8(ascii: "?"), Byte.colon:
      guard isBlank(at: position + 1) || isInFlow && isFlowIndicator(at: position + 1) else {
        return
      }
    case Byte.comma, Byte.openBracket, Byte.closeBracket, Byte.openBrace, Byte.closeBrace,
      Byte.hash, UInt8(ascii: "&"), Byte.asterisk, UInt8(ascii: "!"), UInt8(ascii: "|"),
      UInt8(ascii: ">"), UInt8(ascii: "%"), UInt8(ascii: "@"), UInt8(ascii: "`"):
      break
    default: return
    }
    let range = characterRange(at: position)
    throw YAMLStop(.yamlIndicator(quoted(range), at: range))
  }

  /// The end of the text of a plain scalar on one line, without white space at the end.
  private func endOfPlainLine(from start: Int) -> Int {
    var cursor = start
    var end = start
    let isInFlow = isInFlow
    while !isLineEnd(at: cursor) {
      switch bytes[cursor] {
      case Byte.space, Byte.tab:
        cursor += 1
        continue
      case Byte.colon where isIndicator(Byte.colon, at: cursor): return end
      case Byte.hash where cursor > start && isWhite(at: cursor - 1): return end
      case _ where isInFlow && isFlowIndicator(at: cursor): return end
      default: break
      }
      cursor += 1
      end = cursor
    }
    return end
  }

  private typealias Continuation = (breaks: Int, lineStart: Int, start: Int)

  /// The next line of a plain scalar, if it continues.
  private func plainContinuation(after end: Int) -> Continuation? {
    guard let next = nextTextLine(after: end), next.start < bytes.count else { return nil }
    let indentation = endOfSpaces(at: next.lineStart) - next.lineStart
    guard indentation > parentIndent, !isDocumentMarker(at: next.lineStart),
      bytes[next.start] != Byte.hash, !isIndicator(Byte.colon, at: next.start),
      !(isInFlow && isFlowIndicator(at: next.start))
    else { return nil }
    return next
  }

  /// The first line after `end` that isn't blank, or `nil` if text follows on the same line.
  private func nextTextLine(after end: Int) -> Continuation? {
    var cursor = endOfWhite(at: end)
    guard cursor < bytes.count, Byte.isLineEnd(bytes[cursor]) else { return nil }
    var breaks = 0
    var lineStart = cursor
    while cursor < bytes.count, Byte.isLineEnd(bytes[cursor]) {
      breaks += 1
      lineStart = endOfLineBreak(at: cursor)
      cursor = endOfWhite(at: lineStart)
    }
    return (breaks, lineStart, cursor)
  }

  /// Adds the text for line breaks in a flow scalar: a space for one, otherwise line feeds.
  mutating func fold(breaks: Int, at offset: Int) {
    guard breaks > 1 else { return texts.append(Byte.space, from: offset) }
    for _ in 1..<breaks { texts.append(Byte.lineFeed, from: offset) }
  }
}
