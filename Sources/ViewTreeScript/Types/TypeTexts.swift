/// The types that strings denote, each parsed once.
final class TypeTexts {
  private var parsed: [String: TypeSyntax?] = [:]

  /// The syntax of a type. `nil` if the text isn't a type.
  func syntax(_ text: String) -> TypeSyntax? {
    if let known = parsed[text] { return known }
    var syntax: TypeSyntax?
    if case .value(let value) = ScriptParser.type(Array(text.utf8)) { syntax = value }
    parsed[text] = .some(syntax)
    return syntax
  }
}
