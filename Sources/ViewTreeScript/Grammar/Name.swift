/// A word of a script and where it stands.
struct Name {
  /// The word; an operator and the number of a tuple's element are names, too, and so is a function
  /// with the labels of its parameters, `index(after:)`.
  let text: String
  /// The bytes of the script.
  let range: Range<Int>
}
