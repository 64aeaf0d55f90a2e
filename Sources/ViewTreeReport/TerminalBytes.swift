/// A quick look at text for characters that a terminal would obey.
enum TerminalBytes {
  /// Whether UTF-8 may hold a control character or one that turns the direction of text.
  ///
  /// True for all that `TerminalText` escapes, and for some harmless text with the same first byte.
  static func mayBeUnsafe(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    for byte in text {
      // U+0080 to U+00BF begin with C2, U+2000 to U+2FFF with E2.
      if byte < 0x20 || byte == 0x7F || byte == 0xC2 || byte == 0xE2 { return true }
    }
    return false
  }
}
