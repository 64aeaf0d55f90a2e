/// A `catch` as written; without a pattern it takes all, as `error`.
struct CatchSyntax {
  let pattern: Pattern?
  let condition: Expression?
  let body: Block
}
