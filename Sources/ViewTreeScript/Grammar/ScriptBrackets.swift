/// Pairs the brackets of a script.
enum ScriptBrackets {
  private static let closing = ["(": ")", "[": "]", "{": "}"]

  /// Gives each bracket its partner, or tells of the first that has none.
  static func pair(_ words: inout [ScriptWord]) throws(SyntaxStop) {
    var open: [Int] = []
    for index in words.indices where words[index].kind == .mark {
      let text = words[index].text
      if closing[text] != nil {
        open.append(index)
      } else if text == ")" || text == "]" || text == "}" {
        guard let last = open.last, closing[words[last].text] == text else {
          throw mismatch(index, open, words)
        }
        open.removeLast()
        words[index].partner = last
        words[last].partner = index
      }
    }
    if let last = open.last { throw unclosed(words[last]) }
  }

  private static func unclosed(_ word: ScriptWord) -> SyntaxStop {
    SyntaxStop(.unclosedBracket(word.text, closing: closing[word.text] ?? ""), word.range)
  }

  /// The problem at a closing bracket that does not close the bracket that was opened last.
  private static func mismatch(
    _ index: Int, _ open: [Int], _ words: [ScriptWord]
  ) -> SyntaxStop {
    let word = words[index]
    let isOpen = open.contains { closing[words[$0].text] == word.text }
    if let last = open.last, isOpen || !isClosed(words[last], from: index, words) {
      return unclosed(words[last])
    }
    return SyntaxStop(.unopenedBracket(word.text), word.range)
  }

  /// Whether what closes a bracket follows later.
  private static func isClosed(_ word: ScriptWord, from index: Int, _ words: [ScriptWord]) -> Bool {
    var depth = 1
    for other in words[index...] where other.kind == .mark {
      if other.text == word.text { depth += 1 }
      if other.text == closing[word.text] { depth -= 1 }
      if depth == 0 { return true }
    }
    return false
  }
}
