/// A function that a script declares.
final class LocalFunction {
  let syntax: FunctionSyntax
  let signature: Signature
  var context: FunctionContext?
  /// True once its declaration was checked.
  var isReached = false
  /// True if an earlier statement uses it.
  var isUsedBefore = false
  /// The start of the first statement of its block that uses it, directly or through other functions
  /// of the block. `nil` if none does, or only functions do.
  var firstUse: Int?

  init(_ syntax: FunctionSyntax, _ signature: Signature) {
    self.syntax = syntax
    self.signature = signature
  }
}
