import ViewTreeDocument
import ViewTreeScript

/// A view that a user can do something with: its bindings and its action.
struct ControlSite {
  /// What a user does with it, and the arguments that this is about.
  let control: ViewDefinition.Control
  /// Where its arguments are.
  let template: ViewTemplate
  let definition: ViewDefinition
  /// The names that its scripts see.
  let environment: ScriptEnvironment
  /// Whether a tap does what the control does; with some styles only what these make of it does.
  var isTapped = true
}
