/// A `switch` statement or expression in source code.
package final class SwitchSyntax {
  package struct Case {
    /// The patterns, each with its `where`. None for `default`.
    package let items: [(pattern: Pattern, condition: Expression?)]
    package let body: Block
    /// The range of the word `case` or `default`.
    package let range: Range<Int>
  }

  package let subject: Expression
  package let cases: [Case]
  package let range: Range<Int>

  init(subject: Expression, cases: [Case], range: Range<Int>) {
    self.subject = subject
    self.cases = cases
    self.range = range
  }
}
