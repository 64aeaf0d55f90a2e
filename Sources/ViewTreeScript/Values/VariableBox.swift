/// A captured variable, shared by the closure and its enclosing code.
final class VariableBox {
  var value: Value

  init(_ value: Value) {
    self.value = value
  }
}
