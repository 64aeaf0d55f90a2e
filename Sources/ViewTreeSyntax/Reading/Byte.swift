import ViewTreeNumbers

/// The bytes that the grammars speak of, by name, and the classes that they fall into.
package enum Byte {
  package static let tab: UInt8 = 0x09
  package static let lineFeed: UInt8 = 0x0A
  package static let carriageReturn: UInt8 = 0x0D
  package static let space: UInt8 = 0x20
  package static let quote = UInt8(ascii: "\"")
  package static let hash = UInt8(ascii: "#")
  package static let apostrophe = UInt8(ascii: "'")
  package static let asterisk = UInt8(ascii: "*")
  package static let plus = UInt8(ascii: "+")
  package static let comma = UInt8(ascii: ",")
  package static let minus = UInt8(ascii: "-")
  package static let dot = UInt8(ascii: ".")
  package static let slash = UInt8(ascii: "/")
  package static let zero = UInt8(ascii: "0")
  package static let nine = UInt8(ascii: "9")
  package static let colon = UInt8(ascii: ":")
  package static let semicolon = UInt8(ascii: ";")
  package static let equals = UInt8(ascii: "=")
  package static let openBracket = UInt8(ascii: "[")
  package static let backslash = UInt8(ascii: "\\")
  package static let closeBracket = UInt8(ascii: "]")
  package static let underscore = UInt8(ascii: "_")
  package static let dollar = UInt8(ascii: "$")
  package static let openBrace = UInt8(ascii: "{")
  package static let closeBrace = UInt8(ascii: "}")

  /// True if the byte is one of the ten digits.
  package static func isDigit(_ byte: UInt8) -> Bool {
    byte &- zero < 10
  }

  /// True if the byte is white space in JSON.
  package static func isSpace(_ byte: UInt8) -> Bool {
    byte == space || byte == lineFeed || byte == carriageReturn || byte == tab
  }

  /// True if the byte ends a line.
  package static func isLineEnd(_ byte: UInt8) -> Bool {
    byte == lineFeed || byte == carriageReturn
  }

  /// True if the byte can be part of a name, a number or a non-ASCII character.
  package static func isWord(_ byte: UInt8) -> Bool {
    isDigit(byte) || (byte | 0x20) &- UInt8(ascii: "a") < 26 || byte == underscore
      || byte == dollar || byte == dot || byte == plus || byte == minus || byte >= 0x80
  }

  /// True if the byte can be part of a name.
  package static func isNamePart(_ byte: UInt8) -> Bool {
    isDigit(byte) || (byte | 0x20) &- UInt8(ascii: "a") < 26 || byte == underscore || byte >= 0x80
  }

  /// The value of a hexadecimal digit, or `nil`.
  package static func hexadecimalValue(_ byte: UInt8) -> UInt32? {
    if isDigit(byte) { return UInt32(byte &- zero) }
    let letter = (byte | 0x20) &- UInt8(ascii: "a")
    return letter < 6 ? UInt32(letter) + 10 : nil
  }
}
