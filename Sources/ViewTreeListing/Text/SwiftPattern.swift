/// Patterns in the style of `swift format`: `let` before each name, no label that repeats the name.
enum SwiftPattern {
  /// A pattern, with its condition.
  static func text(_ pattern: String) -> String {
    let isShared = pattern.hasPrefix("let .")
    let text = isShared ? String(pattern.dropFirst(4)) : pattern
    guard let open = text.firstIndex(of: "("), let close = text.lastIndex(of: ")"), open < close,
      !text[open...].contains(" where ") || text[..<close].firstRange(of: " where ") == nil
    else { return pattern }
    let inside = text[text.index(after: open)..<close]
    guard !inside.contains("("), !inside.contains("\"") else { return pattern }
    let parts = inside.split(separator: ",").map { part(String($0).trimmed, isShared: isShared) }
    return text[...open] + parts.joined(separator: ", ") + text[close...]
  }

  private static func part(_ text: String, isShared: Bool) -> String {
    var words = text.split(separator: ":", maxSplits: 1).map { String($0).trimmed }
    if isShared, let last = words.last, last.first?.isLetter ?? false {
      words[words.count - 1] = "let \(last)"
    }
    guard words.count == 2, words[1] == "let \(words[0])" else {
      return words.joined(separator: ": ")
    }
    return words[1]
  }
}
