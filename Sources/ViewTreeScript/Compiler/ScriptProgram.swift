/// A compiled script, to be evaluated any number of times.
public struct ScriptProgram: Sendable {
  let code: Code
  /// The index of the outermost function in the code.
  let entry: Int
  /// The variables of the document that the script uses.
  public let captures: [ScriptCapture]
  private let constantValue: Int?

  init(code: Code, entry: Int, captures: [ScriptCapture], constant: Int?) {
    self.code = code
    self.entry = entry
    self.captures = captures
    self.constantValue = constant
  }

  /// The value of a text or expression that is a plain literal; evaluation is not needed then.
  public var constant: Value? { constantValue.map { code.literals[$0] } }

  /// What the compiler was given as `origin`.
  public var origin: Int { code.origin }
}
