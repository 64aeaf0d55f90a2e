/// The `nextValue` of a `reduce` that is running.
///
/// In Swift the function cannot leave `reduce`. Here a script can keep it, so what it stands for is
/// taken away when `reduce` returns.
final class PendingOperand {
  var nextValue: (() throws(ScriptFailure) -> Value)?

  init(_ nextValue: @escaping () throws(ScriptFailure) -> Value) {
    self.nextValue = nextValue
  }
}
