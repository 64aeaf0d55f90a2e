/// A function that a script declares.
final class LocalFunction {
  let syntax: FunctionSyntax
  let signature: Signature
  var context: FunctionContext?
  /// True once its declaration was checked.
  var isReached = false
  /// True if an earlier statement uses it.
  var isUsedBefore = false

  init(_ syntax: FunctionSyntax, _ signature: Signature) {
    self.syntax = syntax
    self.signature = signature
  }
}
