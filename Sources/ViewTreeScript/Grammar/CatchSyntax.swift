/// A `catch` as written; without a pattern it takes all, as `error`.
package struct CatchSyntax {
  package let pattern: Pattern?
  package let condition: Expression?
  package let body: Block
}
