/// What is special in the text of a Swift string literal.
enum StringLiteral {
  /// Whether a text has no interpolation and no escape.
  static func standsForItself(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    var index = 0
    while index < text.count {
      if text[index] == UInt8(ascii: "\\"), index + 1 < text.count, isEscape(text[index + 1]) {
        return false
      }
      index += 1
    }
    return true
  }

  /// Whether a character after a backslash means something else than the two.
  private static func isEscape(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "("), UInt8(ascii: "\\"), UInt8(ascii: "\""), UInt8(ascii: "'"),
      UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"), UInt8(ascii: "0"),
      UInt8(ascii: "u"):
      true
    default: false
    }
  }
}
