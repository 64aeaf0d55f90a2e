/// A quick look at text for characters that a terminal would obey.
enum TerminalBytes {
  /// Whether UTF-8 may hold a control character or one that turns the direction of text.
  ///
  /// True for all that `TerminalText` escapes, and for some harmless text with the same first byte.
  static func mayBeUnsafe(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    for byte in text {
      // U+0080 to U+00BF begin with C2, U+0600 to U+063F with D8, U+2000 to U+2FFF with E2,
      // U+F000 to U+FFFF with EF.
      switch byte {
      case 0..<0x20, 0x7F, 0xC2, 0xD8, 0xE2, 0xEF: return true
      default: break
      }
    }
    return false
  }
}
