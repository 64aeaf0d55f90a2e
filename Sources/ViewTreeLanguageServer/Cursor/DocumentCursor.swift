/// The position of a cursor in a document of JSON or YAML.
struct DocumentCursor {
  /// The syntax at a cursor.
  enum Role: Equatable {
    /// The key of a member, or the position of one. `hasColon` is true if a colon follows it.
    case key(hasColon: Bool)
    /// A value, or the position of one.
    case value
  }

  /// The path to the object of the key, or to the value.
  var path: [PathStep] = []
  /// The enclosing object of a key.
  var object = PathObject()
  var role = Role.value
  /// The word or the string at the cursor, without quotes.
  var token = 0..<0
  /// True if the word has quotes.
  var isQuoted = false
  /// True if a word instead of a value may also be the first key of an object, as in YAML.
  var mayBeKey = false
}
