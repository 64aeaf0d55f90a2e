import ViewTreeNumbers

extension Emitter {
  /// The extra steps for a node of a weight, because work on many nodes is more than a step.
  static func steps(of weight: Int) -> Int32 { Int32(clamping: weight / 3) }

  func block(_ block: Block) -> ID<Node> {
    let start = builder.nodes.count
    var nodes: [ID<Node>] = []
    var hasDefer = false
    var declared: Set<ObjectIdentifier> = []
    let functions = block.statements.filter { statement in
      if case .function = statement.form { true } else { false }
    }
    for statement in block.statements {
      nodes += declarations(functions, usedFirstIn: statement, &declared)
      if case .function(let syntax) = statement.form {
        guard declared.insert(ObjectIdentifier(syntax)).inserted else { continue }
      }
      if case .deferring(let inner) = statement.form {
        let body = self.block(inner)
        nodes.append(emit(.deferStatement(body), statement.range, children: [body]))
        hasDefer = true
      } else {
        nodes.append(self.statement(statement))
      }
    }
    return self.block(
      nodes, block.range, hasDefer: hasDefer, weight: builder.nodes.count - start)
  }

  /// Declares the functions of a block that a statement is the first to use and that follow it: Swift
  /// lets code use a function before its declaration.
  private func declarations(
    _ functions: [Statement], usedFirstIn statement: Statement,
    _ declared: inout Set<ObjectIdentifier>
  ) -> [ID<Node>] {
    functions.compactMap { other in
      guard case .function(let syntax) = other.form,
        let function = checker.functionVariables[ObjectIdentifier(syntax)]?.declaration,
        function.firstUse == statement.range.lowerBound,
        statement.range.lowerBound < other.range.lowerBound,
        declared.insert(ObjectIdentifier(syntax)).inserted
      else { return nil }
      function.isUsedBefore = true
      return self.statement(other)
    }
  }

  /// A block of statements. `weight` is their number of nodes.
  func block(
    _ nodes: [ID<Node>], _ range: Range<Int>, hasDefer: Bool = false, weight: Int = 0
  ) -> ID<Node> {
    let (list, steps) = (builder.list(nodes), Self.steps(of: weight))
    return emit(
      hasDefer ? .deferringBlock(list, steps: steps) : .block(list, steps: steps), range,
      children: nodes)
  }

  func statement(_ statement: Statement) -> ID<Node> {
    let range = statement.range
    switch statement.form {
    case .expression(let expression):
      let node = self.expression(expression)
      return emit(.expressionStatement(node), range, children: [node])
    case .variables(let variables): return self.variables(variables, range)
    case .assign(let place, let value): return assign(place, value, range)
    case .compoundAssign(let name, let place, let value):
      return compoundAssign(name, place, value, range)
    case .ifElse(let form): return ifElse(form, isValue: false, label: statement.label)
    case .guardElse(let conditions, let otherwise):
      let (list, nodes) = self.conditions(conditions)
      let body = block(otherwise)
      return emit(.guardStatement(list, otherwise: body), range, children: nodes + [body])
    case .switching(let form):
      return switching(form, isValue: false, label: statement.label)
    case .forIn(let form): return forIn(form, statement.label, range)
    default: return otherStatement(statement)
    }
  }

  private func otherStatement(_ statement: Statement) -> ID<Node> {
    let range = statement.range
    switch statement.form {
    case .whileLoop(let conditions, let body):
      let (list, nodes) = self.conditions(conditions)
      let block = self.block(body)
      return emit(
        .whileLoop(list, body: block, label(statement.label)), range, children: nodes + [block])
    case .repeatWhile(let body, let condition):
      let block = self.block(body)
      let node = expression(condition)
      return emit(
        .repeatLoop(block, condition: node, label(statement.label)), range,
        children: [block, node])
    case .returning(let value):
      let node = value.map { expression($0) } ?? .none
      return emit(.returnStatement(node), range, children: [node])
    case .breaking(let name): return emit(.breakStatement(label(name)), range)
    case .continuing(let name): return emit(.continueStatement(label(name)), range)
    case .fallingThrough: return emit(.fallthroughStatement, range)
    case .function(let syntax): return localFunction(syntax, range)
    case .doing(let block, let catches):
      return labelled(doing(block, catches, range), statement.label, range)
    case .throwing(let value):
      let node = expression(value)
      return emit(.throwStatement(node), range, children: [node])
    default: return block([], range)
    }
  }

  private func label(_ name: Name?) -> Operation.Label {
    name.map { builder.name($0.text) } ?? .none
  }

  private func localFunction(_ syntax: FunctionSyntax, _ range: Range<Int>) -> ID<Node> {
    guard let variable = checker.functionVariables[ObjectIdentifier(syntax)],
      let context = variable.declaration?.context, let body = syntax.body
    else { return block([], range) }
    let bind = bind(variable, syntax.name.range)
    let index = function(context) { self.body(body, of: context) }
    return emit(
      .functionDeclaration(index, binding: bind), range,
      flags: variable.declaration?.isUsedBefore == true ? .closed : [], children: [bind])
  }

  // MARK: Variables

  private func variables(_ variables: [VariableSyntax], _ range: Range<Int>) -> ID<Node> {
    let nodes = variables.map { variable -> ID<Node> in
      let value = variable.value.map { expression($0) } ?? .none
      let pattern = self.pattern(variable.pattern)
      return emit(.declare(pattern, value: value), variable.range, children: [pattern, value])
    }
    if nodes.count == 1 { return nodes[0] }
    return block(nodes, range)
  }

  private func assign(_ place: Expression, _ value: Expression, _ range: Range<Int>) -> ID<Node> {
    let node = expression(value)
    switch checker.plain(place).form {
    case .wildcard: return emit(.expressionStatement(node), range, children: [node])
    case .tuple(let elements):
      let targets = elements.map { element -> ID<Node> in
        if case .wildcard = element.value.form { return emit(.wildcard, element.value.range) }
        return expression(element.value)
      }
      let target = emit(.tuplePattern(builder.list(targets)), place.range, children: targets)
      return emit(.assign(target, value: node), range, children: [target, node])
    default:
      let target = expression(place)
      return emit(.assign(target, value: node), range, children: [target, node])
    }
  }

  private func compoundAssign(
    _ name: Name, _ place: Expression, _ value: Expression, _ range: Range<Int>
  ) -> ID<Node> {
    let target = expression(place)
    let node = expression(value)
    let infix = BinaryOperator(name.text) ?? .add
    return emit(
      .compoundAssign(infix, target, value: node, narrowKind(place.type)), range,
      children: [target, node])
  }

  // MARK: Conditions

  private func conditions(
    _ conditions: [ConditionSyntax]
  ) -> (list: Operation.Nodes, nodes: [ID<Node>]) {
    let nodes = conditions.map { condition($0) }
    return (builder.list(nodes), nodes)
  }

  private func condition(_ condition: ConditionSyntax) -> ID<Node> {
    switch condition {
    case .expression(let expression): return self.expression(expression)
    case .optionalBinding(let pattern, _, let value, _, let range):
      let node = (value ?? pattern.shorthand).map { expression($0) } ?? literal(.none, range)
      let bind = self.pattern(pattern)
      return emit(.conditionLet(bind, value: node), range, children: [bind, node])
    case .pattern(let pattern, _, let value, let range):
      let node = expression(value)
      let match = self.pattern(pattern)
      return emit(.conditionCase(match, value: node), range, children: [match, node])
    case .available(let holds, let range): return literal(.bool(holds), range)
    }
  }

  // MARK: Branches

  /// An `if`, as a statement or as a value.
  func ifElse(_ form: IfSyntax, isValue: Bool, label name: Name? = nil) -> ID<Node> {
    let (list, nodes) = conditions(form.conditions)
    let then = branch(form.then, isValue: isValue)
    let otherwise: ID<Node> =
      switch form.otherwise {
      case .block(let block)?: branch(block, isValue: isValue)
      case .ifElse(let next)?: ifElse(next, isValue: isValue)
      case nil: .none
      }
    let node = emit(
      isValue
        ? .ifExpression(list, then: then, otherwise: otherwise)
        : .ifStatement(list, then: then, otherwise: otherwise),
      form.range, children: nodes + [then, otherwise])
    return labelled(node, name, form.range)
  }

  /// A branch. In a branch that is a value, a single `if` or `switch` is a value, too.
  private func branch(_ block: Block, isValue: Bool) -> ID<Node> {
    guard isValue, block.statements.count == 1, let statement = block.statements.first
    else { return self.block(block) }
    let value: ID<Node>
    switch statement.form {
    case .ifElse(let form) where form.hasElse: value = ifElse(form, isValue: true)
    case .switching(let form): value = switching(form, isValue: true)
    default: return self.block(block)
    }
    let node = emit(.expressionStatement(value), statement.range, children: [value])
    return self.block([node], block.range)
  }

  /// A statement that `break` with a label may leave.
  private func labelled(_ node: ID<Node>, _ name: Name?, _ range: Range<Int>) -> ID<Node> {
    guard let name else { return node }
    return emit(.labelled(node, builder.name(name.text)), range, children: [node])
  }

  /// A `switch`, as a statement or as a value.
  func switching(_ form: SwitchSyntax, isValue: Bool, label name: Name? = nil) -> ID<Node> {
    let subject = expression(form.subject)
    let clauses = form.cases.map { clause in
      let items = clause.items.map { item in
        CaseClause.Item(pattern: pattern(item.pattern), condition: condition(item.condition))
      }
      return CaseClause(
        items: builder.items(items), body: branch(clause.body, isValue: isValue))
    }
    let list = builder.clauses(clauses)
    let node = emit(
      isValue ? .switchExpression(subject, list) : .switchStatement(subject, list), form.range,
      children: [subject] + clauses.map(\.body))
    return labelled(node, name, form.range)
  }

  private func condition(_ condition: Expression?) -> ID<Node> {
    condition.map { expression($0) } ?? .none
  }

  private func doing(_ body: Block, _ catches: [CatchSyntax], _ range: Range<Int>) -> ID<Node> {
    let body = block(body)
    if catches.isEmpty { return body }
    let clauses = catches.map { clause in
      let item = CaseClause.Item(
        pattern: pattern(clause.pattern), condition: condition(clause.condition))
      return CaseClause(items: builder.items([item]), body: block(clause.body))
    }
    return emit(
      .catching(body, builder.clauses(clauses)), range, children: [body] + clauses.map(\.body))
  }

  private func forIn(_ form: ForSyntax, _ name: Name?, _ range: Range<Int>) -> ID<Node> {
    let sequence = expression(form.sequence)
    let pattern = self.pattern(form.pattern)
    let condition = self.condition(form.condition)
    let body = block(form.body)
    let loop = ForLoop(
      pattern: pattern, isFiltering: form.isCase, sequence: sequence, condition: condition,
      body: body, label: label(name))
    return emit(
      .forIn(builder.loop(loop)), range, children: [pattern, sequence, condition, body])
  }

  // MARK: Patterns

  func pattern(_ pattern: Pattern) -> ID<Node> {
    let range = pattern.range
    switch pattern.form {
    case .wildcard: return emit(.wildcard, range)
    case .binding:
      return pattern.variable.map { bind($0, range) } ?? emit(.wildcard, range)
    case .tuple(let items):
      if items.count == 1 { return self.pattern(items[0].pattern) }
      let nodes = items.map { self.pattern($0.pattern) }
      return emit(.tuplePattern(builder.list(nodes)), range, children: nodes)
    case .enumCase(_, let name, let payload): return casePattern(pattern, name, payload)
    case .optional(let inner):
      let node = self.pattern(inner)
      return emit(.somePattern(node), range, children: [node])
    case .typeTest(let syntax):
      return emit(.typePattern(type(syntax.meaning ?? .unknown), pattern: .none), range)
    case .typeCast(let inner, let syntax):
      let node = self.pattern(inner)
      return emit(
        .typePattern(type(syntax.meaning ?? .unknown), pattern: node), range, children: [node])
    case .expression(let expression):
      let node = self.expression(expression)
      return emit(.expressionPattern(node), range, children: [node])
    }
  }

  private func casePattern(
    _ pattern: Pattern, _ name: Name, _ payload: [(label: Name?, pattern: Pattern)]?
  ) -> ID<Node> {
    let range = pattern.range
    if let comparison = pattern.comparison {
      let node = expression(comparison)
      return emit(.expressionPattern(node), range, children: [node])
    }
    let nodes = (payload ?? []).map { self.pattern($0.pattern) }
    if name.text == "some", nodes.count == 1, pattern.shape?.typeName == nil {
      return emit(.somePattern(nodes[0]), range, children: nodes)
    }
    let shape = builder.shape(pattern.shape ?? CaseInfo(name: name.text))
    return emit(
      .casePattern(shape, payload: payload.map { _ in builder.list(nodes) }), range,
      children: nodes)
  }
}
