/// An `if` as written, statement or expression.
final class IfSyntax {
  /// What follows `else`.
  indirect enum Otherwise {
    case block(Block)
    case ifElse(IfSyntax)
  }

  let conditions: [ConditionSyntax]
  let then: Block
  let otherwise: Otherwise?
  let range: Range<Int>

  init(
    conditions: [ConditionSyntax], then: Block, otherwise: Otherwise?, range: Range<Int>
  ) {
    self.conditions = conditions
    self.then = then
    self.otherwise = otherwise
    self.range = range
  }
}
