/// Text made safe to show: it can't move a cursor, change a color or change the direction of text.
public enum TerminalText {
  /// The text with every control character in a visible form such as `\u{1b}`.
  public static func escaped(_ text: String) -> String {
    // Most messages are plain ASCII, so check that first.
    var bytes = text
    guard !bytes.withUTF8({ isPlain($0) }), text.unicodeScalars.contains(where: isUnsafe) else {
      return text
    }
    var result = ""
    for scalar in text.unicodeScalars {
      if isUnsafe(scalar) {
        result += "\\u{" + String(scalar.value, radix: 16) + "}"
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// Lines that no build server interprets as commands: those search `##[` and `##vso[` anywhere,
  /// and `::` at the start of a line.
  public static func withoutCommands(_ text: String) -> String {
    // Most text contains neither pair, which is fast to check by bytes.
    guard hasPair(UInt8(ascii: "#"), in: text) || hasPair(UInt8(ascii: ":"), in: text) else {
      return text
    }
    var result: [UInt8] = []
    var isStart = true
    let bytes = Array(text.utf8)
    func follows(_ mark: String, _ place: Int) -> Bool {
      bytes[(place + 1)...].starts(with: mark.utf8)
    }
    var place = 0
    // White space is skipped by code points, and the start of a line is compared by bytes.
    for scalar in text.unicodeScalars {
      switch scalar {
      case ":" where isStart && follows(":", place): result += "\\u{3a}".utf8
      case "#"
      where result.last == UInt8(ascii: "#") && (follows("[", place) || follows("vso[", place)):
        result += "\\u{23}".utf8
      default: result += UTF8.encode(scalar).map { Array($0) } ?? []
      }
      isStart = scalar == "\n" || isStart && scalar.properties.isWhitespace
      place += UTF8.width(scalar)
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// True if the byte occurs twice in a row.
  private static func hasPair(_ byte: UInt8, in text: String) -> Bool {
    var isBefore = false
    for next in text.utf8 {
      if next == byte, isBefore { return true }
      isBefore = next == byte
    }
    return false
  }

  /// A document with every such character as an escape that means the same in its strings. Line
  /// feeds and tabs remain.
  ///
  /// JSON allows all but the first 32 of them in strings. In YAML they can be in comments, where
  /// the escape is only text.
  public static func escapedDocument(_ text: [UInt8]) -> [UInt8] {
    guard text.contains(where: { $0 >= 0x7F }) else { return text }
    var result: [UInt8] = []
    result.reserveCapacity(text.count)
    for scalar in String(decoding: text, as: UTF8.self).unicodeScalars {
      if isUnsafe(scalar), scalar != "\n", scalar != "\t" {
        let digits = String(scalar.value, radix: 16)
        result += "\\u\(String(repeating: "0", count: max(0, 4 - digits.count)))\(digits)".utf8
      } else {
        result += UTF8.encode(scalar).map { Array($0) } ?? []
      }
    }
    return result
  }

  /// True if all bytes of the text are printable ASCII. Checks eight bytes at a time.
  static func isPlain(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    let bytes = UnsafeRawBufferPointer(text)
    var odd: UInt64 = 0
    var place = 0
    while bytes.count - place >= 8 {
      let word = bytes.loadUnaligned(fromByteOffset: place, as: UInt64.self)
      // The highest bit marks an unusual byte. It's set in bytes that aren't ASCII. The subtraction
      // sets it in control characters, and the addition in 0x7F. Without such bytes, nothing is
      // borrowed or carried.
      odd |= word | (word &- 0x2020_2020_2020_2020) | (word &+ 0x0101_0101_0101_0101)
      place += 8
    }
    return odd & 0x8080_8080_8080_8080 == 0
      && bytes[place...].allSatisfy { 0x20 <= $0 && $0 < 0x7F }
  }

  /// True if a character is a control character, a line separator, a byte order mark, or a
  /// character that changes the direction of text.
  static func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0..<0x20, 0x7F..<0xA0, 0x61C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF:
      true
    default: false
    }
  }
}
