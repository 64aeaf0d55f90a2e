/// An `if` as written, statement or expression.
package final class IfSyntax {
  /// What follows `else`.
  package indirect enum Otherwise {
    case block(Block)
    case ifElse(IfSyntax)
  }

  package let conditions: [ConditionSyntax]
  package let then: Block
  package let otherwise: Otherwise?
  package let range: Range<Int>

  init(
    conditions: [ConditionSyntax], then: Block, otherwise: Otherwise?, range: Range<Int>
  ) {
    self.conditions = conditions
    self.then = then
    self.otherwise = otherwise
    self.range = range
  }
}
