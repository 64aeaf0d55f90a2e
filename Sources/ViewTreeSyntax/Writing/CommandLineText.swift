/// The words of a command line on one line of text.
///
/// Words are separated by spaces. A word that needs it's in double quotes. In quotes, `\n`, `\r`
/// and `\t` are a line end, a carriage return and a tab, and a backslash escapes any other
/// character (docs/reference/commands/check.md).
public enum CommandLineText {
  private static let escapes: [(letter: Unicode.Scalar, meaning: Unicode.Scalar)] = [
    ("n", "\n"), ("r", "\r"), ("t", "\t"),
  ]

  /// One line that `words` reads back. With `hasMarkup` it contains no `?>`, which would end an XML
  /// instruction.
  public static func text(_ words: [String], hasMarkup: Bool = false) -> String {
    words.map { quoted($0, hasMarkup: hasMarkup) }.joined(separator: " ")
  }

  private static func quoted(_ word: String, hasMarkup: Bool) -> String {
    let special = hasMarkup ? " \"\\\n\r\t>" : " \"\\\n\r\t"
    let needsQuotes =
      word.isEmpty || word.unicodeScalars.contains { special.unicodeScalars.contains($0) }
    guard needsQuotes else { return word }
    var text = "\""
    // Uses scalars, because a CRLF line end is a single `Character`.
    for scalar in word.unicodeScalars {
      if let escape = escapes.first(where: { $0.meaning == scalar }) {
        text += "\\\(escape.letter)"
      } else {
        let isMarkup = hasMarkup && scalar == ">"
        if scalar == "\"" || scalar == "\\" || isMarkup { text.append("\\") }
        text.unicodeScalars.append(scalar)
      }
    }
    return text + "\""
  }

  /// The words of a line, or `nil` if a quote has no end.
  public static func words(_ line: Substring) -> [String]? {
    var words: [String] = []
    var word: [UInt8]?
    var isQuoted = false
    var isEscaped = false
    for byte in line.utf8 {
      if isEscaped {
        let escape = escapes.first { $0.letter == Unicode.Scalar(byte) }
        word?.append(escape.map { UInt8(ascii: $0.meaning) } ?? byte)
        isEscaped = false
      } else if isQuoted, byte == Byte.backslash {
        isEscaped = true
      } else if byte == Byte.quote {
        isQuoted.toggle()
        word = word ?? []
      } else if byte == Byte.space, !isQuoted {
        if let word { words.append(String(decoding: word, as: UTF8.self)) }
        word = nil
      } else {
        word = word ?? []
        word?.append(byte)
      }
    }
    if let word { words.append(String(decoding: word, as: UTF8.self)) }
    return isQuoted ? nil : words
  }
}
