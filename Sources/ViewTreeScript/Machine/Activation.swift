/// A running function.
struct Activation {
  let code: Code
  let function: Int
  /// The stack index of its first local variable.
  let base: Int
  let captured: [VariableBox]
  let boxes: BoxFrame?
  let environment: ScriptEnvironment
}
