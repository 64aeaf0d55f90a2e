/// A `for` loop in source code.
package struct ForSyntax {
  /// The pattern. With `for case`, it filters the elements.
  package let pattern: Pattern
  package let isCase: Bool
  package let type: TypeSyntax?
  package let sequence: Expression
  package let condition: Expression?
  package let body: Block
}
