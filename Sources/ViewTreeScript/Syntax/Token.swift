/// One word of a script.
struct Token {
  enum Kind: UInt8 {
    case identifier, dollar, integer, floating, string, symbol, end
  }

  var kind: Kind
  var start: Int
  var end: Int
  /// The symbol or identifier; empty for other kinds.
  var text: String
  /// Whether white space stands before it.
  var hasSpaceBefore: Bool
  /// Whether a line break stands before it.
  var hasBreakBefore: Bool
  /// Whether white space or the end follows.
  var hasSpaceAfter = false

  var range: Range<Int> { start..<end }
}
