/// A function that a script declares.
final class LocalFunction {
  let syntax: FunctionSyntax
  let signature: Signature
  var context: FunctionContext?

  init(_ syntax: FunctionSyntax, _ signature: Signature) {
    self.syntax = syntax
    self.signature = signature
  }
}
