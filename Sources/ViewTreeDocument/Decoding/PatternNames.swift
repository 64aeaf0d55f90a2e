/// The names that a Swift pattern binds: those after `let` and `var`, and inside the subpatterns
/// after them.
enum PatternNames {
  /// The names in the order of the text, each once.
  static func names(in pattern: String) -> [String] {
    var names: [String] = []
    // The nesting depth at the start of a pattern that one `let` binds as a whole.
    var boundDepth: Int?
    var depth = 0
    let words = words(of: pattern)
    for (place, word) in words.enumerated() {
      switch word {
      case "(", "[": depth += 1
      case ")", "]":
        depth -= 1
        if let bound = boundDepth, depth <= bound { boundDepth = nil }
      case ",":
        if boundDepth == depth { boundDepth = nil }
      case "where": if depth == 0 { return names }
      case "let", "var": boundDepth = depth
      default:
        guard boundDepth != nil, isName(word), !isPartOfOther(place, words) else { continue }
        if word != "_", !names.contains(word) { names.append(word) }
        if boundDepth == depth { boundDepth = nil }
      }
    }
    return names
  }

  /// True if the word is a label, a member, a type or a case name.
  private static func isPartOfOther(_ place: Int, _ words: [String]) -> Bool {
    let next = place + 1 < words.count ? words[place + 1] : ""
    let previous = place > 0 ? words[place - 1] : ""
    return previous == "." || next == "." || next == ":" || next == "("
      || ["true", "false", "nil", "is", "as"].contains(words[place]) || previous == "as"
      || previous == "is"
  }

  private static func isName(_ word: String) -> Bool {
    word.unicodeScalars.first.map { $0 == "_" || $0.properties.isAlphabetic } ?? false
  }

  /// The words and punctuation, without string literals.
  private static func words(of text: String) -> [String] {
    var words: [String] = []
    var word = ""
    var isQuoted = false
    for character in text {
      if character == "\"" {
        isQuoted.toggle()
      } else if !isQuoted, character.isLetter || character.isNumber || character == "_" {
        word.append(character)
        continue
      }
      if !word.isEmpty { words.append(word) }
      word = ""
      if !isQuoted, !character.isWhitespace { words.append(String(character)) }
    }
    return word.isEmpty ? words : words + [word]
  }
}
