import ViewTreeReport

/// Replaces identifiers in strings.
enum Identifiers {
  /// A text with other names for those in `names`, where they are whole words.
  static func replaced(in text: String, _ names: [String: String]) -> String {
    guard !names.isEmpty else { return text }
    var result = ""
    var rest = text[...]
    while !rest.isEmpty {
      let word = rest.prefix(while: isPart)
      result += names[String(word)] ?? String(word)
      rest = rest[word.endIndex...]
      let others = rest.prefix { !isPart($0) }
      result += others
      rest = rest[others.endIndex...]
    }
    return result
  }

  private static func isPart(_ character: Character) -> Bool {
    character.isLetter || character.isNumber || character == "_"
  }
}
