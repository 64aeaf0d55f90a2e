/// A quick look at text for characters that a terminal would obey.
enum TerminalBytes {
  /// Whether UTF-8 may hold a control character or one that turns the direction of text.
  ///
  /// True for all that `TerminalText` escapes, and for some harmless text with the same first byte.
  static func mayBeUnsafe(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    // Without a way out of the loop several bytes are looked at at once.
    var unsafe: UInt8 = 0
    for byte in text { unsafe |= mark(byte) }
    return unsafe != 0
  }

  /// Whether UTF-8 is printable ASCII without quotes and backslashes, as most texts are: nothing in it needs
  /// an escape, neither in quotes nor in JSON.
  static func isPlain(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    var other: UInt8 = 0
    for byte in text {
      other |=
        (byte &- 0x20 < 0x5F ? 0 : 1) | (byte == UInt8(ascii: "\"") ? 1 : 0)
        | (byte == UInt8(ascii: "\\") ? 1 : 0)
    }
    return other == 0
  }

  /// 1 for a byte that may be such a character or begin one, 0 for any other.
  @inline(__always)
  static func mark(_ byte: UInt8) -> UInt8 {
    // U+0080 to U+00BF begin with C2, U+0600 to U+063F with D8, U+2000 to U+2FFF with E2,
    // U+F000 to U+FFFF with EF.
    (byte < 0x20 ? 1 : 0) | (byte == 0x7F ? 1 : 0) | (byte == 0xC2 ? 1 : 0)
      | (byte == 0xD8 ? 1 : 0) | (byte == 0xE2 ? 1 : 0) | (byte == 0xEF ? 1 : 0)
  }
}
