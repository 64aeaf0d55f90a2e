/// A variable, a parameter or a function inside a script.
final class LocalVariable {
  let name: String
  var type: StaticType
  let isAssignable: Bool
  /// Declared with `let` but without a value, which is assigned later.
  let isDeferred: Bool
  /// True once a value was assigned, if it was declared without one.
  var isAssigned = false
  /// True if a statement of its block declares it.
  var isBound = false
  /// True if it's read somewhere.
  var isRead = false
  /// The function that it belongs to.
  let function: FunctionContext
  /// True if a closure captures it, so that it needs a shared box.
  var isCaptured = false
  /// The declaration, if it's a function.
  var declaration: LocalFunction?

  /// The storage location at run time: an index on the stack, or the index of a box.
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
