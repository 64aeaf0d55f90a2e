import ViewTreeScript
import ViewTreeSyntax

/// Compiled scripts by their text, so that the same closure in many views is compiled once.
struct ScriptCache {
  /// What makes two scripts the same.
  struct Key: Hashable {
    let text: [UInt8]
    let scope: Int
    let form: Form
    let parameters: [ScriptType]
    let result: ScriptType
    /// Whether members that nobody knows are let be.
    let takesAnyMember: Bool
  }

  /// How a text is to be understood.
  enum Form: Hashable {
    case expression, text, localizedText, localizedValue, action
    case closure(parameters: [String], inoutFirst: Bool)
    /// The closure of a type's own function: no instance, no state.
    case staticClosure(parameters: [String], inoutFirst: Bool)
    case actionClosure(parameters: [String])
  }

  /// A compiled text, and what is to be said of it wherever it stands.
  struct Entry {
    let program: ScriptProgram
    let warnings: [ScriptProblem]
  }

  private var programs: [Key: Entry] = [:]

  /// The compiled form of a text, if it was compiled before.
  subscript(key: Key) -> Entry? {
    get { programs[key] }
    set { programs[key] = newValue }
  }
}
