/// A token of Swift, which may be incomplete.
struct SwiftToken: Equatable {
  enum Kind: Equatable {
    /// A name or a keyword.
    case name
    /// A bracket, a comma, a colon, a dot, or an operator.
    case mark
    case number
    /// A part of a text between quotes and interpolations.
    case text
    case comment
  }

  let kind: Kind
  let range: Range<Int>
  /// The first byte.
  let first: UInt8
  /// True if a line ends between this token and the previous one.
  var startsLine = false

  func isMark(_ mark: Character) -> Bool {
    kind == .mark && Character(Unicode.Scalar(first)) == mark
  }
}
