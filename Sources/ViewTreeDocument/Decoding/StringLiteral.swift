import ViewTreeNumbers

/// The special syntax in the text of a Swift string literal.
enum StringLiteral {
  /// True if the text has no interpolation and no escape.
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

  /// The offset of the first unterminated interpolation, or `nil` if all have an end.
  static func openInterpolation(_ text: UnsafeBufferPointer<UInt8>) -> Int? {
    // The open parentheses and quotes, from the outside in, with their offsets.
    var open: [(byte: UInt8, start: Int)] = []
    var index = 0
    while index < text.count {
      let byte = text[index]
      let isText = open.last.map { $0.byte == UInt8(ascii: "\"") } ?? true
      if isText, byte == UInt8(ascii: "\\") {
        let isInterpolation = index + 1 < text.count && text[index + 1] == UInt8(ascii: "(")
        if isInterpolation { open.append((UInt8(ascii: "("), index)) }
        index += 2
        continue
      }
      if byte == UInt8(ascii: "\""), !open.isEmpty {
        if isText { open.removeLast() } else { open.append((byte, index)) }
      } else if !isText, byte == UInt8(ascii: "(") {
        open.append((byte, index))
      } else if !isText, byte == UInt8(ascii: ")") {
        open.removeLast()
      }
      index += 1
    }
    return open.first?.start
  }

  /// True if a backslash and this byte are an escape sequence.
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
