/// A `for` loop as written.
struct ForSyntax {
  /// The pattern; with `for case` it chooses.
  let pattern: Pattern
  let isCase: Bool
  let type: TypeSyntax?
  let sequence: Expression
  let condition: Expression?
  let body: Block
}
