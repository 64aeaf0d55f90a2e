/// A closure as written.
final class ClosureSyntax {
  /// An entry of a capture list: `[weak self, x = y]`.
  struct Capture {
    let name: Name
    /// What is captured; the variable of that name where nothing is written.
    let value: Expression?
    /// `weak` or `unowned`
    let ownership: Name?
  }

  let captures: [Capture]
  /// The parameters; `nil` for `$0`, `$1` and so on.
  let parameters: [ParameterSyntax]?
  let result: TypeSyntax?
  let body: Block
  /// How many `$0`, `$1` … the body uses itself, closures inside not counted.
  let anonymousCount: Int

  /// The function, once the checker has looked at it.
  var context: FunctionContext?
  /// The variables of the capture list, in its order.
  var captured: [LocalVariable] = []
  /// What these are where the closure is made.
  var capturedValues: [Expression] = []

  init(
    captures: [Capture], parameters: [ParameterSyntax]?, result: TypeSyntax?, body: Block,
    anonymousCount: Int
  ) {
    self.captures = captures
    self.parameters = parameters
    self.result = result
    self.body = body
    self.anonymousCount = anonymousCount
  }
}
