/// Pairs the brackets of a script.
enum ScriptBrackets {
  /// The closing bracket for an opening one. `nil` for any other word.
  private static func closing(_ word: ScriptWord) -> Unicode.Scalar? {
    switch word.bracket {
    case "(": ")"
    case "[": "]"
    case "{": "}"
    default: nil
    }
  }

  /// Gives each bracket its partner. Throws at the first that has none.
  static func pair(_ words: inout [ScriptWord], in text: [UInt8]) throws(SyntaxStop) {
    var open: [Int] = []
    for index in words.indices where words[index].kind == .mark {
      switch words[index].bracket {
      case "(", "[", "{": open.append(index)
      case let bracket where bracket == ")" || bracket == "]" || bracket == "}":
        guard let last = open.last, closing(words[last]) == bracket else {
          throw mismatch(index, open, words)
        }
        open.removeLast()
        words[index].partner = last
        words[last].partner = index
      default: break
      }
    }
    if let last = open.last { throw unclosed(words[robbed(words, text) ?? last]) }
  }

  /// The first brace whose closing brace has a smaller indentation than its line. It has the
  /// closing brace of an enclosing one, because its own is missing.
  private static func robbed(_ words: [ScriptWord], _ text: [UInt8]) -> Int? {
    for word in words where word.text == "}" && word.hasBreakBefore && word.partner > 0 {
      let opened = indentation(at: words[word.partner].start, text)
      if indentation(at: word.start, text) < opened { return word.partner }
    }
    return nil
  }

  /// The indentation of the line that contains a byte, as its number of white-space characters.
  private static func indentation(at place: Int, _ text: [UInt8]) -> Int {
    let before = text[..<place]
    let start = before.lastIndex { $0 == 0x0A || $0 == 0x0D }.map { $0 + 1 } ?? 0
    return text[start...].prefix { $0 == 0x20 || $0 == 0x09 }.count
  }

  private static func unclosed(_ word: ScriptWord) -> SyntaxStop {
    let missing = closing(word).map { String($0) } ?? ""
    return SyntaxStop(.unclosedBracket(word.text, closing: missing), word.range)
  }

  /// The problem at a closing bracket that doesn't close the bracket that was opened last.
  private static func mismatch(
    _ index: Int, _ open: [Int], _ words: [ScriptWord]
  ) -> SyntaxStop {
    let word = words[index]
    let isOpen = open.contains { closing(words[$0]) == word.bracket }
    if let last = open.last, isOpen || !isClosed(words[last], from: index, words) {
      return unclosed(words[last])
    }
    return SyntaxStop(.unopenedBracket(word.text), word.range)
  }

  /// True if the matching closing bracket follows later.
  private static func isClosed(_ word: ScriptWord, from index: Int, _ words: [ScriptWord]) -> Bool {
    var depth = 1
    for other in words[index...] where other.kind == .mark {
      if other.text == word.text { depth += 1 }
      if other.bracket == closing(word) { depth -= 1 }
      if depth == 0 { return true }
    }
    return false
  }
}
