/// A statement in source code.
package final class Statement {
  package enum Form {
    case expression(Expression)
    /// `let` and `var`, one for each name of a list.
    case variables([VariableSyntax])
    /// `target = value`. The target may be a tuple of targets or `_`.
    case assign(Expression, Expression)
    /// `target += value`. The name is the operator without `=`.
    case compoundAssign(Name, Expression, Expression)
    case ifElse(IfSyntax)
    case guardElse([ConditionSyntax], Block)
    case switching(SwitchSyntax)
    case forIn(ForSyntax)
    case whileLoop([ConditionSyntax], Block)
    case repeatWhile(Block, Expression)
    case returning(Expression?)
    case breaking(Name?)
    case continuing(Name?)
    case fallingThrough
    case throwing(Expression)
    case function(FunctionSyntax)
    case deferring(Block)
    case doing(Block, [CatchSyntax])
    case type(TypeDeclaration)
    /// `typealias Name<Parameters> = Type`
    case alias(Name, [FunctionSyntax.GenericParameter], TypeSyntax)
  }

  package let form: Form
  /// The label of a loop, `if`, `switch` or `do`.
  package let label: Name?
  package let range: Range<Int>

  package init(_ form: Form, label: Name? = nil, _ range: Range<Int>) {
    self.form = form
    self.label = label
    self.range = range
  }
}

extension Statement {
  /// The names that it declares for the statements after it.
  package var declaredNames: [String] {
    switch form {
    case .variables(let variables): variables.flatMap(\.pattern.boundNames)
    case .guardElse(let conditions, _): conditions.flatMap(\.boundNames)
    case .function(let function): [function.name.text]
    default: []
    }
  }
}
