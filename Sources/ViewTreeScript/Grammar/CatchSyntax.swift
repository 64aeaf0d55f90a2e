/// A `catch` as written.
package struct CatchSyntax {
  /// The pattern that the error must match. If none is written, it binds `error`.
  package let pattern: Pattern
  /// True if the pattern is written.
  package let hasPattern: Bool
  package let condition: Expression?
  package let body: Block
}
