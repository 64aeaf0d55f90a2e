import ViewTreeScript

/// The arguments of a link that determine the effect of a tap.
public struct LinkArguments: Sendable {
  /// The value that it appends to the path of the stack.
  public let value: Handle<Value>
  /// The views that it shows.
  public let destination: Handle<TemplateRange>
}
