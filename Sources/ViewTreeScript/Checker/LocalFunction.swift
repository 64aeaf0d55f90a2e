/// A function that a script declares.
final class LocalFunction {
  let syntax: FunctionSyntax
  let signature: Signature
  var context: FunctionContext?
  /// Whether its statement was come to.
  var isReached = false
  /// Whether something before it uses it.
  var isUsedBefore = false

  init(_ syntax: FunctionSyntax, _ signature: Signature) {
    self.syntax = syntax
    self.signature = signature
  }
}
