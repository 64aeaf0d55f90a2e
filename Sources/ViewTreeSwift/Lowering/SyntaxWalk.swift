import ViewTreeScript

/// Visits all expressions in a piece of syntax.
struct SyntaxWalk {
  /// A callback with an expression and the number of enclosing closures. Returns false to skip the
  /// subexpressions.
  let look: (Expression, Int) -> Bool
  /// Is shown each type that is written.
  let lookAtType: (TypeSyntax) -> Void
  /// Called for each assigned expression, before its parts.
  let lookAtPlace: (Expression) -> Void
  /// Is shown each variable.
  let lookAtVariable: (VariableSyntax) -> Void
  /// Is shown each `if`.
  let lookAtBranch: (IfSyntax) -> Void
  private var depth = 0
  /// Names that enclosing closures and statements redeclare.
  private var hidden: Set<String> = []

  init(
    types lookAtType: @escaping (TypeSyntax) -> Void = { _ in },
    variables lookAtVariable: @escaping (VariableSyntax) -> Void = { _ in },
    branches lookAtBranch: @escaping (IfSyntax) -> Void = { _ in },
    places lookAtPlace: @escaping (Expression) -> Void = { _ in },
    _ look: @escaping (Expression, Int) -> Bool
  ) {
    self.look = look
    self.lookAtType = lookAtType
    self.lookAtVariable = lookAtVariable
    self.lookAtBranch = lookAtBranch
    self.lookAtPlace = lookAtPlace
  }

  mutating func visit(_ expression: Expression) {
    if case .name(let name, let types) = expression.form, hidden.contains(name.text) {
      for type in types { lookAtType(type) }
      return
    }
    guard look(expression, depth) else { return }
    switch expression.form {
    case .string(let parts):
      for case .interpolation(let value, let arguments) in parts {
        visit(value)
        visit(arguments)
      }
    case .member(let base, _), .optionalTry(let base), .force(let base), .chain(let base),
      .parenthesized(let base), .prefix(_, let base), .effect(_, let base):
      visit(base)
    case .inoutArgument(let place):
      lookAtPlace(place)
      visit(place)
    case .cast(let base, _, let type):
      visit(base)
      lookAtType(type)
    case .name(_, let types): for type in types { lookAtType(type) }
    case .type(let type): lookAtType(type)
    case .call(let callee, let arguments), .subscripted(let callee, let arguments):
      visit(callee)
      visit(arguments)
    case .tuple(let arguments), .macro(_, let arguments): visit(arguments)
    case .array(let elements): for element in elements { visit(element) }
    case .dictionary(let entries):
      for entry in entries {
        visit(entry.key)
        visit(entry.value)
      }
    case .infix(_, let left, let right):
      visit(left)
      visit(right)
    case .partialRange(_, let lower, let upper):
      if let lower { visit(lower) }
      if let upper { visit(upper) }
    case .ternary(let condition, let then, let otherwise):
      visit(condition)
      visit(then)
      visit(otherwise)
    case .closure(let closure):
      depth += 1
      let outer = hidden
      defer { hidden = outer }
      hidden.formUnion((closure.parameters ?? []).map(\.name.text))
      for parameter in closure.parameters ?? [] {
        if let type = parameter.type { lookAtType(type) }
      }
      if let type = closure.result { lookAtType(type) }
      visit(closure.body)
      depth -= 1
    case .ifElse(let branch): visit(branch)
    case .switching(let branch): visit(branch)
    case .integer, .floating, .boolean, .nothing, .anonymousParameter, .projected,
      .implicitMember, .keyPath, .operatorFunction, .wildcard:
      break
    }
  }

  mutating func visit(_ arguments: [Argument]) {
    for argument in arguments { visit(argument.value) }
  }

  mutating func visit(_ block: Block) {
    let outer = hidden
    defer { hidden = outer }
    for statement in block.statements { visit(statement) }
  }

  private mutating func visit(_ statement: Statement) {
    switch statement.form {
    case .expression(let value), .throwing(let value): visit(value)
    case .variables(let variables): for variable in variables { visit(variable) }
    case .assign(let place, let value), .compoundAssign(_, let place, let value):
      lookAtPlace(place)
      visit(place)
      visit(value)
    case .ifElse(let branch): visit(branch)
    case .guardElse(let conditions, let block), .whileLoop(let conditions, let block):
      for condition in conditions { visit(condition) }
      visit(block)
    case .switching(let branch): visit(branch)
    case .forIn(let loop):
      visit(loop.sequence)
      let outer = hidden
      defer { hidden = outer }
      hidden.formUnion(loop.pattern.boundNames)
      if let condition = loop.condition { visit(condition) }
      visit(loop.body)
    case .repeatWhile(let block, let condition):
      visit(block)
      visit(condition)
    case .returning(let value): if let value { visit(value) }
    case .function(let function):
      hidden.insert(function.name.text)
      visit(function)
    case .deferring(let block): visit(block)
    case .doing(let block, let catches):
      visit(block)
      for clause in catches { visit(clause) }
    case .breaking, .continuing, .fallingThrough, .type, .alias: break
    }
  }

  /// Visits the types and the body of a function.
  mutating func visit(_ function: FunctionSyntax) {
    let outer = hidden
    defer { hidden = outer }
    hidden.formUnion(function.parameters.map(\.name.text))
    for parameter in function.parameters { if let type = parameter.type { lookAtType(type) } }
    if let type = function.result { lookAtType(type) }
    if let body = function.body { visit(body) }
  }

  /// Visits the type, the value, and the getter of a variable.
  mutating func visit(_ variable: VariableSyntax) {
    lookAtVariable(variable)
    if let type = variable.type { lookAtType(type) }
    if let value = variable.value { visit(value) }
    if let getter = variable.accessors?.getter { visit(getter) }
    hidden.formUnion(variable.pattern.boundNames)
  }

  private mutating func visit(_ branch: IfSyntax) {
    lookAtBranch(branch)
    let outer = hidden
    defer { hidden = outer }
    for condition in branch.conditions { visit(condition) }
    visit(branch.then)
    switch branch.otherwise {
    case .block(let block)?: visit(block)
    case .ifElse(let other)?: visit(other)
    case nil: break
    }
  }

  private mutating func visit(_ clause: CatchSyntax) {
    let outer = hidden
    defer { hidden = outer }
    hidden.formUnion(clause.pattern.boundNames)
    if let condition = clause.condition { visit(condition) }
    visit(clause.body)
  }

  private mutating func visit(_ branch: SwitchSyntax) {
    visit(branch.subject)
    for item in branch.cases {
      let outer = hidden
      defer { hidden = outer }
      hidden.formUnion(item.items.flatMap(\.pattern.boundNames))
      for case (_, let condition?) in item.items { visit(condition) }
      visit(item.body)
    }
  }

  private mutating func visit(_ condition: ConditionSyntax) {
    switch condition {
    case .expression(let value): visit(value)
    case .pattern(let pattern, _, let value, _):
      visit(value)
      hidden.formUnion(pattern.boundNames)
    case .optionalBinding(let pattern, _, let value, _, _):
      if let value { visit(value) }
      hidden.formUnion(pattern.boundNames)
    case .available: break
    }
  }
}

extension Range<Int> {
  /// The part of an expression from this name in it. A name of another file, such as a trait of a
  /// preview, is a part by itself.
  func through(_ expression: Range<Int>) -> Range<Int> {
    expression.contains(lowerBound) ? lowerBound..<expression.upperBound : self
  }
}
