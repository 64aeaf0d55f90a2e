import ViewTreeDocument
import ViewTreeScript

/// A view that a user can interact with: its bindings and its action.
struct ControlSite {
  /// The interaction that it supports, and the arguments for it.
  let control: ViewDefinition.Control
  /// The view template with its arguments.
  let template: ViewTemplate
  let definition: ViewDefinition
  /// The names that its scripts can use.
  let environment: ScriptEnvironment
  /// True if a tap on it has the control's effect. With some styles, only views of the style do.
  var isTapped = true
}
