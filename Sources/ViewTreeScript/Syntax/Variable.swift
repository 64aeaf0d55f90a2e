/// A local variable or parameter while its function is being compiled.
struct Variable {
  let name: String
  let slot: Int32
  /// The box, once a closure captures the variable; -1 before.
  var box: Int32 = -1
  var isAssignable: Bool
  /// Declared with `let` but without a value, which is assigned later.
  var isDeferred = false
  /// Certainly an `Int`.
  var isFirmInteger = false
  var type: TypeNote = .any
  /// Whether it may be `nil` by its type.
  var isOptional = false
  /// Whether it is a slice that keeps the indices of another array.
  var isSlice = false
  /// The nodes that read or bind it, patched when it turns out to be captured.
  var uses: [Int32] = []
}
