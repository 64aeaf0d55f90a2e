/// The words of a command line on one line: with spaces between them, and in double quotes where a
/// word needs it; in quotes a backslash takes the next character as it is.
enum HeaderWords {
  /// One line that `words` reads back.
  static func text(_ words: [String]) -> String {
    words.map(quoted).joined(separator: " ")
  }

  private static func quoted(_ word: String) -> String {
    let needsQuotes = word.isEmpty || word.contains { " \"\\".contains($0) }
    guard needsQuotes else { return word }
    var text = "\""
    for character in word {
      if character == "\"" || character == "\\" { text.append("\\") }
      text.append(character)
    }
    return text + "\""
  }

  /// The words of a line; `nil` if a quote has no end.
  static func words(_ line: Substring) -> [String]? {
    var words: [String] = []
    var word: String?
    var isQuoted = false
    var isEscaped = false
    for character in line {
      if isEscaped {
        word?.append(character)
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
