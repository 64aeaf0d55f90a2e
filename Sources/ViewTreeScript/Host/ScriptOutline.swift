import ViewTreeSyntax

/// The outline of a script's text, for callers that write it elsewhere: its words, and its
/// parameters as a closure.
public struct ScriptOutline: Sendable {
  /// A word of the text.
  public struct Word: Sendable {
    /// The range in bytes.
    public let range: Range<Int>
    /// The spelling.
    public let text: String
    /// True if it's a name, such as that of a variable.
    public let isName: Bool
    /// True if it's a string literal.
    public let isString: Bool
    /// True if it's the first of its line.
    public let beginsLine: Bool
  }

  /// The words in their order.
  public let words: [Word]
  /// True if the text is a closure with its braces.
  public let hasBraces: Bool
  /// True if it's a closure with a header.
  public let hasHeader: Bool
  /// The number of `$0`, `$1` … that it uses itself, nested closures excluded.
  public let anonymousCount: Int

  /// Splits the text into words. `nil` if that isn't possible.
  public init?(_ text: [UInt8]) {
    guard let all = try? ScriptLexer.split(text, 0..<text.count) else { return nil }
    words = all.filter { $0.kind != .end }.map { word in
      Word(
        range: word.range, text: String(decoding: text[word.range], as: UTF8.self),
        isName: word.kind == .identifier, isString: word.kind == .string,
        beginsLine: word.hasBreakBefore)
    }
    hasBraces = all.first?.text == "{" && all.first?.partner == all.count - 2
    if case .value(.closure(let closure)) = ScriptParser.closure(text) {
      hasHeader = closure.parameters != nil
      anonymousCount = closure.anonymousCount
    } else {
      (hasHeader, anonymousCount) = (false, 0)
    }
  }

  /// True if a name is used anywhere, including in string interpolations.
  public func uses(_ name: String) -> Bool {
    words.contains { word in
      if word.isName { return word.text == name }
      return word.isString && word.text.contains("\\(") && Self.contains(word.text, name)
    }
  }

  /// True if the text needs parentheses in the condition of an `if` or the subject of a `switch`.
  ///
  /// Swift reads a closure without enclosing brackets as the body. Parentheses around the whole
  /// text are ignored, so text with parentheses needs another pair exactly if the text without them
  /// does.
  public var needsParenthesesBeforeBody: Bool {
    var words = words[...]
    while Self.isParenthesized(words) { words = words.dropFirst().dropLast() }
    var depth = 0
    for word in words {
      switch word.text {
      case "(", "[": depth += 1
      case ")", "]": depth -= 1
      case "{" where depth == 0: return true
      default: break
      }
    }
    return false
  }

  /// True if the first word is a parenthesis and the last word closes it.
  private static func isParenthesized(_ words: ArraySlice<Word>) -> Bool {
    guard words.first?.text == "(" else { return false }
    var depth = 0
    for (index, word) in zip(words.indices, words) {
      switch word.text {
      case "(", "[", "{": depth += 1
      case ")", "]", "}": depth -= 1
      default: break
      }
      if depth == 0 { return index == words.endIndex - 1 }
    }
    return false
  }

  /// True if the text contains a name as a whole word.
  private static func contains(_ text: String, _ name: String) -> Bool {
    text.split { !($0.isLetter || $0.isNumber || $0 == "_") }.contains { $0 == name }
  }
}
