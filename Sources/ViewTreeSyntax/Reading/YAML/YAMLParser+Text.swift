/// Checks of the whole text, and the classes of its characters.
extension YAMLParser {
  /// Rejects text that is too large, in another encoding, or with characters that YAML doesn't
  /// allow.
  mutating func checkText() throws(YAMLStop) {
    guard bytes.count <= limits.bytes else {
      throw YAMLStop(.fileTooLarge(bytes: bytes.count, limit: limits.bytes))
    }
    if let name = UTF8Sequence.otherEncoding(bytes) {
      throw YAMLStop(.unsupportedEncoding(name))
    }
    var offset = 0
    while offset < bytes.count {
      // Most text contains only plain characters, so check eight bytes at once.
      if isPlain(from: offset) {
        offset += 8
        continue
      }
      let byte = bytes[offset]
      if byte >= 0x20, byte < 0x7F || byte == Byte.tab || Byte.isLineEnd(byte) {
        offset += 1
      } else {
        offset = try endOfUnusualCharacter(at: offset)
      }
    }
    // YAML allows a byte order mark.
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
      position = 3
      lineStart = 3
      tokenEnd = 3
    }
  }

  /// True if the next eight bytes are line feeds or printable ASCII characters. False near the end.
  private func isPlain(from offset: Int) -> Bool {
    guard bytes.count &- offset >= 8, let base = bytes.baseAddress else { return false }
    let word = UnsafeRawPointer(base + offset).loadUnaligned(as: UInt64.self)
    let high: UInt64 = 0x8080_8080_8080_8080
    // The highest bit of each byte is the result: at least 0x20, a line feed, or a delete
    // character.
    let isPrintable = (word | high) &- 0x2020_2020_2020_2020
    let isLineFeed = Self.zeroBytes(word ^ 0x0A0A_0A0A_0A0A_0A0A)
    let isDelete = Self.zeroBytes(word ^ 0x7F7F_7F7F_7F7F_7F7F)
    return (~(isPrintable | isLineFeed) | isDelete | word) & high == 0
  }

  /// The highest bit of each byte that is zero.
  private static func zeroBytes(_ word: UInt64) -> UInt64 {
    let low: UInt64 = 0x7F7F_7F7F_7F7F_7F7F
    return ~((word & low &+ low) | word) & ~low
  }

  private func endOfUnusualCharacter(at offset: Int) throws(YAMLStop) -> Int {
    let byte = bytes[offset]
    if byte == Byte.tab || Byte.isLineEnd(byte) { return offset + 1 }
    let length = UTF8Sequence.length(UnsafeBufferPointer(rebasing: bytes[offset...]))
    guard length > 0 else {
      throw YAMLStop(.invalidUTF8(byte, at: SourceRange(offset, offset + 1)))
    }
    let range = SourceRange(offset, offset + length)
    let second = length > 1 ? bytes[offset + 1] : 0
    let isControl =
      byte < 0x20 || byte == 0x7F || byte == 0xC2 && second < 0xA0 && second != 0x85
      || byte == 0xEF && second == 0xBF && bytes[offset + 2] >= 0xBE
    guard !isControl else { throw YAMLStop(.yamlControlCharacter(at: range)) }
    return offset + length
  }

  // MARK: Characters

  /// True if a space or tab is at `offset` (s-white).
  func isWhite(at offset: Int) -> Bool {
    offset < bytes.count && (bytes[offset] == Byte.space || bytes[offset] == Byte.tab)
  }

  /// True if `offset` is at a line end or at the end of the text.
  func isLineEnd(at offset: Int) -> Bool {
    offset >= bytes.count || Byte.isLineEnd(bytes[offset])
  }

  /// True if white space, a line end or the end of the text is at `offset`.
  func isBlank(at offset: Int) -> Bool {
    isWhite(at: offset) || isLineEnd(at: offset)
  }

  /// True if one of `,[]{}` is at `offset` (c-flow-indicator).
  func isFlowIndicator(at offset: Int) -> Bool {
    guard offset < bytes.count else { return false }
    switch bytes[offset] {
    case Byte.comma, Byte.openBracket, Byte.closeBracket, Byte.openBrace, Byte.closeBrace:
      return true
    default: return false
    }
  }

  /// The offset after the line break at `offset`, or `offset` if there is none.
  func endOfLineBreak(at offset: Int) -> Int {
    guard offset < bytes.count, Byte.isLineEnd(bytes[offset]) else { return offset }
    let isPair =
      bytes[offset] == Byte.carriageReturn && offset + 1 < bytes.count
      && bytes[offset + 1] == Byte.lineFeed
    return offset + (isPair ? 2 : 1)
  }

  /// The offset of the first byte from `offset` that is neither space nor tab.
  func endOfWhite(at offset: Int) -> Int {
    var cursor = offset
    while isWhite(at: cursor) { cursor += 1 }
    return cursor
  }

  /// The offset of the first byte from `offset` that isn't a space.
  func endOfSpaces(at offset: Int) -> Int {
    var cursor = offset
    while cursor < bytes.count, bytes[cursor] == Byte.space { cursor += 1 }
    return cursor
  }

  /// True if a `-`, `?` or `:` at `offset` is an indicator. White space must follow, or a flow
  /// indicator in flow collections.
  func isIndicator(_ byte: UInt8, at offset: Int) -> Bool {
    guard offset < bytes.count, bytes[offset] == byte else { return false }
    return isBlank(at: offset + 1) || isInFlow && isFlowIndicator(at: offset + 1)
  }

  /// True if the current position is inside a flow collection.
  var isInFlow: Bool { open.last?.isFlow ?? false }

  /// True if a line that starts at `offset` is `---` or `...`.
  func isDocumentMarker(at offset: Int) -> Bool {
    isMarker(Byte.minus, at: offset) || isMarker(Byte.dot, at: offset)
  }

  func isMarker(_ byte: UInt8, at offset: Int) -> Bool {
    offset + 3 <= bytes.count && bytes[offset] == byte && bytes[offset + 1] == byte
      && bytes[offset + 2] == byte && isBlank(at: offset + 3)
  }
}
