import ViewTreeNumbers

/// Removes the parts of scripts and styles that only readers of their source need.
enum CompactText {
  /// A script without full-line comments, indentation, and spaces next to operators. String
  /// literals stay. The source must not contain regular expressions or multiline strings.
  static func script(_ source: String) -> String {
    var text: [UInt8] = []
    for line in source.utf8.split(separator: newline) {
      let line = line.drop { $0 == space }
      if line.isEmpty || line.starts(with: "//".utf8) { continue }
      append(Array(line), to: &text)
      text.append(newline)
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// A style without line ends, for each of its lines ends a declaration, a rule or a part of a
  /// list.
  static func style(_ source: String) -> String {
    source.split(separator: "\n").joined()
  }

  private static func append(_ line: [UInt8], to text: inout [UInt8]) {
    var isQuoted = false
    for (place, byte) in line.enumerated() {
      if byte == quote, place == 0 || line[place - 1] != backslash { isQuoted.toggle() }
      if byte == space, !isQuoted, place + 1 < line.count,
        !isNeeded(between: line[place - 1], line[place + 1])
      {
        continue
      }
      text.append(byte)
    }
  }

  /// True if two characters would form one token without the space between them.
  private static func isNeeded(between left: UInt8, _ right: UInt8) -> Bool {
    isWord(left) && isWord(right) || left == right && (left == plus || left == minus)
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...:
      true
    default: false
    }
  }

  private static var newline: UInt8 { UInt8(ascii: "\n") }
  private static var space: UInt8 { UInt8(ascii: " ") }
  private static var quote: UInt8 { UInt8(ascii: "\"") }
  private static var backslash: UInt8 { UInt8(ascii: "\\") }
  private static var plus: UInt8 { UInt8(ascii: "+") }
  private static var minus: UInt8 { UInt8(ascii: "-") }
}
