/// A function or a computed property of a level of names: of a component, or of the document.
///
/// It is bound where it is used, to the level in which it is found there, so that it sees the values which the
/// names have at that time.
public struct MemberFunction {
  /// Its name, for messages.
  public let name: String
  /// The body; its parameters are those of the function.
  public let program: ScriptProgram
  /// The labels of the parameters, `nil` for `_`.
  public let labels: [String?]
  /// Whether it is a computed property, whose name alone gives the value.
  public let isComputed: Bool
  let types: [TypeNote]
  let resultType: TypeNote

  /// Makes a member; types are as written, `nil` where they are not.
  public init(
    name: String, program: ScriptProgram, labels: [String?] = [], types: [String?] = [],
    resultType: String? = nil, isComputed: Bool
  ) {
    self.name = name
    self.program = program
    self.labels = labels
    self.types = types.map { TypeReader.note($0) }
    self.resultType = TypeReader.note(resultType)
    self.isComputed = isComputed
  }
}

extension FunctionValue {
  /// Makes the value of a name that stands for a function or a computed property of its level.
  public convenience init(_ member: MemberFunction) {
    self.init(.member(member))
  }

  /// Makes a closure of a document, which sees the names of an environment.
  public convenience init(_ program: ScriptProgram, in environment: ScriptEnvironment) {
    self.init(.closure(program.code, program.entry, captured: [], environment))
  }

  /// The member that the value of a name stands for, if it is one.
  public var member: MemberFunction? {
    if case .member(let member) = form { return member }
    return nil
  }
}
