/// The result of compiling a script.
public struct ScriptCompilation: Sendable {
  /// The program. `nil` if there are problems.
  public let program: ScriptProgram?
  /// The problems in the order of the text.
  public let problems: [ScriptProblem]
  /// The members that neither the language nor a declared type has. They are errors, unless the
  /// document makes values with such a member or the host provides it.
  public var undeclaredMembers: [ScriptProblem] = []
  /// Code that Swift compiles with a warning, in source order.
  public var warnings: [ScriptProblem] = []
  /// The warning to report if the context ignores the value of the only expression.
  public var unusedResult: ScriptProblem?
}
