/// A quick look at text for characters that a terminal would obey.
enum TerminalBytes {
  /// Whether UTF-8 may hold a control character or one that turns the direction of text.
  ///
  /// True for all that `TerminalText` escapes, and for some harmless text with the same first byte.
  static func mayBeUnsafe(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    // Without a way out of the loop several bytes are looked at at once.
    var isUnsafe = false
    for byte in text { isUnsafe = isUnsafe || mayBeUnsafe(byte) }
    return isUnsafe
  }

  /// Whether a character that begins with a byte, or is one, may be such a one.
  @inline(__always)
  static func mayBeUnsafe(_ byte: UInt8) -> Bool {
    // U+0080 to U+00BF begin with C2, U+0600 to U+063F with D8, U+2000 to U+2FFF with E2,
    // U+F000 to U+FFFF with EF.
    switch byte {
    case 0..<0x20, 0x7F, 0xC2, 0xD8, 0xE2, 0xEF: true
    default: false
    }
  }
}
