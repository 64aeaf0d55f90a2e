/// A `catch` as written. Without a pattern it catches everything, as `error`.
package struct CatchSyntax {
  package let pattern: Pattern?
  package let condition: Expression?
  package let body: Block
}
