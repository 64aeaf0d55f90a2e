/// One word of a script: what stands between white space and other words.
struct ScriptWord {
  enum Kind: UInt8 {
    case identifier
    /// `$0` or `$name`
    case dollar
    case integer, floating, string
    /// Brackets and what separates: `( ) [ ] { } , : ; . @ # \`.
    case mark
    /// One or more of the characters that operators are made of.
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
  /// Of an operator, whether it touches what stands on its left.
  var touchesLeft = false
  /// Of an operator, whether it touches what stands on its right.
  var touchesRight = false
  /// Of a bracket, the index of the one that belongs to it.
  var partner = 0

  var range: Range<Int> { start..<end }

  /// True if the white space around it makes it an infix operator.
  var isInfix: Bool { kind == .operation && touchesLeft == touchesRight }
  var isPrefix: Bool { kind == .operation && !touchesLeft && touchesRight }
  var isPostfix: Bool { kind == .operation && touchesLeft && !touchesRight }
}
