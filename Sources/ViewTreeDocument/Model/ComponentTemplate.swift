import ViewTreeSyntax

/// A view, a modifier or a style that the document itself declares.
public struct ComponentTemplate: Sendable {
  /// The kinds of declarations.
  public enum Form: Equatable, Sendable {
    /// A view.
    case view
    /// A modifier: its last parameter is the view that is modified.
    case modifier
    /// A style of controls. Its last parameter is the control's configuration.
    case style(StyleProtocol)

    /// The noun for it in messages.
    public var word: String {
      switch self {
      case .view: "component"
      case .modifier: "modifier"
      case .style: "style"
      }
    }
  }

  /// One parameter of a component.
  public struct Parameter: Sendable {
    /// Its name.
    public let name: String
    /// The source text of its Swift type, such as `Binding<Int>`.
    public let type: String
    /// The value if there is no argument.
    public internal(set) var defaultValue: Argument
    /// The use that the component makes of the argument. In a layout it's a value.
    public internal(set) var role = ParameterRole.value
    /// The slot that it is, if it's views.
    public internal(set) var slot: Int?

    /// True if the argument may be omitted.
    var isOptional: Bool {
      if case .absent = defaultValue { return role != .value && type.hasSuffix("?") }
      return true
    }
  }

  /// The component's name.
  public let name: String
  /// The kind of declaration.
  public let form: Form
  /// Its parameters, in the order declared.
  public internal(set) var parameters: [Parameter]
  /// The state variables of each instance, in the order of their declarations.
  public let state: [StateVariable]
  /// The environment values that it reads, whose names follow the parameters.
  public internal(set) var environment: [EnvironmentKey] = []
  /// Its functions and computed values.
  public internal(set) var members: [MemberTemplate] = []
  /// The slots for the component's own views: functions that return views.
  public internal(set) var views: [Int] = []
  /// The slots that are views of the control, of a style.
  public internal(set) var parts: [Int] = []
  /// Its views.
  public internal(set) var body: TemplateRange
  /// True if the body is one view, so that modifiers of the component wrap it as a whole.
  public internal(set) var isUnary: Bool
  /// The node of its declaration.
  public let syntax: SyntaxNode.Index

  /// True if it's a modifier.
  public var isModifier: Bool { form == .modifier }

  /// The protocol that it follows, if it's a style.
  public var style: StyleProtocol? {
    if case .style(let style) = form { return style }
    return nil
  }

  /// The number of names that belong to each instance.
  public var nameCount: Int {
    parameters.count + state.count + environment.count + members.count
  }

  /// The parameters that a use gives values to.
  public var givenParameters: ArraySlice<Parameter> {
    form == .view ? parameters[...] : parameters.dropLast()
  }
}
