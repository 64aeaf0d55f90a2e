/// One word of a script: a token with the range and white space that the parser needs.
struct ScriptWord {
  enum Kind: UInt8 {
    case identifier
    /// `$0` or `$name`
    case dollar
    case integer, floating, string
    /// Brackets and separators: `( ) [ ] { } , : ; . @ # \`.
    case mark
    /// One or more operator characters.
    case operation
    case end
  }

  var kind: Kind
  var start: Int
  var end: Int
  /// The spelling. Empty for literals, the end, and names in backticks.
  var text: String
  var hasSpaceBefore: Bool
  var hasBreakBefore: Bool
  /// True for an operator without white space on its left.
  var touchesLeft = false
  /// True for an operator without white space on its right.
  var touchesRight = false
  /// For a bracket, the index of its partner.
  var partner = 0

  var range: Range<Int> { start..<end }

  /// The only character of a bracket or a separator. `nil` for other words.
  var bracket: Unicode.Scalar? {
    kind == .mark ? text.utf8.first.map { Unicode.Scalar($0) } : nil
  }

  /// True if the white space around it makes it an infix operator.
  var isInfix: Bool { kind == .operation && touchesLeft == touchesRight }
  var isPrefix: Bool { kind == .operation && !touchesLeft && touchesRight }
  var isPostfix: Bool { kind == .operation && touchesLeft && !touchesRight }
}
