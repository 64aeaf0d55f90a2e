/// A word of a script and its range.
package struct Name {
  /// The word. Operators and the number of a tuple's element are names, too, and so is a function
  /// with its parameter labels, `index(after:)`.
  package let text: String
  /// The bytes of the script.
  package let range: Range<Int>

  package init(text: String, range: Range<Int>) {
    self.text = text
    self.range = range
  }
}
