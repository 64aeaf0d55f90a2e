/// A `switch` as written, statement or expression.
final class SwitchSyntax {
  struct Case {
    /// The patterns, each with its `where`; none for `default`.
    let items: [(pattern: Pattern, condition: Expression?)]
    let body: Block
    /// Where the word `case` or `default` stands.
    let range: Range<Int>
  }

  let subject: Expression
  let cases: [Case]
  let range: Range<Int>

  init(subject: Expression, cases: [Case], range: Range<Int>) {
    self.subject = subject
    self.cases = cases
    self.range = range
  }
}
