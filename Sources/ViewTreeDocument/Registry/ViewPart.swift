import ViewTreeLayout

/// A place in a view for the views of one of its parameters; several views become one there.
public struct ViewPart: Sendable {
  /// The views.
  let content: Handle<TemplateRange>
  /// What several views become.
  public let container: ViewDefinition.SlotContainer
  /// What the views inherit besides what is around the view.
  public let change: (@Sendable (inout ViewEnvironment) -> Void)?

  init(
    _ content: Handle<TemplateRange>, _ container: ViewDefinition.SlotContainer = .horizontal,
    change: (@Sendable (inout ViewEnvironment) -> Void)? = nil
  ) {
    self.content = content
    self.container = container
    self.change = change
  }
}
