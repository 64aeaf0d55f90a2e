/// Statements, one by one.
extension TypeChecker {
  func checkStatements(_ statements: [Statement]) {
    declareTypes(statements)
    var functions: [LocalVariable] = []
    for statement in statements {
      guard case .function(let syntax) = statement.form else { continue }
      declareFunction(syntax)
      if let variable = functionVariables[ObjectIdentifier(syntax)] { functions.append(variable) }
    }
    var uses: [(start: Int, functions: Set<ObjectIdentifier>)] = []
    for statement in statements {
      let start = solver.count
      let outer = usedFunctions
      usedFunctions = []
      checkStatement(statement)
      finishStatement(from: start)
      if case .function = statement.form {
      } else {
        uses.append((statement.range.lowerBound, usedFunctions))
      }
      usedFunctions.formUnion(outer)
    }
    if !functions.isEmpty { noteFirstUses(of: functions, uses) }
  }

  /// Finds the first statement of a block that needs each of its functions.
  private func noteFirstUses(
    of functions: [LocalVariable], _ uses: [(start: Int, functions: Set<ObjectIdentifier>)]
  ) {
    for (start, used) in uses {
      var needed = functions.filter { used.contains(ObjectIdentifier($0)) }
      while let variable = needed.popLast() {
        guard let function = variable.declaration, function.firstUse == nil else { continue }
        function.firstUse = start
        guard let captured = function.context?.captured else { continue }
        needed += functions.filter { captured.contains(ObjectIdentifier($0)) }
      }
    }
  }

  func checkBlock(_ block: Block) {
    inBlock { checkStatements(block.statements) }
  }

  private func checkStatement(_ statement: Statement) {
    switch statement.form {
    case .expression(let expression): checkExpressionStatement(expression)
    case .variables(let variables): variables.forEach(checkVariable)
    case .assign(let place, let value): checkAssignment(place, value)
    case .compoundAssign(let name, let place, let value):
      checkCompoundAssignment(name, place, value)
    case .ifElse(let form):
      labelled(statement.label) { checkIf(form, expecting: nil) }
    case .guardElse(let conditions, let otherwise): checkGuard(conditions, otherwise)
    case .switching(let form):
      jumping(statement.label, isLoop: false) { checkSwitch(form, expecting: nil) }
    case .forIn(let form): checkFor(form, statement.label)
    case .whileLoop(let conditions, let body):
      inBlock {
        conditions.forEach { checkCondition($0) }
        jumping(statement.label, isLoop: true) { checkBlock(body) }
      }
    case .repeatWhile(let body, let condition):
      jumping(statement.label, isLoop: true) { checkBlock(body) }
      check(condition, is: .bool)
    default: checkOther(statement)
    }
  }

  private func checkOther(_ statement: Statement) {
    switch statement.form {
    case .returning(let value): checkReturn(value, statement.range)
    case .breaking(let label): checkJump(label, "break", statement.range, needsLoop: false)
    case .continuing(let label): checkJump(label, "continue", statement.range, needsLoop: true)
    case .fallingThrough:
      if current.targets.last?.isLoop != false {
        report(.unexpected("fallthrough", expected: "an enclosing switch"), statement.range)
      }
    case .function(let syntax): checkFunction(syntax)
    case .alias(let name, let generics, let type): declareAlias(name, generics, type)
    case .deferring(let block): checkBlock(block)
    case .doing(let block, let catches):
      labelled(statement.label) { checkDo(block, catches) }
    case .throwing(let value): checkThrow(value, statement.range)
    default: break
    }
  }

  // MARK: Errors

  /// Checks a `do` with its `catch` clauses. An error of the body may be caught there.
  private func checkDo(_ body: Block, _ catches: [CatchSyntax]) {
    let outer = current.mayThrow
    current.mayThrow = outer || !catches.isEmpty
    checkBlock(body)
    current.mayThrow = outer
    for clause in catches {
      inBlock {
        checkCatch(clause.pattern, isWritten: clause.hasPattern)
        if let condition = clause.condition { checkBool(condition) }
        checkBlock(clause.body)
      }
    }
  }

  private func checkCatch(_ pattern: Pattern, isWritten: Bool) {
    if isWritten { return checkPattern(pattern, .error) }
    guard case .binding(let name, _) = pattern.form else { return }
    pattern.subject = .error
    pattern.variable = declare(name, .error)
  }

  private func checkThrow(_ value: Expression, _ range: Range<Int>) {
    check(value, is: .error)
    if !current.mayThrow {
      report(
        .host("nothing here catches the error", help: "catch it: do { … } catch { … }"), range)
    }
  }

  private func checkExpressionStatement(_ expression: Expression) {
    _ = infer(expression, nil)
    droppedValues.append(expression)
  }

  // MARK: Variables

  private func checkVariable(_ variable: VariableSyntax) {
    let start = solver.count
    let written = variable.type.map { type($0) }
    var found: StaticType
    if let value = variable.value {
      if let written {
        check(value, is: written)
        found = written.contains({ $0.isUnknown }) && written.isUnknown ? value.type : written
      } else {
        found = infer(value, nil)
        finishStatement(from: start)
        found = solver.resolveAll(found)
        reportUndecided(value, found)
      }
    } else {
      found = written ?? .unknown
    }
    if variable.accessors != nil {
      report(
        .unsupported("a computed variable here", instead: "write a local function"),
        variable.range)
    }
    reportDeclaredTwice(variable.pattern)
    bind(
      variable.pattern, found, isVariable: variable.isVariable,
      isDeferred: variable.value == nil && written?.wrapped == nil
        || variable.value == nil && !variable.isVariable)
  }

  /// Reports a name that the block has already declared. Shadowing a parameter or a name of an
  /// enclosing block is allowed.
  private func reportDeclaredTwice(_ pattern: Pattern) {
    switch pattern.form {
    case .binding(let name, _):
      guard let known = current.blocks.last?.last(named: name.text),
        known.isBound
      else { return }
      report(.redeclaration(of: name.text), name.range)
    case .tuple(let items): items.forEach { reportDeclaredTwice($0.pattern) }
    default: return
    }
  }

  /// Reports a `nil`, an empty array or a closure whose type can't be inferred.
  private func reportUndecided(_ value: Expression, _ found: StaticType) {
    if isNothing(value) {
      report(
        .host("'nil' alone has no type", help: "write it, as in 'let x: Int? = nil'"), value.range)
    } else if case .array(let elements) = plain(value).form, elements.isEmpty {
      report(
        .host(
          "an empty list alone has no type", help: "write it, as in 'var list: [CGFloat] = []'"),
        value.range)
    } else if case .dictionary(let pairs) = plain(value).form, pairs.isEmpty {
      report(
        .host(
          "an empty dictionary alone has no type",
          help: "write it, as in 'var table: [String: CGFloat] = [:]'"), value.range)
    }
  }

  // MARK: Assignment

  private func checkAssignment(_ place: Expression, _ value: Expression) {
    switch plain(place).form {
    case .wildcard: _ = infer(value, nil)
    case .tuple(let elements): checkTupleAssignment(place, elements, value)
    default:
      isAssigning = true
      assignedPlace = plain(place)
      var type = infer(place, nil)
      assignedPlace = nil
      isAssigning = false
      if case .chain = place.form { type = resolve(type).wrapped ?? type }
      check(value, is: type)
      checkAssignable(place)
      if case .local(let variable) = place.meaning { variable.isAssigned = true }
    }
  }

  private func checkTupleAssignment(
    _ place: Expression, _ elements: [Argument], _ value: Expression
  ) {
    let types = elements.map { element -> StaticType in
      if case .wildcard = element.value.form { return solver.fresh() }
      assignedPlace = plain(element.value)
      let type = infer(element.value, nil)
      assignedPlace = nil
      checkAssignable(element.value)
      return type
    }
    place.type = .tuple(types.map { StaticType.TupleElement(type: $0) })
    check(value, is: place.type)
  }

  private func checkCompoundAssignment(_ name: Name, _ place: Expression, _ value: Expression) {
    var type = resolve(infer(place, nil))
    if case .chain = place.form { type = resolve(type.wrapped ?? type) }
    checkAssignable(place)
    if type.wrapped != nil {
      _ = infer(value, nil)
      return reportOptional(place, before: name.text + "=")
    }
    let range = place.range.lowerBound..<value.range.upperBound
    let found = infer(value, name.text == "<<" || name.text == ">>" ? .int : type)
    checkCompound(name, type, found, value, range)
  }

  private func checkCompound(
    _ name: Name, _ type: StaticType, _ found: StaticType, _ value: Expression,
    _ range: Range<Int>
  ) {
    let operand = resolve(found)
    if type.isUnknown || operand.isUnknown { return }
    if operand.wrapped != nil { return reportOptional(value, before: name.text + "=") }
    if type.name == "Array" || type.name == "String", name.text == "+" {
      if case .named(_, let arguments) = type, let element = element(of: operand),
        type.name == "Array"
          ? solver.unify(arguments[0], element) : operand == type || solver.unify(type, operand)
      {
        return
      }
      if solver.unify(type, operand) { return }
      return reportOperands(Name(text: name.text + "=", range: name.range), type, operand, range)
    }
    if type.name == "Angle", ["*", "/"].contains(name.text) {
      if convert(value, from: operand, to: .double) { return }
    } else if type.numberKind != nil || type.name == "Angle" || isGeneric(type) {
      if convert(value, from: operand, to: name.text == "<<" || name.text == ">>" ? .int : type) {
        if let kind = type.numberKind, !kind.isInteger,
          !["+", "-", "*", "/"].contains(name.text)
        {
          reportOperands(
            Name(text: name.text + "=", range: name.range), type, operand, range)
        }
        return
      }
    } else if isOpen(type) {
      return
    }
    reportOperands(Name(text: name.text + "=", range: name.range), type, operand, range)
  }

  private func isGeneric(_ type: StaticType) -> Bool {
    if case .parameter = type { return true }
    return false
  }

  // MARK: Branches

  /// Checks an `if`. As an expression, each branch gives a value of the type.
  func checkIf(_ form: IfSyntax, expecting expected: StaticType?) {
    inBlock {
      form.conditions.forEach { checkCondition($0) }
      checkBranch(form.then, expected)
    }
    switch form.otherwise {
    case .block(let block)?: checkBranch(block, expected)
    case .ifElse(let next)?: checkIf(next, expecting: expected)
    case nil: break
    }
  }

  func checkBranch(_ block: Block, _ expected: StaticType?) {
    guard let expected else { return checkBlock(block) }
    inBlock {
      for (place, statement) in block.statements.enumerated() {
        let isLast = place == block.statements.count - 1
        if isLast, checkValue(of: statement, expected) { continue }
        checkStatements([statement])
      }
    }
    if let valued = current.valued { checkIsOneValue(block, of: valued) }
  }

  /// Reports a branch of an `if` or `switch` expression that isn't a single expression. Jumps are
  /// reported elsewhere.
  private func checkIsOneValue(_ block: Block, of valued: FunctionContext.ValuedStatement) {
    switch block.statements.last?.form {
    case .expression, .ifElse, .switching:
      if block.statements.count == 1, yieldsValue(block.statements[0]) { return }
    case .throwing, .fallingThrough, .breaking, .continuing, .returning: return
    default: break
    }
    report(
      .host(
        "a branch of '\(valued.word)' must be a single expression if it is a value",
        help: "compute the value before, or in a function"),
      block.statements.last?.range ?? block.range)
  }

  private func yieldsValue(_ statement: Statement) -> Bool {
    if case .ifElse(let form) = statement.form { return form.hasElse }
    return true
  }

  /// Checks the last statement of a branch as its value. `false` if it isn't an expression.
  private func checkValue(of statement: Statement, _ expected: StaticType) -> Bool {
    switch statement.form {
    case .expression(let expression):
      if branchValues != nil {
        let start = solver.count
        let found = infer(expression, nil)
        solver.finish(from: start)
        branchValues?.append((expression, settled(found)))
      } else if solver.isOpen(expected) {
        let found = infer(expression, nil)
        _ = solver.unify(expected, found)
      } else {
        check(expression, is: expected)
      }
      return true
    case .ifElse(let form) where form.hasElse:
      checkIf(form, expecting: expected)
      return true
    case .switching(let form):
      checkSwitch(form, expecting: expected)
      return true
    default: return false
    }
  }

  private func checkGuard(_ conditions: [ConditionSyntax], _ otherwise: Block) {
    // The names of the conditions are in scope after the `guard`, but not in its body.
    let outer = current.blocks
    conditions.forEach { checkCondition($0) }
    let bound = current.blocks
    current.blocks = outer
    checkBlock(otherwise)
    current.blocks = bound
    if !exits(otherwise) {
      report(
        .host("the body of 'guard' must leave: return, break or continue", help: nil),
        otherwise.range)
    }
  }

  func checkCondition(_ condition: ConditionSyntax) {
    let start = solver.count
    switch condition {
    case .expression(let expression):
      checkBool(expression)
    case .optionalBinding(let pattern, let syntax, let value, let isVariable, let range):
      checkOptionalBinding(pattern, syntax, value, isVariable, range)
    case .pattern(let pattern, _, let value, _):
      let type = infer(value, nil)
      solver.finish(from: start)
      checkPattern(pattern, resolve(type))
    case .available: break
    }
    finishStatement(from: start)
  }

  private func checkBool(_ expression: Expression) {
    let found = resolve(infer(expression, .bool))
    if found == .bool || found.isUnknown { return }
    if found.wrapped == .bool { return reportOptional(expression, before: nil) }
    if !convert(expression, from: found, to: .bool) {
      report(.notABoolean(shown(found)), expression.range)
    }
  }

  private func checkOptionalBinding(
    _ pattern: Pattern, _ syntax: TypeSyntax?, _ value: Expression?, _ isVariable: Bool,
    _ range: Range<Int>
  ) {
    var subject = value
    if subject == nil, case .binding(let name, _) = pattern.form {
      subject = Expression(.name(name, []), name.range)
      pattern.shorthand = subject
    }
    guard let subject else { return }
    let written = syntax.map { type($0) }
    let found = resolve(infer(subject, written.map { .optional($0) }))
    var bound = found
    if let wrapped = found.wrapped {
      bound = resolve(wrapped)
    } else if !found.isUnknown, !solver.isVariable(found) {
      report(
        .typeMismatch(expected: "an optional for 'if let'", found: shown(found)), subject.range)
    }
    if let written {
      if !convert(nil, from: bound, to: written) { mismatch(written, bound, subject.range) }
      bound = written
    }
    bind(pattern, bound, isVariable: isVariable, isDeferred: false)
  }

  // MARK: Loops and jumps

  private func jumping(_ label: Name?, isLoop: Bool, _ body: () -> Void) {
    current.targets.append(FunctionContext.JumpTarget(label: label?.text, isLoop: isLoop))
    body()
    current.targets.removeLast()
  }

  /// Checks an `if` or `do`, which a `break` leaves only by its label.
  private func labelled(_ label: Name?, _ body: () -> Void) {
    guard let label else { return body() }
    current.targets.append(
      FunctionContext.JumpTarget(label: label.text, isLoop: false, needsLabel: true))
    body()
    current.targets.removeLast()
  }

  private func checkFor(_ form: ForSyntax, _ label: Name?) {
    let start = solver.count
    let found = infer(form.sequence, nil)
    solver.finish(from: start)
    let sequence = receiverType(found)
    let element = loopElement(sequence, form.sequence)
    inBlock {
      if let syntax = form.type { _ = convert(nil, from: element, to: type(syntax)) }
      if form.isCase {
        checkPattern(form.pattern, element)
      } else {
        bind(form.pattern, element, isVariable: false, isDeferred: false)
      }
      if let condition = form.condition { checkBool(condition) }
      jumping(label, isLoop: true) { checkBlock(form.body) }
    }
  }

  private func loopElement(_ type: StaticType, _ sequence: Expression) -> StaticType {
    if type.isUnknown || solver.isVariable(type) { return .unknown }
    if let element = element(of: type) { return element }
    if type.wrapped != nil {
      reportOptional(sequence, before: "{")
    } else {
      report(.notASequence(shown(type)), sequence.range)
    }
    return .unknown
  }

  private func checkJump(_ label: Name?, _ word: String, _ range: Range<Int>, needsLoop: Bool) {
    let target = current.targets.lastIndex {
      if let label { return $0.label == label.text }
      return $0.isLoop || !needsLoop && !$0.needsLabel
    }
    if let target {
      if let valued = current.valued, target < valued.outerTargets {
        reportLeaving(valued, word, range)
      }
    } else if let label {
      report(
        .unknownName(label.text, candidates: current.targets.compactMap(\.label)), label.range)
    } else {
      report(.unexpected(word, expected: "an enclosing loop"), range)
    }
  }

  private func reportLeaving(
    _ valued: FunctionContext.ValuedStatement, _ word: String, _ range: Range<Int>
  ) {
    report(
      .host(
        "'\(word)' cannot leave a '\(valued.word)' that is a value",
        help: "assign the value in a statement"),
      range)
  }

  private func checkReturn(_ value: Expression?, _ range: Range<Int>) {
    if let valued = current.valued { reportLeaving(valued, "return", range) }
    guard let value else {
      if current.infersResult {
        _ = solver.unify(current.result, .void)
      } else if !resolve(current.result).isVoid, !resolve(current.result).isUnknown {
        report(
          .typeMismatch(expected: shown(current.result), found: "nothing"), range)
      }
      return
    }
    current.returnsValue = true
    if current.infersResult {
      inferReturn(value)
    } else {
      check(value, is: current.result)
    }
  }

  /// Infers a returned value, where the return type is inferred from the `return` statements.
  private func inferReturn(_ value: Expression) {
    let known = resolve(current.result)
    if solver.isOpen(known) {
      let found = infer(value, nil)
      _ = solver.unify(known, found)
      return
    }
    let found = infer(value, known)
    let before = snapshot
    if convert(value, from: found, to: known) { return }
    restore(before)
    if solver.unify(found, known) { return }
    mismatch(known, found, value.range)
  }

  // MARK: Exits

  /// True if a block always exits through `return`, `break` or a similar statement.
  func exits(_ block: Block) -> Bool {
    block.statements.contains { exits($0) }
  }

  private func exits(_ statement: Statement) -> Bool {
    switch statement.form {
    case .returning, .breaking, .continuing, .throwing, .fallingThrough: return true
    case .ifElse(let form): return exits(form)
    case .switching(let form):
      return !form.cases.isEmpty && form.cases.allSatisfy { leaves($0.body) }
    case .whileLoop(let conditions, let body):
      if case .expression(let condition)? = conditions.first, conditions.count == 1,
        case .boolean(true) = condition.form
      {
        return !breaks(body)
      }
      return false
    case .repeatWhile(let body, let condition):
      if case .boolean(true) = condition.form { return !breaks(body) }
      return exits(body) && !breaks(body)
    case .doing(let block, let catches):
      return exits(block) && catches.allSatisfy { exits($0.body) }
    case .expression(let expression):
      return resolve(expression.type) == .never
    default: return false
    }
  }

  private func exits(_ form: IfSyntax) -> Bool {
    guard exits(form.then) else { return false }
    switch form.otherwise {
    case .block(let block)?: return exits(block)
    case .ifElse(let next)?: return exits(next)
    case nil: return false
    }
  }

  /// True if a case always exits the function. A `break` in it leaves only the switch.
  private func leaves(_ block: Block) -> Bool {
    block.statements.contains { statement in
      switch statement.form {
      case .breaking: false
      case .fallingThrough: true
      default: exits(statement)
      }
    }
  }

  private func breaks(_ block: Block) -> Bool {
    block.statements.contains { statement in
      switch statement.form {
      case .breaking: return true
      case .ifElse(let form): return breaks(form)
      case .doing(let inner, _): return breaks(inner)
      case .switching(let form):
        return form.cases.contains { entry in
          entry.body.statements.contains {
            if case .breaking(.some) = $0.form { true } else { false }
          }
        }
      default: return false
      }
    }
  }

  private func breaks(_ form: IfSyntax) -> Bool {
    if breaks(form.then) { return true }
    switch form.otherwise {
    case .block(let block)?: return breaks(block)
    case .ifElse(let next)?: return breaks(next)
    case nil: return false
    }
  }
}
