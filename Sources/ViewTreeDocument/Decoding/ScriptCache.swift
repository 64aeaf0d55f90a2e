import ViewTreeScript
import ViewTreeSyntax

/// Compiled scripts by their text, so that the same closure in many views is compiled once.
struct ScriptCache {
  /// The cache key: scripts with equal keys are the same.
  struct Key: Hashable {
    let text: [UInt8]
    let scope: Int
    let form: Form
    let parameters: [ScriptType]
    let result: ScriptType
    /// True if unknown members are accepted.
    let takesAnyMember: Bool
  }

  /// The form in which text is compiled.
  enum Form: Hashable {
    case expression, text, localizedText, localizedValue, action
    case closure(parameters: [String], inoutFirst: Bool)
    /// The closure of a type's own function: no instance, no state.
    case staticClosure(parameters: [String], inoutFirst: Bool)
    case actionClosure(parameters: [String])
  }

  /// A compiled text, and its diagnostics, which are reported at each occurrence.
  struct Entry {
    let program: ScriptProgram
    let warnings: [ScriptProblem]
  }

  private var programs: [Key: Entry] = [:]

  /// The compiled form of the text, if it was compiled before.
  subscript(key: Key) -> Entry? {
    get { programs[key] }
    set { programs[key] = newValue }
  }
}
