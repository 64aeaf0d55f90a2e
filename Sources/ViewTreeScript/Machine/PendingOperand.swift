/// The `nextValue` of a running `reduce`.
///
/// In Swift, the function can't leave `reduce`. Here, a script can store it, so its function is
/// removed when `reduce` returns.
final class PendingOperand {
  var nextValue: (() throws(ScriptFailure) -> Value)?

  init(_ nextValue: @escaping () throws(ScriptFailure) -> Value) {
    self.nextValue = nextValue
  }
}
