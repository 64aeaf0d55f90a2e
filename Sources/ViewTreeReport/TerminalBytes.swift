import ViewTreeSyntax

/// Fast detection of characters that a terminal interprets.
enum TerminalBytes {
  /// True if UTF-8 may contain a control character or a character that changes the direction of
  /// text.
  ///
  /// True for everything that `TerminalText` escapes, and for some harmless text with the same
  /// first byte.
  static func mayBeUnsafe(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    if isPlain(text) { return false }
    // Without an early exit, the compiler can check several bytes at once.
    var unsafe: UInt8 = 0
    for byte in text { unsafe |= mark(byte) }
    return unsafe != 0
  }

  /// True if the text contains no character that a terminal interprets.
  static func isHarmless(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    guard mayBeUnsafe(text) else { return true }
    let text = String(decoding: text, as: UTF8.self)
    return TerminalText.escaped(text) == text
  }

  /// True if UTF-8 is printable ASCII without quotes and backslashes, like most text. It then needs
  /// no escape, neither in quotes nor in JSON.
  static func isPlain(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    var odd: UInt64 = 0
    eachWord(of: text) { odd |= marks($0) }
    return odd & highBits == 0
  }

  /// True if a byte may directly precede another byte in plain text. Exact for eight bytes and
  /// more.
  static func mayHave(
    _ first: UInt8, before second: UInt8, in text: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    let (first, second) = (UInt64(first) &* ones, UInt64(second) &* ones)
    var found: UInt64 = 0
    // Compares each byte and its successor, which makes seven pairs in a word. A byte of the result
    // is zero if both match.
    eachWord(of: text, step: 7) { found |= ((($0 ^ first) | ($0 &>> 8 ^ second)) &- ones) }
    return found & highBits != 0
  }

  private static var ones: UInt64 { 0x0101_0101_0101_0101 }
  private static var highBits: UInt64 { 0x8080_8080_8080_8080 }

  /// A word in which some byte's highest bit is 1 if one of eight bytes isn't plain. The bit does
  /// not identify the byte, because subtraction borrows from the next byte.
  @inline(__always)
  private static func marks(_ word: UInt64) -> UInt64 {
    let controls = (word &- ones &* 0x20) | (word &+ ones)
    let quotes = (word ^ ones &* UInt64(UInt8(ascii: "\""))) &- ones
    let backslashes = (word ^ ones &* UInt64(UInt8(ascii: "\\"))) &- ones
    return word | controls | quotes | backslashes
  }

  /// Passes the bytes of the text to `body` eight at a time, with the first byte lowest. If the
  /// count isn't a multiple of the step, some bytes are passed twice.
  @inline(__always)
  private static func eachWord(
    of text: UnsafeBufferPointer<UInt8>, step: Int = 8, _ body: (UInt64) -> Void
  ) {
    let bytes = UnsafeRawBufferPointer(text)
    guard bytes.count < 8 else {
      let last = bytes.count &- 8
      var place = 0
      while place < last {
        body(UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self)))
        place &+= step
      }
      return body(UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: last, as: UInt64.self)))
    }
    if bytes.count >= 4 {
      let first = UInt32(littleEndian: bytes.loadUnaligned(as: UInt32.self))
      let last = UInt32(
        littleEndian: bytes.loadUnaligned(fromByteOffset: bytes.count &- 4, as: UInt32.self))
      body(UInt64(first) | UInt64(last) &<< 32)
    } else if let first = bytes.first, let last = bytes.last {
      let three = UInt64(first) | UInt64(bytes[bytes.count / 2]) &<< 8 | UInt64(last) &<< 16
      body(three | UInt64(first) &* (ones &<< 24))
    }
  }

  /// Returns 1 for a byte that may be such a character or start one, 0 for any other.
  @inline(__always)
  static func mark(_ byte: UInt8) -> UInt8 {
    // U+0080 to U+00BF begin with C2, U+0600 to U+063F with D8, U+2000 to U+2FFF with E2,
    // U+F000 to U+FFFF with EF.
    (byte < 0x20 ? 1 : 0) | (byte == 0x7F ? 1 : 0) | (byte == 0xC2 ? 1 : 0)
      | (byte == 0xD8 ? 1 : 0) | (byte == 0xE2 ? 1 : 0) | (byte == 0xEF ? 1 : 0)
  }
}
