/// What came of compiling a text.
public struct ScriptCompilation: Sendable {
  /// The program; `nil` if there are problems.
  public let program: ScriptProgram?
  /// The problems in the order of the text.
  public let problems: [ScriptProblem]
}
