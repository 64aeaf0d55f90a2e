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
    /// True if it is a name, such as that of a variable.
    public let isName: Bool
    /// True if it is a string literal.
    public let isString: Bool
    /// True if it is the first of its line.
    public let beginsLine: Bool
  }

  /// The words in their order.
  public let words: [Word]
  /// True if the text is a closure with its braces.
  public let hasBraces: Bool
  /// True if it is a closure with a header.
  public let hasHeader: Bool
  /// The number of `$0`, `$1` … that it uses itself, nested closures excluded.
  public let anonymousCount: Int

  /// Splits a text into words. `nil` if that is not possible.
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

  /// True if a name occurs in a text as a separate word.
  private static func contains(_ text: String, _ name: String) -> Bool {
    text.split { !($0.isLetter || $0.isNumber || $0 == "_") }.contains { $0 == name }
  }
}
