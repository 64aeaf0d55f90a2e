import ViewTreeNumbers

/// Error recovery: one report per error, and a guess from which parsing can continue.
///
/// Every function here either advances or changes the expected token to one that lets the parser
/// advance, so that parsing ends. None is called for strict JSON without errors. Comments and
/// trailing commas are also handled here where they are allowed, so that other text isn't slower.
extension JSONParser {
  // MARK: Recovery of values

  mutating func recoverValue() {
    if skipComment() { return }
    let byte = bytes[position]
    switch byte {
    case Byte.comma where expected == .valueOrClose || !isInObject && !open.isEmpty:
      add(.missingValue(at: SourceRange(position, position + 1)))
      position += 1
      expected = .valueOrClose
    case Byte.closeBracket where lastCommaIsTrailing:
      reportTrailingComma()
      closeContainer()
    case Byte.comma, Byte.closeBrace, Byte.closeBracket:
      recoverMissingValue()
    case Byte.apostrophe:
      readWronglyQuoted(by: [Byte.apostrophe])
      expected = .separator
    case Byte.dot, Byte.plus:
      recoverNumber()
    default:
      if isCurlyQuote(at: position) {
        readWronglyQuoted(by: [0xE2, 0x80, 0x9D])
        expected = .separator
      } else if Byte.isWord(byte), byte < 0x80 {
        recoverWord()
      } else {
        reportUnexpectedCharacter()
      }
    }
  }

  /// True if the current position follows a comma of an array.
  private var lastCommaIsTrailing: Bool {
    expected == .value && !isInObject && !open.isEmpty
  }

  /// Recovers from a comma or closing bracket instead of a value.
  private mutating func recoverMissingValue() {
    let byte = bytes[position]
    if open.isEmpty {
      if byte == Byte.comma {
        add(.missingValue(at: SourceRange(position, position + 1)))
        position += 1
      } else {
        add(.unmatchedBracket(byte, at: SourceRange(position, position + 1)))
        isStopped = true
      }
    } else if isInObject {
      add(.missingValue(at: SourceRange(position, position + 1)))
      appendNode(.null, to: position)
      expected = .separator
    } else {
      // Only a wrong bracket remains: an array that ends with a brace.
      recoverMismatchedBracket()
    }
  }

  /// Recovers from a word that isn't one of the three literals.
  mutating func recoverWord() {
    let end = endOfWord(from: position)
    let word = Array(bytes[position..<end])
    let range = SourceRange(position, end)
    switch String(decoding: word, as: UTF8.self) {
    case "NaN", "nan", "Infinity", "Inf", "inf", "infinity":
      add(.invalidNumber(.notFinite, quoted(word), at: range))
    case let name:
      add(.unknownLiteral(quoted(word), meant: Self.literal(meantBy: name), at: range))
    }
    appendNode(.null, to: end)
    expected = .separator
  }

  /// The literal that `word` most likely means.
  private static func literal(meantBy word: String) -> String? {
    switch word.lowercased() {
    case "none", "nil", "undefined": "null"
    case "yes", "on": "true"
    case "no", "off": "false"
    case let lowercase: NearMatch.nearestName(to: lowercase, in: ["true", "false", "null"])
    }
  }

  /// Recovers from an invalid number.
  mutating func recoverNumber() {
    let end = max(endOfWord(from: position), position + 1)
    let text = Array(bytes[position..<end])
    add(
      .invalidNumber(
        NumberMistake(in: text), quoted(text), at: SourceRange(position, end)))
    appendNode(.number, to: end)
    expected = .separator
  }

  // MARK: Recovery of keys

  mutating func recoverKey() {
    if skipComment() { return }
    let byte = bytes[position]
    switch byte {
    case Byte.closeBrace:
      reportTrailingComma()
      closeContainer()
    case Byte.closeBracket:
      recoverMismatchedBracket()
    case Byte.comma:
      add(.missingKey(at: SourceRange(position, position + 1)))
      position += 1
      expected = .keyOrClose
    case Byte.colon, Byte.openBrace, Byte.openBracket:
      add(.missingKey(at: SourceRange(position, position + 1)))
      appendNode(.string, to: position)
      expected = byte == Byte.colon ? .colon : .value
    case Byte.apostrophe:
      readWronglyQuoted(by: [Byte.apostrophe])
      expected = .colon
    default:
      if isCurlyQuote(at: position) {
        readWronglyQuoted(by: [0xE2, 0x80, 0x9D])
        expected = .colon
      } else if Byte.isWord(byte), endOfCharacter(at: position) > position + 1 || byte < 0x80 {
        let end = endOfWord(from: position)
        let range = SourceRange(position, end)
        add(.unquotedKey(quoted(Array(bytes[position..<end])), at: range))
        appendNode(.string, to: end)
        expected = .colon
      } else {
        reportUnexpectedCharacter()
      }
    }
  }

  // MARK: Recovery of colons

  mutating func recoverColon() {
    if skipComment() { return }
    let byte = bytes[position]
    let end = endOfLastToken()
    add(.missingColon(at: SourceRange(end, end), found: byte))
    switch byte {
    case Byte.comma, Byte.closeBrace, Byte.closeBracket:
      appendNode(.null, to: position)
      expected = .separator
    case Byte.equals, Byte.semicolon:
      position += 1
      if position < bytes.count, bytes[position] == UInt8(ascii: ">") { position += 1 }
      expected = .value
    default:
      expected = .value
    }
  }

  // MARK: Recovery of commas and ends

  mutating func recoverSeparator() {
    if skipComment() { return }
    let byte = bytes[position]
    guard !open.isEmpty else { return refuseTextAfterValue() }
    switch byte {
    case Byte.closeBrace, Byte.closeBracket:
      recoverMismatchedBracket()
    case Byte.colon where !isInObject:
      add(.keyInArray(at: SourceRange(position, position + 1)))
      position += 1
      expected = .value
    case Byte.semicolon:
      reportMissingComma()
      position += 1
      expected = isInObject ? .keyOrClose : .valueOrClose
    case Byte.quote, Byte.apostrophe, Byte.openBrace, Byte.openBracket:
      reportMissingComma()
      expected = isInObject ? .key : .value
    default:
      if Byte.isWord(byte), byte < 0x80 || isCurlyQuote(at: position) {
        reportMissingComma()
        expected = isInObject ? .key : .value
      } else {
        reportUnexpectedCharacter()
      }
    }
  }

  private mutating func reportMissingComma() {
    let end = endOfLastToken()
    add(.missingComma(at: SourceRange(end, end), found: bytes[position]))
  }

  private mutating func refuseTextAfterValue() {
    let byte = bytes[position]
    if byte == Byte.closeBrace || byte == Byte.closeBracket {
      add(.unmatchedBracket(byte, at: SourceRange(position, position + 1)))
    } else if endOfCharacter(at: position) == position + 1, byte >= 0x80 {
      add(.invalidUTF8(byte, at: SourceRange(position, position + 1)))
    } else {
      var end = position
      while end < bytes.count, !Byte.isLineEnd(bytes[end]) { end += 1 }
      while Byte.isSpace(bytes[end - 1]) { end -= 1 }
      add(.textAfterValue(at: SourceRange(position, end)))
    }
    isStopped = true
  }

  // MARK: Brackets

  /// Recovers from a closing bracket that doesn't match the innermost open container.
  ///
  /// If it matches the enclosing container, the inner container wasn't closed. Otherwise, the
  /// bracket has the wrong kind.
  mutating func recoverMismatchedBracket() {
    guard let container = open.last else { return }
    let byte = bytes[position]
    let opening = Int(nodes[Int(container.node)].start)
    add(
      .mismatchedBracket(
        byte, at: SourceRange(position, position + 1), opening: bytes[opening],
        openedAt: SourceRange(opening, opening + 1)))
    completeMember()
    let kind: SyntaxNode.Kind = byte == Byte.closeBrace ? .object : .array
    if open.count > 1, nodes[Int(open[open.count - 2].node)].kind == kind {
      endContainer()
    } else {
      closeContainer()
    }
  }

  /// Gives a key that has no value yet the value null, so that keys and values stay in pairs.
  private mutating func completeMember() {
    if isInObject, expected == .colon || expected == .value { appendNode(.null, to: position) }
  }

  mutating func refuseDepth() {
    add(.nestedTooDeeply(limit: limits.depth, at: SourceRange(position, position + 1)))
    isStopped = true
  }

  private mutating func reportTrailingComma() {
    guard !allowsComments else { return }
    let range = SourceRange(lastComma, lastComma + 1)
    add(.trailingComma(at: range, before: bytes[position]))
  }

  // MARK: End of input

  /// Handles the end of the text, which may be premature.
  mutating func finishAtEnd() {
    if let innermost = open.last {
      let opening = Int(nodes[Int(innermost.node)].start)
      let end = endOfLastToken()
      add(
        .unclosedBracket(
          bytes[opening], openCount: open.count, at: SourceRange(end, end),
          openedAt: SourceRange(opening, opening + 1)))
    } else if nodes.isEmpty, !hasErrors {
      add(.emptyInput(hasWhiteSpace: !bytes.isEmpty, hasComments: !lastComments.isEmpty))
    }
    isStopped = true
  }

  /// Closes all open containers. Afterward, there is at least one node.
  mutating func finish() {
    while !open.isEmpty {
      completeMember()
      endContainer()
    }
    if nodes.isEmpty { appendNode(.null, to: position) }
  }

  // MARK: Skipped text

  /// Skips a comment, and reports it unless comments are allowed. Returns false if there is none.
  private mutating func skipComment() -> Bool {
    let start = position
    let next = start + 1 < bytes.count ? bytes[start + 1] : 0
    let isLine = bytes[start] == Byte.slash && next == Byte.slash
    if bytes[start] == Byte.slash, next == Byte.asterisk {
      skipBlockComment()
    } else if bytes[start] == Byte.hash || isLine {
      while position < bytes.count, !Byte.isLineEnd(bytes[position]) { position += 1 }
    } else {
      return false
    }
    if bytes[start] == Byte.hash || !allowsComments {
      add(
        .comment(
          at: SourceRange(start, position), isHash: bytes[start] == Byte.hash,
          othersAreAllowed: allowsComments))
    }
    if allowsComments { checkEncoding(of: start..<position) }
    remember(comment: start..<position)
    return true
  }

  /// Moves past the comment in `/*` and `*/` at the current position.
  private mutating func skipBlockComment() {
    let start = position
    position += 2
    while position < bytes.count, !isEndOfComment(at: position) { position += 1 }
    if position == bytes.count { add(.unclosedComment(at: SourceRange(start, start + 2))) }
    position = min(position + 2, bytes.count)
  }

  /// Joins a comment to those before it, so that the token before them can be found.
  private mutating func remember(comment: Range<Int>) {
    let between = bytes[min(lastComments.upperBound, comment.lowerBound)..<comment.lowerBound]
    let follows = !lastComments.isEmpty && between.allSatisfy(Byte.isSpace)
    lastComments = (follows ? lastComments.lowerBound : comment.lowerBound)..<comment.upperBound
  }

  private func isEndOfComment(at offset: Int) -> Bool {
    bytes[offset] == Byte.asterisk && offset + 1 < bytes.count && bytes[offset + 1] == Byte.slash
  }

  /// Reads a string in other quotes than JSON's, up to the closing one or the end of the line.
  private mutating func readWronglyQuoted(by closing: [UInt8]) {
    var end = position + 1
    while end < bytes.count, !Byte.isLineEnd(bytes[end]), !bytes[end...].starts(with: closing) {
      end += bytes[end] == Byte.backslash ? 2 : 1
    }
    end = min(end, bytes.count)
    if bytes[end...].starts(with: closing) { end += closing.count }
    add(.wrongQuotes(at: SourceRange(position, end), areCurly: closing.count > 1))
    appendNode(.string, to: end, hasEscapes: true)
  }

  private func isCurlyQuote(at offset: Int) -> Bool {
    bytes[offset...].starts(with: [0xE2, 0x80, 0x9C])
      || bytes[offset...].starts(with: [0xE2, 0x80, 0x9D])
  }

  /// Reports and skips a character without a meaning at this position, and the word that it starts.
  private mutating func reportUnexpectedCharacter() {
    let isColon = bytes[position] == Byte.colon
    let end = endOfCharacter(at: position)
    if end == position + 1, bytes[position] >= 0x80 {
      add(.invalidUTF8(bytes[position], at: SourceRange(position, end)))
    } else {
      add(
        .unexpectedCharacter(quoted(Array(bytes[position..<end])), at: SourceRange(position, end)))
    }
    position = end
    // An extra colon precedes the value. Anything else replaces it.
    guard !isColon else { return }
    while position < bytes.count, Byte.isWord(bytes[position]) { position += 1 }
    if expected == .value || expected == .valueOrClose, !open.isEmpty {
      appendNode(.null, to: position)
      expected = .separator
    }
  }

  private func endOfWord(from start: Int) -> Int {
    var end = start
    while end < bytes.count, Byte.isWord(bytes[end]) { end += 1 }
    return end
  }

  /// The offset after the last byte before the current position that is neither white space nor
  /// part of a comment.
  private func endOfLastToken() -> Int {
    var end = endOfText(before: position)
    if end == lastComments.upperBound, !lastComments.isEmpty {
      end = endOfText(before: lastComments.lowerBound)
    }
    return end
  }

  private func endOfText(before offset: Int) -> Int {
    var end = offset
    while end > 0, Byte.isSpace(bytes[end - 1]) { end -= 1 }
    return end
  }

  /// Text of the input for a message, truncated if it's long.
  func quoted(_ text: [UInt8]) -> String {
    SourceWords.quoted(text)
  }
}
