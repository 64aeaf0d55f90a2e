/// Entry points of the type checker: an expression, a string, a closure, a method.
extension TypeChecker {
  /// Checks an expression against an expected type, and returns the function that computes its
  /// value.
  func checkExpression(_ expression: Expression, expecting expected: StaticType) -> FunctionContext
  {
    current.isExpression = true
    current.result = checkWhole(expression, expected)
    return current
  }

  private func checkWhole(_ expression: Expression, _ expected: StaticType) -> StaticType {
    let start = solver.count
    var type: StaticType
    if expected.isUnknown {
      type = infer(expression, nil)
    } else {
      checkWhole(expression, is: expected)
      type = expected
    }
    finishStatement(from: start)
    type = settled(type)
    return type
  }

  /// Checks an expression of the document against its expected type. Numeric types are treated as
  /// equal, because a document also writes lengths as integers.
  private func checkWhole(_ expression: Expression, is expected: StaticType) {
    let count = problems.count
    let found = infer(expression, expected)
    if problems.count > count || convert(expression, from: found, to: expected) { return }
    if settled(found).numberKind != nil, resolve(expected).unwrapped.numberKind != nil {
      expression.conversion = .coerce(expected)
      convertsNumber = true
    } else {
      reportMismatch(expression, found, expected)
    }
  }

  /// Checks a closure of the document, whose parameters have these names and types, if it doesn't
  /// name them itself. It may throw, because a function of a view is such a closure.
  func checkClosure(
    _ closure: ClosureSyntax, names: [String], inoutFirst: Bool, parameters: [StaticType],
    expecting expected: StaticType
  ) -> FunctionContext {
    let start = solver.count
    current.generics = methodGenerics
    current.result = closure.result.map { type($0) } ?? expected
    let isInferred = closure.result == nil && expected.isUnknown
    let context = FunctionContext(
      parent: nil, result: isInferred ? solver.fresh() : current.result, infersResult: isInferred)
    context.generics = methodGenerics
    current = context
    declareParameters(closure, names, inoutFirst, parameters)
    checkBody(closure.body, of: context)
    finishStatement(from: start)
    context.result = settled(context.result)
    return context
  }

  private func declareParameters(
    _ closure: ClosureSyntax, _ names: [String], _ inoutFirst: Bool, _ types: [StaticType]
  ) {
    func type(_ place: Int) -> StaticType { place < types.count ? types[place] : .unknown }
    if let written = closure.parameters {
      if written.count != names.count, !names.isEmpty, let first = written.first {
        report(
          .wrongArguments(callee: "the closure", expected: "\(names.count) parameters"),
          first.name.range)
      }
      for (place, parameter) in written.enumerated() {
        var own = type(place)
        if let syntax = parameter.type {
          own = self.type(syntax)
          own = place < types.count && own.isUnknown ? types[place] : own
        }
        let variable = declare(
          parameter.name, own, isAssignable: parameter.isInout || inoutFirst && place == 0)
        current.parameters.append(variable)
      }
    } else {
      for (place, name) in names.enumerated() {
        let variable = declare(
          Name(text: name, range: 0..<0), type(place), isAssignable: inoutFirst && place == 0)
        current.parameters.append(variable)
      }
      current.anonymous = current.parameters
    }
  }

  /// Checks a function of a declared type, `self` first among its parameters if it has one.
  func checkMethod(
    _ name: String, parameters: [(name: String, type: StaticType, isInout: Bool)],
    result: StaticType?, body: Block, isMutating: Bool
  ) -> FunctionContext {
    let start = solver.count
    let context = FunctionContext(
      parent: nil, name: name, result: result ?? solver.fresh(), infersResult: result == nil)
    context.generics = methodGenerics
    context.code.skipsFailingStatements = isInitializer && types.compilesOnDemand
    current = context
    for parameter in parameters {
      let isSelf = parameter.name == "self"
      let variable = declare(
        Name(text: parameter.name, range: 0..<0), parameter.type,
        isAssignable: isSelf ? isMutating : parameter.isInout)
      context.parameters.append(variable)
    }
    checkBody(body, of: context)
    finishStatement(from: start)
    context.result = settled(context.result)
    return context
  }

  // MARK: Bodies

  /// Checks the statements of a function. A single expression is its result.
  func checkBody(_ body: Block, of context: FunctionContext) {
    if let expression = body.sole {
      context.isExpression = true
      checkResult(expression, of: context)
      return
    }
    if body.statements.count == 1, isBranching(body.statements[0]), yields(body.statements[0]) {
      // The only statement is an `if` or `switch` whose branches are expressions, so it's the
      // result.
      if checkBranchesAsResult(body.statements[0], of: context) { return }
    }
    checkStatements(body.statements)
    if !context.returnsValue, context.infersResult || solver.isOpen(context.result) {
      _ = solver.unify(context.result, .void)
    } else if needsValue(context.result), !isInitializer, !exits(body) {
      report(
        .host("every path must return a value", help: "add 'return' with a value"),
        body.range.upperBound..<body.range.upperBound)
    }
  }

  /// True if a value must be returned. An open type counts: it belongs to a literal without a type
  /// so far.
  private func needsValue(_ type: StaticType) -> Bool {
    let known = resolve(type)
    return !known.isUnknown && !known.isVoid
  }

  /// Checks the single expression of a function. Its value is ignored if the function has no
  /// result.
  func checkResult(_ expression: Expression, of context: FunctionContext) {
    let expected = resolve(context.result)
    if expected.isVoid {
      _ = infer(expression, nil)
      droppedValues.append(expression)
      context.isExpression = false
      return
    }
    if context.infersResult, solver.isOpen(expected) {
      let found = infer(expression, nil)
      _ = solver.unify(context.result, found)
    } else {
      check(expression, is: context.result)
    }
    context.returnsValue = true
  }

  private func isBranching(_ statement: Statement) -> Bool {
    switch statement.form {
    case .ifElse(let form): form.hasElse
    case .switching: true
    default: false
    }
  }

  /// True if each branch of an `if` or `switch` is a single expression.
  private func yields(_ statement: Statement) -> Bool {
    switch statement.form {
    case .expression, .throwing: true
    case .ifElse(let form): yields(form)
    case .switching(let form): form.cases.allSatisfy { yields($0.body) }
    default: false
    }
  }

  private func yields(_ form: IfSyntax) -> Bool {
    guard yields(form.then) else { return false }
    switch form.otherwise {
    case .block(let block)?: return yields(block)
    case .ifElse(let next)?: return yields(next)
    case nil: return false
    }
  }

  private func yields(_ block: Block) -> Bool {
    block.statements.count == 1 && yields(block.statements[0])
  }

  /// Checks a branching statement as the value of a function. `false` if it isn't a branching
  /// statement.
  private func checkBranchesAsResult(_ statement: Statement, of context: FunctionContext) -> Bool {
    if resolve(context.result).isVoid { return false }
    let before = snapshot
    let open = solver.isOpen(context.result)
    func check(_ type: StaticType) {
      switch statement.form {
      case .ifElse(let form): checkIf(form, expecting: type)
      case .switching(let form): checkSwitch(form, expecting: type)
      default: return
      }
    }
    if open, context.parent != nil {
      let common = commonType(ofBranches: check)
      if let common { _ = solver.unify(context.result, common) }
    } else {
      let outer = branchValues
      branchValues = nil
      check(context.result)
      branchValues = outer
    }
    if problems.count > before.problemCount, open {
      // If the branches have no common type, they are statements.
      restore(before)
      return false
    }
    context.returnsValue = true
    context.tail = statement
    return true
  }
}
