import ViewTreeLayout

/// A slot in a view for the views of one of its parameters. Several views are combined into one.
public struct ViewPart: Sendable {
  /// The views.
  let content: Handle<TemplateRange>
  /// The container that arranges several views.
  public let container: ViewDefinition.SlotContainer
  /// The change to the environment for the views.
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
