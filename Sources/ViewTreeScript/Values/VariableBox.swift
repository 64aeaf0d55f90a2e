/// A variable that a closure captures: shared by the closure and the code around it.
final class VariableBox {
  var value: Value

  init(_ value: Value) {
    self.value = value
  }
}
