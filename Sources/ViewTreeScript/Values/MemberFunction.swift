/// A function or a computed property of a level of names, in a component or in the document.
///
/// It's bound to its level at each use, so that it sees the current values of the names.
public struct MemberFunction {
  /// A parameter.
  public struct Parameter {
    /// The label at the call, `nil` for `_`.
    let label: String?
    let type: StaticType
    let defaultValue: ScriptProgram?
    let isVariadic: Bool

    /// Creates a parameter. The type is source text, or `nil` if it's missing.
    public init(
      label: String?, type: String?, defaultValue: ScriptProgram?, isVariadic: Bool
    ) {
      self.label = label
      self.type = TypeReader.type(type, TypeTable([]))
      self.defaultValue = defaultValue
      self.isVariadic = isVariadic
    }
  }

  /// The name, for messages.
  public let name: String
  /// The body. Its parameters are those of the function.
  public let program: ScriptProgram
  let parameters: [Parameter]
  /// True if it's a computed property.
  public let isComputed: Bool
  let resultType: StaticType

  /// Creates a member. The type of the result is source text, or `nil` if it's missing.
  public init(
    name: String, program: ScriptProgram, parameters: [Parameter] = [],
    resultType: String? = nil, isComputed: Bool
  ) {
    self.name = name
    self.program = program
    self.parameters = parameters
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
