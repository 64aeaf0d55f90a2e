/// A closure in source code.
package final class ClosureSyntax {
  /// An entry of a capture list: `[weak self, x = y]`.
  package struct Capture {
    package let name: Name
    /// The captured value. `nil` if the entry is only a name, which captures the variable of that
    /// name.
    package let value: Expression?
    /// `weak` or `unowned`
    package let ownership: Name?
  }

  package let captures: [Capture]
  /// The parameters. `nil` for `$0`, `$1` and so on.
  package let parameters: [ParameterSyntax]?
  package let result: TypeSyntax?
  package let body: Block
  /// The number of `$0`, `$1` … that the body uses itself, nested closures excluded.
  package let anonymousCount: Int

  /// The context of the function, once it's checked.
  var context: FunctionContext?
  /// The variables of the capture list, in its order.
  var captured: [LocalVariable] = []
  /// The values of the capture list, where the closure is made.
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
