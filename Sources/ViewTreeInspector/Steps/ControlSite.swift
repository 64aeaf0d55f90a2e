import ViewTreeDocument
import ViewTreeScript

/// A view that a user can do something with: its bindings and its action.
struct ControlSite {
  /// The view's name, such as `Toggle`.
  let name: String
  /// The first of its arguments in the document.
  let firstArgument: UInt32
  let parameters: [ParameterDefinition]
  /// The names that its scripts see.
  let environment: ScriptEnvironment

  /// The place of an argument in the document's list; `nil` if the view has no such parameter.
  func argument(_ name: String) -> Int? {
    parameters.firstIndex { $0.name == name }.map { Int(firstArgument) + $0 }
  }
}
