/// Marks around the styled parts of a text report: a control character before each part and after
/// it.
///
/// Reports escape all control characters of a document, so marks can't be mistaken for its text.
/// Marks have no width. The command turns them into ANSI sequences when it writes the report.
package enum StyleMarks {
  /// The byte after a styled part.
  package static let end: UInt8 = 0x0E

  /// The mark before a part in a style, or after a part without one.
  package static func mark(_ style: TextStyle?) -> String {
    String(Unicode.Scalar(style?.rawValue ?? end))
  }

  /// True for a character that starts a styled part.
  package static func isStart(_ character: Character) -> Bool {
    character.asciiValue.flatMap(TextStyle.init) != nil
  }

  /// True for a character that ends a styled part.
  package static func isEnd(_ character: Character) -> Bool { character.asciiValue == end }

  /// A text in a style.
  package static func marked(_ text: String, _ style: TextStyle) -> String {
    mark(style) + text + mark(nil)
  }

  /// The number of characters of the text without its marks.
  package static func width(_ text: String) -> Int {
    text.count { !isStart($0) && !isEnd($0) }
  }

  /// The report with ANSI sequences instead of its marks. A style ends before each line end and
  /// starts again after it.
  package static func painted(_ report: [UInt8]) -> [UInt8] {
    var output = ByteBuffer(capacity: report.count)
    var style: TextStyle?
    for byte in report {
      if let next = TextStyle(rawValue: byte) {
        style = next
        output.append(next.start)
      } else if byte == end {
        style = nil
        output.append(TextStyle.end)
      } else if byte == Byte.lineFeed, let style {
        output.append(TextStyle.end)
        output.append(byte)
        output.append(style.start)
      } else {
        output.append(byte)
      }
    }
    return output.takeAll()
  }
}
