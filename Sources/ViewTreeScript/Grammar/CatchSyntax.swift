/// A `catch` clause in source code. Without a pattern, it catches all errors as `error`.
package struct CatchSyntax {
  package let pattern: Pattern?
  package let condition: Expression?
  package let body: Block
}
