/// Statements between braces, or a whole text.
package struct Block {
  package let statements: [Statement]
  package let range: Range<Int>

  package init(statements: [Statement], range: Range<Int>) {
    self.statements = statements
    self.range = range
  }

  /// The single expression of the block, if it contains no other statement.
  package var sole: Expression? {
    guard statements.count == 1, case .expression(let expression) = statements[0].form else {
      return nil
    }
    return expression
  }
}
