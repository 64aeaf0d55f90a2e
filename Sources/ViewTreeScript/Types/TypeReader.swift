/// Reads the text of a type as declarations give it.
enum TypeReader {
  /// What a type's text means; nothing for a text that is not a type.
  static func note(_ text: String?) -> TypeNote {
    guard let text else { return .any }
    let parser = Parser(
      text: Array(text.utf8), types: TypeTable([]), scope: ScriptScope(), origin: 0)
    return parser.readTypeOnly()
  }
}
