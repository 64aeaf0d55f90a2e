/// A part of a source that a small edit may have changed.
package struct EditSite {
  /// The kinds of edits, with the values that are possible instead.
  package enum Kind: Equatable {
    /// A number.
    case number(Double)
    /// The text of a string, without quotes.
    case text
    /// A name or an operator, and the words that can replace it.
    case word([String])
    /// The name of a member, such as a color, which a name of the golden file can replace.
    case member
    /// Two modifiers in a row, which may have been in the other order. The offset is that of the second.
    case order(Int)
    /// The condition of an `if`.
    case condition
    /// A modifier with its arguments, or an element of an array, which may be new.
    case addition
    /// The end of a view or a modifier, where a modifier may have been removed. An empty range.
    case removal
  }

  package let kind: Kind
  /// The bytes in the file.
  package let range: Range<Int>
  /// The name of the argument, as in `frame width`.
  package let label: String
  /// True for the number with which a variable or a constant is declared.
  package var isConstant = false
}
