/// A token of Swift, which may be incomplete.
package struct SwiftToken: Equatable {
  package enum Kind: Equatable {
    /// A name or a keyword.
    case name
    /// A bracket, a comma, a colon, a dot, or an operator.
    case mark
    case number
    /// A part of a string between quotes and interpolations.
    case text
    case comment
  }

  package let kind: Kind
  package let range: Range<Int>
  /// The first byte, or 0 for an empty text.
  package let first: UInt8
  /// True if a line ends between this token and the previous token.
  package let startsLine: Bool

  package func isMark(_ mark: Character) -> Bool {
    kind == .mark && range.count == 1 && Character(Unicode.Scalar(first)) == mark
  }

  /// The token in text that starts earlier.
  func moved(by shift: Int) -> SwiftToken {
    SwiftToken(
      kind: kind, range: range.lowerBound + shift..<range.upperBound + shift, first: first,
      startsLine: startsLine)
  }
}
