/// An `if` statement or expression in source code.
package final class IfSyntax {
  /// The `else` branch.
  package indirect enum Otherwise {
    case block(Block)
    case ifElse(IfSyntax)
  }

  package let conditions: [ConditionSyntax]
  package let then: Block
  package let otherwise: Otherwise?
  package let range: Range<Int>

  /// True if the statement ends in an `else`, so that one branch always runs.
  var hasElse: Bool {
    var form = self
    while case .ifElse(let next)? = form.otherwise { form = next }
    return form.otherwise != nil
  }

  init(
    conditions: [ConditionSyntax], then: Block, otherwise: Otherwise?, range: Range<Int>
  ) {
    self.conditions = conditions
    self.then = then
    self.otherwise = otherwise
    self.range = range
  }
}
