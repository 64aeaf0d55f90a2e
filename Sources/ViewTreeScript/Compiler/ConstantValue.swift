/// The value of a program that needs no variables.
///
/// It contains no function and no host value, and never changes, so that threads may share it
/// although `Value` in general isn't `Sendable`.
final class ConstantValue: @unchecked Sendable {
  let value: Value

  init(_ value: Value) {
    self.value = value
  }
}
