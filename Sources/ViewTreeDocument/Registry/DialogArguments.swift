/// The arguments of an alert or a confirmation dialog, other than its buttons.
public struct DialogArguments: Sendable {
  /// The title.
  public let title: Handle<TemplateRange>
  /// The visibility of the title: automatic, visible or hidden. `nil` if it's always visible.
  public let visibility: Handle<Int>?
  /// The views below it.
  public let message: Handle<TemplateRange>
}
