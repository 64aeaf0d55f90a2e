/// Checks if a program can share a file with others.
enum BracketBalance {
  private static let pairs: [Character: Character] = [")": "(", "]": "[", "}": "{"]

  /// True if every bracket outside strings is closed, and every string. Swift refuses other
  /// programs anyway, and the code that follows them.
  static func isKept(_ text: String) -> Bool {
    var open: [Character] = []
    var isString = false
    var isEscaped = false
    for character in text {
      if isEscaped {
        isEscaped = false
        // The brackets of an interpolation count like those of code.
        if character == "(" {
          open += ["\"", "("]
          isString = false
        }
        continue
      }
      switch character {
      case "\\" where isString: isEscaped = true
      case "\"": isString.toggle()
      case "(" where !isString, "[" where !isString, "{" where !isString: open.append(character)
      case ")" where !isString, "]" where !isString, "}" where !isString:
        guard open.popLast() == pairs[character] else { return false }
        if open.last == "\"" {
          open.removeLast()
          isString = true
        }
      default: break
      }
    }
    return open.isEmpty && !isString && !text.contains("/*")
  }
}
