/// The words of a command line on one line of text.
///
/// Words are separated by spaces. A word that needs it's in double quotes. In quotes, `\n`, `\r`
/// and `\t` are a line end, a carriage return and a tab, and a backslash escapes any other
/// character (docs/reference/commands/check.md).
public enum CommandLineText {
  private static let escapes: [(letter: Character, meaning: Character)] = [
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
      let character = Character(scalar)
      if let escape = escapes.first(where: { $0.meaning == character }) {
        text += "\\\(escape.letter)"
      } else {
        let isMarkup = hasMarkup && character == ">"
        if character == "\"" || character == "\\" || isMarkup { text.append("\\") }
        text.unicodeScalars.append(scalar)
      }
    }
    return text + "\""
  }

  /// The words of a line, or `nil` if a quote has no end.
  public static func words(_ line: Substring) -> [String]? {
    var words: [String] = []
    var word: String?
    var isQuoted = false
    var isEscaped = false
    for character in line {
      if isEscaped {
        let escape = escapes.first { $0.letter == character }
        word?.append(escape?.meaning ?? character)
        isEscaped = false
      } else if isQuoted, character == "\\" {
        isEscaped = true
      } else if character == "\"" {
        isQuoted.toggle()
        word = word ?? ""
      } else if character == " ", !isQuoted {
        if let word { words.append(word) }
        word = nil
      } else {
        word = (word ?? "") + String(character)
      }
    }
    if let word { words.append(word) }
    return isQuoted ? nil : words
  }
}
