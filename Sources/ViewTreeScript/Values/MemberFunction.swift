/// A function or a computed property of a level of names, in a component or in the document.
///
/// It's bound to its level at each use, so that it sees the current values of the names.
public struct MemberFunction {
  /// The name, for messages.
  public let name: String
  /// The body. Its parameters are those of the function.
  public let program: ScriptProgram
  /// The labels of the parameters, `nil` for `_`.
  public let labels: [String?]
  /// True if it's a computed property.
  public let isComputed: Bool
  let types: [StaticType]
  let resultType: StaticType

  /// Creates a member. Types are source text, or `nil` if they are missing.
  public init(
    name: String, program: ScriptProgram, labels: [String?] = [], types: [String?] = [],
    resultType: String? = nil, isComputed: Bool
  ) {
    self.name = name
    self.program = program
    self.labels = labels
    self.types = types.map { TypeReader.type($0, TypeTable([])) }
    self.resultType = TypeReader.type(resultType, TypeTable([]))
    self.isComputed = isComputed
  }
}

extension FunctionValue {
  /// Creates a function value for a function or a computed property of a level.
  public convenience init(_ member: MemberFunction) {
    self.init(.member(member))
  }

  /// Creates a closure of a document, which can use the names of an environment.
  public convenience init(_ program: ScriptProgram, in environment: ScriptEnvironment) {
    self.init(.closure(program.code, program.entry, captured: [], environment))
  }

  /// The member that the function value refers to, or `nil` for other values.
  public var member: MemberFunction? {
    if case .member(let member) = form { return member }
    return nil
  }
}
