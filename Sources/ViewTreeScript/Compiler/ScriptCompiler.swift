/// Turns texts into programs.
public struct ScriptCompiler: Sendable {
  private let types: ScriptTypes

  /// Makes a compiler that knows the declared types.
  public init(types: ScriptTypes = ScriptTypes()) {
    self.types = types
  }

  /// Compiles bytes. `origin` is carried along in problems and failures; `parameters` is what is known
  /// of the types of a closure's parameters, `result` the type that the place of the text asks for.
  public func compile(
    _ text: [UInt8], as kind: ScriptKind, in scope: ScriptScope, origin: Int = 0,
    parameters: [ScriptType] = [], result expected: ScriptType = .unknown
  ) -> ScriptCompilation {
    let parser = Parser(text: text, types: types.table, scope: scope, origin: origin)
    let result = parser.compile(as: kind).checked(
      text, types.table, scope, parameters: parameters.map(\.form), expecting: expected.form)
    guard kind == .expression || kind == .text, let program = result.program else { return result }
    return ScriptCompilation(
      program: program.folded(types: types), problems: [],
      undeclaredMembers: result.undeclaredMembers)
  }

  /// Compiles a string; ranges count its UTF-8 bytes.
  public func compile(
    _ text: String, as kind: ScriptKind, in scope: ScriptScope, origin: Int = 0
  ) -> ScriptCompilation {
    compile(Array(text.utf8), as: kind, in: scope, origin: origin)
  }
}
