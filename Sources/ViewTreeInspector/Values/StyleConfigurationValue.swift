import ViewTreeDocument
import ViewTreeScript

/// The configuration that a custom style receives from a control: its views, and values that it can
/// read.
final class StyleConfigurationValue: ForeignValue {
  let typeName: String
  /// The control itself, without its modifiers, and the names that its views can use.
  let control: TemplateRange
  let environment: ScriptEnvironment
  /// Views, values, and bindings by name. Names of bindings start with a dollar sign.
  var members: [String: Value] = [:]
  /// The control's actions by name, or `nil` for an action without an effect.
  var actions: [String: FunctionValue?] = [:]
  private let machine: ScriptMachine

  init(
    _ typeName: String, control: TemplateRange, in environment: ScriptEnvironment,
    _ machine: ScriptMachine
  ) {
    self.typeName = typeName
    self.control = control
    self.environment = environment
    self.machine = machine
  }

  func isEqual(to other: any ForeignValue) -> Bool { other === self }

  func member(_ name: String) throws(ScriptFailure) -> Value? { members[name] }

  func call(_ method: String, _ arguments: ScriptArguments) throws(ScriptFailure) -> Value? {
    guard let action = actions[method] else { return nil }
    guard let action else { return .void }
    return try machine.invoke(action, [], labels: nil)
  }
}
