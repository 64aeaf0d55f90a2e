import ViewTreeSyntax

/// A view that the document itself declares.
public struct ComponentTemplate: Sendable {
  /// One parameter of a component.
  public struct Parameter: Sendable {
    /// Its name.
    public let name: String
    /// Its Swift type as written, such as `Binding<Int>`.
    public let type: String
    /// The value where none is given.
    public let defaultValue: Argument
  }

  /// The component's name.
  public let name: String
  /// Its parameters, in the order declared.
  public let parameters: [Parameter]
  /// The variables that each instance has of its own, in the order declared.
  public let state: [StateVariable]
  /// Its views.
  public internal(set) var body: TemplateRange
  /// Whether the body is one view, so that modifiers of the component wrap it as a whole.
  public internal(set) var isUnary: Bool
  /// Where it is declared.
  public let syntax: SyntaxNode.Index
}
