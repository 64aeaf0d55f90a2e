/// Where a cursor is in a document of JSON or YAML.
struct DocumentCursor {
  /// What stands at a cursor.
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
  /// Whether the word has quotes.
  var isQuoted = false
  /// Whether a word where a value may stand may also be the first key of an object, as in YAML.
  var mayBeKey = false
}
