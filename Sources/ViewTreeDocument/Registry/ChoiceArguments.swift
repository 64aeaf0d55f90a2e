import ViewTreeLayout
import ViewTreeScript

/// The arguments of a view with options, of which a selection names one.
public struct ChoiceArguments: Sendable {
  /// The label of all options.
  public let label: Handle<TemplateRange>
  /// The selection: a tag of an option.
  public let selection: Handle<Value>
  /// The options.
  public let options: Handle<TemplateRange>
  /// The change to the environment for the options.
  public let change: @Sendable (inout ViewEnvironment) -> Void
}
