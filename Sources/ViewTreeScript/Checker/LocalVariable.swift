/// A variable, a parameter or a function inside of a script.
final class LocalVariable {
  let name: String
  var type: StaticType
  let isAssignable: Bool
  /// Declared with `let` but without a value, which is assigned later.
  let isDeferred: Bool
  /// Whether something was assigned, if it was declared without a value.
  var isAssigned = false
  /// Whether a statement of its block declares it.
  var isBound = false
  /// Whether something reads it.
  var isRead = false
  /// The function that it belongs to.
  let function: FunctionContext
  /// Whether a closure uses it, so that it needs a box to share.
  var isCaptured = false
  /// What is declared, if it is a function.
  var declaration: LocalFunction?

  /// Where it lives when the function runs: its place on the stack, or its box.
  var slot: Int32 = -1
  var box: Int32 = -1

  init(
    _ name: String, _ type: StaticType, isAssignable: Bool = false, isDeferred: Bool = false,
    in function: FunctionContext
  ) {
    self.name = name
    self.type = type
    self.isAssignable = isAssignable
    self.isDeferred = isDeferred
    self.function = function
  }
}
