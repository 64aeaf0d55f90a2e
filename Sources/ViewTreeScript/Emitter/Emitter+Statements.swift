import ViewTreeNumbers

extension Emitter {
  /// The extra steps for a node of a weight, because work on many nodes is more than a step.
  static func steps(of weight: Int) -> Int32 { Int32(clamping: weight / 3) }

  func block(_ block: Block) -> Int32 {
    let start = builder.nodes.count
    var nodes: [Int32] = []
    var defers: [Int32] = []
    for statement in block.statements {
      if case .deferring(let inner) = statement.form {
        let body = self.block(inner)
        nodes.append(emit(.deferStatement, statement.range, a: body, children: [body]))
        defers.append(body)
      } else {
        nodes.append(self.statement(statement))
      }
    }
    return self.block(
      nodes, block.range, hasDefer: !defers.isEmpty, weight: builder.nodes.count - start)
  }

  /// A block of statements. `weight` is their number of nodes.
  func block(
    _ nodes: [Int32], _ range: Range<Int>, hasDefer: Bool = false, weight: Int = 0
  ) -> Int32 {
    emit(
      hasDefer ? .deferringBlock : .block, range, a: builder.list(nodes),
      b: Int32(clamping: nodes.count), c: Self.steps(of: weight), children: nodes)
  }

  func statement(_ statement: Statement) -> Int32 {
    let range = statement.range
    switch statement.form {
    case .expression(let expression):
      let node = self.expression(expression)
      return emit(.expressionStatement, range, a: node, children: [node])
    case .variables(let variables): return self.variables(variables, range)
    case .assign(let place, let value): return assign(place, value, range)
    case .compoundAssign(let name, let place, let value):
      return compoundAssign(name, place, value, range)
    case .ifElse(let form): return ifElse(form, as: .ifStatement, label: statement.label)
    case .guardElse(let conditions, let otherwise):
      let (list, nodes) = self.conditions(conditions)
      let body = block(otherwise)
      return emit(.guardStatement, range, a: list, b: body, children: nodes + [body])
    case .switching(let form):
      return switching(form, as: .switchStatement, label: statement.label)
    case .forIn(let form): return forIn(form, statement.label, range)
    default: return otherStatement(statement)
    }
  }

  private func otherStatement(_ statement: Statement) -> Int32 {
    let range = statement.range
    switch statement.form {
    case .whileLoop(let conditions, let body):
      let (list, nodes) = self.conditions(conditions)
      let block = self.block(body)
      return emit(
        .whileLoop, range, a: list, b: block, c: label(statement.label),
        children: nodes + [block])
    case .repeatWhile(let body, let condition):
      let block = self.block(body)
      let node = expression(condition)
      return emit(
        .repeatLoop, range, a: block, b: node, c: label(statement.label),
        children: [block, node])
    case .returning(let value):
      let node = value.map { expression($0) } ?? -1
      return emit(.returnStatement, range, a: node, children: [node])
    case .breaking(let name): return emit(.breakStatement, range, a: label(name))
    case .continuing(let name): return emit(.continueStatement, range, a: label(name))
    case .fallingThrough: return emit(.fallthroughStatement, range)
    case .function(let syntax): return localFunction(syntax, range)
    case .doing(let block, let catches):
      return labelled(doing(block, catches, range), statement.label, range)
    case .throwing(let value):
      let node = expression(value)
      return emit(.throwStatement, range, a: node, children: [node])
    default: return block([], range)
    }
  }

  /// A label as a number. -1 for none.
  private func label(_ name: Name?) -> Int32 {
    name.map { builder.name($0.text) } ?? -1
  }

  private func localFunction(_ syntax: FunctionSyntax, _ range: Range<Int>) -> Int32 {
    guard let variable = checker.functionVariables[ObjectIdentifier(syntax)],
      let context = variable.declaration?.context, let body = syntax.body
    else { return block([], range) }
    let bind = bind(variable, syntax.name.range)
    let index = function(context) { self.body(body, of: context) }
    return emit(
      .functionDeclaration, range, a: index, b: bind,
      flags: variable.declaration?.isUsedBefore == true ? .closed : [], children: [bind])
  }

  // MARK: Variables

  private func variables(_ variables: [VariableSyntax], _ range: Range<Int>) -> Int32 {
    let nodes = variables.map { variable -> Int32 in
      let value = variable.value.map { expression($0) } ?? -1
      let pattern = self.pattern(variable.pattern)
      return emit(.declare, variable.range, a: pattern, b: value, children: [pattern, value])
    }
    if nodes.count == 1 { return nodes[0] }
    return block(nodes, range)
  }

  private func assign(_ place: Expression, _ value: Expression, _ range: Range<Int>) -> Int32 {
    let node = expression(value)
    switch checker.plain(place).form {
    case .wildcard: return emit(.expressionStatement, range, a: node, children: [node])
    case .tuple(let elements):
      let targets = elements.map { element -> Int32 in
        if case .wildcard = element.value.form { return emit(.wildcard, element.value.range) }
        return expression(element.value)
      }
      let target = emit(
        .tuplePattern, place.range, a: builder.list(targets), b: Int32(targets.count),
        children: targets)
      return emit(.assign, range, a: target, b: node, children: [target, node])
    default:
      let target = expression(place)
      return emit(.assign, range, a: target, b: node, children: [target, node])
    }
  }

  private func compoundAssign(
    _ name: Name, _ place: Expression, _ value: Expression, _ range: Range<Int>
  ) -> Int32 {
    let target = expression(place)
    let node = expression(value)
    let infix = BinaryOperator(name.text)?.rawValue ?? 0
    return emit(
      .compoundAssign, range, a: target, b: node, c: infix | kindCode(place.type) << 8,
      children: [target, node])
  }

  // MARK: Conditions

  /// The code of conditions. The list contains their number, followed by their nodes.
  private func conditions(_ conditions: [ConditionSyntax]) -> (list: Int32, nodes: [Int32]) {
    let nodes = conditions.map { condition($0) }
    return (builder.list([Int32(nodes.count)] + nodes), nodes)
  }

  private func condition(_ condition: ConditionSyntax) -> Int32 {
    switch condition {
    case .expression(let expression): return self.expression(expression)
    case .optionalBinding(let pattern, _, let value, _, let range):
      let node = (value ?? pattern.shorthand).map { expression($0) } ?? literal(.none, range)
      let bind = self.pattern(pattern)
      return emit(.conditionLet, range, a: bind, b: node, children: [bind, node])
    case .pattern(let pattern, _, let value, let range):
      let node = expression(value)
      let match = self.pattern(pattern)
      return emit(.conditionCase, range, a: match, b: node, children: [match, node])
    case .available(let holds, let range): return literal(.bool(holds), range)
    }
  }

  // MARK: Branches

  func ifElse(_ form: IfSyntax, as operation: Operation, label name: Name? = nil) -> Int32 {
    let (list, nodes) = conditions(form.conditions)
    let then = branch(form.then, of: operation)
    let otherwise: Int32 =
      switch form.otherwise {
      case .block(let block)?: branch(block, of: operation)
      case .ifElse(let next)?: ifElse(next, as: operation)
      case nil: -1
      }
    let node = emit(
      operation, form.range, a: list, b: then, c: otherwise, children: nodes + [then, otherwise])
    return labelled(node, name, form.range)
  }

  /// A branch. In a branch that is a value, a single `if` or `switch` is a value, too.
  private func branch(_ block: Block, of operation: Operation) -> Int32 {
    guard operation == .ifExpression || operation == .switchExpression,
      block.statements.count == 1, let statement = block.statements.first
    else { return self.block(block) }
    let value: Int32
    switch statement.form {
    case .ifElse(let form) where form.hasElse: value = ifElse(form, as: .ifExpression)
    case .switching(let form): value = switching(form, as: .switchExpression)
    default: return self.block(block)
    }
    let node = emit(.expressionStatement, statement.range, a: value, children: [value])
    return self.block([node], block.range)
  }

  /// A statement that `break` with a label may leave.
  private func labelled(_ node: Int32, _ name: Name?, _ range: Range<Int>) -> Int32 {
    guard let name else { return node }
    return emit(.labelled, range, a: node, b: builder.name(name.text), children: [node])
  }

  func switching(
    _ form: SwitchSyntax, as operation: Operation, label name: Name? = nil
  ) -> Int32 {
    let subject = expression(form.subject)
    var entries: [Int32] = []
    var children = [subject]
    for entry in form.cases {
      var items: [Int32] = []
      for item in entry.items {
        items.append(pattern(item.pattern))
        items.append(item.condition.map { expression($0) } ?? -1)
      }
      let body = branch(entry.body, of: operation)
      entries += [builder.list(items), Int32(items.count / 2), body, 0]
      children.append(body)
    }
    let list = builder.list([Int32(form.cases.count), 0] + entries)
    let node = emit(operation, form.range, a: subject, b: list, children: children)
    return labelled(node, name, form.range)
  }

  /// A `do`. Each `catch` is an entry as in a `switch`, with the error as its subject.
  private func doing(_ body: Block, _ catches: [CatchSyntax], _ range: Range<Int>) -> Int32 {
    let body = block(body)
    if catches.isEmpty { return body }
    var entries: [Int32] = []
    var children = [body]
    for clause in catches {
      let items = [pattern(clause.pattern), clause.condition.map { expression($0) } ?? -1]
      let handler = block(clause.body)
      entries += [builder.list(items), 1, handler, 0]
      children.append(handler)
    }
    let list = builder.list([Int32(catches.count), 0] + entries)
    return emit(.catching, range, a: body, b: list, children: children)
  }

  private func forIn(_ form: ForSyntax, _ name: Name?, _ range: Range<Int>) -> Int32 {
    let sequence = expression(form.sequence)
    let pattern = self.pattern(form.pattern)
    let filter = form.condition.map { expression($0) } ?? -1
    let body = block(form.body)
    return emit(
      .forIn, range, a: pattern, b: builder.list([sequence, filter, body, label(name)]),
      c: form.isCase ? 1 : 0, children: [pattern, sequence, filter, body])
  }

  // MARK: Patterns

  func pattern(_ pattern: Pattern) -> Int32 {
    let range = pattern.range
    switch pattern.form {
    case .wildcard: return emit(.wildcard, range)
    case .binding:
      return pattern.variable.map { bind($0, range) } ?? emit(.wildcard, range)
    case .tuple(let items):
      if items.count == 1 { return self.pattern(items[0].pattern) }
      let nodes = items.map { self.pattern($0.pattern) }
      return emit(
        .tuplePattern, range, a: builder.list(nodes), b: Int32(nodes.count), children: nodes)
    case .enumCase(_, let name, let payload): return casePattern(pattern, name, payload)
    case .optional(let inner):
      let node = self.pattern(inner)
      return emit(.somePattern, range, a: node, children: [node])
    case .typeTest(let syntax):
      return emit(.typePattern, range, a: type(checker.type(syntax)), b: -1)
    case .typeCast(let inner, let syntax):
      let node = self.pattern(inner)
      return emit(
        .typePattern, range, a: type(checker.type(syntax)), b: node, children: [node])
    case .expression(let expression):
      let node = self.expression(expression)
      return emit(.expressionPattern, range, a: node, children: [node])
    }
  }

  private func casePattern(
    _ pattern: Pattern, _ name: Name, _ payload: [(label: Name?, pattern: Pattern)]?
  ) -> Int32 {
    let range = pattern.range
    if let comparison = pattern.comparison {
      let node = expression(comparison)
      return emit(.expressionPattern, range, a: node, children: [node])
    }
    let nodes = (payload ?? []).map { self.pattern($0.pattern) }
    if name.text == "some", nodes.count == 1, pattern.shape?.typeName == nil {
      return emit(.somePattern, range, a: nodes[0], children: nodes)
    }
    let shape = builder.shape(pattern.shape ?? CaseInfo(name: name.text))
    return emit(
      .casePattern, range, a: shape, b: builder.list(nodes),
      c: payload == nil ? -1 : Int32(nodes.count), children: nodes)
  }
}
