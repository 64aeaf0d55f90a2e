/// The position of a cursor in a document of JSON or YAML.
struct DocumentCursor {
  /// The syntax at a cursor.
  enum Role: Equatable {
    /// The key of a member, or where one may be typed; whether a colon is behind it already.
    case key(hasColon: Bool)
    /// A value, or where one may be typed.
    case value
  }

  /// The way to the object whose key is meant, or to the value.
  var path: [PathStep] = []
  /// The object around a key.
  var object = PathObject()
  var role = Role.value
  /// The word or the text that the cursor is in or behind, without quotes.
  var token = 0..<0
  /// True if the word has quotes.
  var isQuoted = false
  /// True if a word in place of a value may also be the first key of an object, as in YAML.
  var mayBeKey = false
}
