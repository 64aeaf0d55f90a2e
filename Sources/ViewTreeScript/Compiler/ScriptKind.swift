/// The form of a script.
public enum ScriptKind: Hashable, Sendable {
  /// One expression.
  case expression
  /// The content of a string literal: `\( )` interpolates, escapes are processed.
  case text
  /// The same of a literal that is a `LocalizedStringKey`: numbers are written as people read them.
  case localizedText
  /// One expression; a literal in it is a `LocalizedStringKey`, as `Text(…)` takes it.
  case localizedValue
  /// A closure, with or without braces and header; its parameters are also `$0`, `$1`.
  case closure(parameters: [String], inoutFirst: Bool)
  /// The same of a function of the type, which sees no variable that could be assigned.
  case staticClosure(parameters: [String], inoutFirst: Bool)
  /// Statements that may assign to state.
  case action(parameters: [String])
}
