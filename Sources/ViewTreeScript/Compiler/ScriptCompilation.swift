/// What came of compiling a text.
public struct ScriptCompilation: Sendable {
  /// The program; `nil` if there are problems.
  public let program: ScriptProgram?
  /// The problems in the order of the text.
  public let problems: [ScriptProblem]
  /// The members that neither the language nor a declared type has: mistakes, unless the document
  /// makes values with such a member or the host has some.
  public var undeclaredMembers: [ScriptProblem] = []
  /// What Swift compiles with a warning, in the order of the text.
  public var warnings: [ScriptProblem] = []
  /// What is to be said where nobody takes the value of the only expression.
  public var unusedResult: ScriptProblem?
}
