/// The form of a script.
public enum ScriptKind: Hashable, Sendable {
  /// One expression.
  case expression
  /// The content of a string literal: `\( )` interpolates, escapes are processed.
  case text
  /// The content of a literal that is a `LocalizedStringKey`, in which numbers are formatted for
  /// readers.
  case localizedText
  /// One expression. A literal in it is a `LocalizedStringKey`, as in `Text(…)`.
  case localizedValue
  /// A closure, with or without braces and header. Its parameters are also `$0`, `$1`.
  case closure(parameters: [String], inoutFirst: Bool)
  /// A closure for a static function of the type, which has no assignable variables in scope.
  case staticClosure(parameters: [String], inoutFirst: Bool)
  /// Statements that may assign to state.
  case action(parameters: [String])
  /// The statements of a function, with its generic parameters and the protocols that they conform to.
  case function(parameters: [String], generics: [String: [String]])
}
