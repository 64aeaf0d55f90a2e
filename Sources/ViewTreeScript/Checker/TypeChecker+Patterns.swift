/// Patterns: the names that they bind, and the values that they match.
extension TypeChecker {
  /// Declares the names of a pattern that always matches.
  func bind(_ pattern: Pattern, _ type: StaticType, isVariable: Bool, isDeferred: Bool) {
    pattern.subject = type
    switch pattern.form {
    case .binding(let name, let isOwnVariable):
      let variable = declare(
        name, type, isAssignable: isVariable || isOwnVariable, isDeferred: isDeferred)
      variable.isBound = true
      pattern.variable = variable
      boundNames.append((variable, name.range))
    case .tuple(let items):
      for (item, element) in zip(items, elements(of: type, items.count, pattern.range)) {
        bind(item.pattern, element, isVariable: isVariable, isDeferred: isDeferred)
      }
    case .wildcard: break
    case .typeCast(let inner, let syntax):
      bind(inner, self.type(syntax), isVariable: isVariable, isDeferred: isDeferred)
    default: checkPattern(pattern, type)
    }
  }

  /// The element types of a tuple with `count` elements.
  private func elements(
    of type: StaticType, _ count: Int, _ range: Range<Int>
  ) -> [StaticType] {
    let known = resolve(type)
    if case .tuple(let elements) = known, elements.count == count { return elements.map(\.type) }
    if !known.isUnknown, !solver.isVariable(known) {
      report(.typeMismatch(expected: "a tuple of \(count)", found: shown(known)), range)
    }
    return (0..<count).map { _ in .unknown }
  }

  // MARK: Refutable patterns

  func checkPattern(_ pattern: Pattern, _ subject: StaticType) {
    pattern.subject = subject
    switch pattern.form {
    case .wildcard: break
    case .binding(let name, let isVariable):
      pattern.variable = declareInPattern(name, subject, isVariable)
    case .tuple(let items):
      if items.count == 1 { return checkPattern(items[0].pattern, subject) }
      for (item, element) in zip(items, elements(of: subject, items.count, pattern.range)) {
        checkPattern(item.pattern, element)
      }
    case .enumCase(let syntax, let name, let payload):
      checkCase(pattern, syntax, name, payload, subject)
    case .optional(let inner): checkSome(inner, subject, pattern.range)
    case .typeTest(let syntax): _ = type(syntax)
    case .typeCast(let inner, let syntax): checkPattern(inner, type(syntax))
    case .expression(let expression): checkComparison(expression, subject)
    }
  }

  /// Declares a name of a pattern. Patterns of one case that bind the same name share the variable.
  private func declareInPattern(
    _ name: Name, _ type: StaticType, _ isVariable: Bool
  ) -> LocalVariable {
    if sharesBindings, let known = current.blocks.last?.last(named: name.text) {
      return known
    }
    let variable = declare(name, type, isAssignable: isVariable)
    boundNames.append((variable, name.range))
    return variable
  }

  private func checkSome(_ inner: Pattern, _ subject: StaticType, _ range: Range<Int>) {
    let known = resolve(subject)
    if let wrapped = known.wrapped { return checkPattern(inner, resolve(wrapped)) }
    if !known.isUnknown, !solver.isVariable(known) {
      report(.typeMismatch(expected: "an optional", found: shown(known)), range)
    }
    checkPattern(inner, .unknown)
  }

  // MARK: Cases

  private func checkCase(
    _ pattern: Pattern, _ syntax: TypeSyntax?, _ name: Name,
    _ payload: [(label: Name?, pattern: Pattern)]?, _ subject: StaticType
  ) {
    var known = resolve(subject)
    if let syntax { known = type(syntax) }
    if known.wrapped != nil, name.text == "some" || name.text == "none" {
      pattern.shape = CaseInfo(name: name.text)
      if name.text == "some", let inner = payload?.first {
        checkSome(inner.pattern, known, pattern.range)
      }
      return
    }
    known = known.unwrappedOnce(solver)
    guard let typeName = known.name, let entry = types.entry(typeName), entry.isEnum,
      let enumCase = entry.cases.first(where: { $0.name == name.text })
    else { return checkOpenCase(pattern, name, payload, known) }
    pattern.shape = enumCase.shape
    let parameters = candidates(of: known, name.text, isStatic: true).first?.signature.parameters
    checkPayload(pattern, name, payload, (parameters ?? enumCase.payload))
  }

  private func checkPayload(
    _ pattern: Pattern, _ name: Name, _ payload: [(label: Name?, pattern: Pattern)]?,
    _ parameters: [Signature.Parameter]
  ) {
    guard let payload else { return }
    if payload.count == 1, parameters.count > 1 {
      let tuple = parameters.map { StaticType.TupleElement(label: $0.label, type: $0.type) }
      return checkPattern(payload[0].pattern, .tuple(tuple))
    }
    guard payload.count == parameters.count else {
      let wanted = parameters.count
      report(
        .wrongArguments(
          callee: "." + name.text,
          expected: wanted == 0
            ? "no values" : "\(wanted) value\(wanted == 1 ? "" : "s"), not \(payload.count)"),
        name.range.lowerBound..<pattern.range.upperBound)
      payload.forEach { checkPattern($0.pattern, .unknown) }
      return
    }
    for (item, parameter) in zip(payload, parameters) {
      if let label = item.label, label.text != parameter.label {
        report(
          .unknownLabel(
            label.text, callee: "." + name.text, candidates: parameters.compactMap(\.label)),
          label.range)
      }
      checkPattern(item.pattern, parameter.type)
    }
  }

  /// Checks a pattern that looks like a case: a static member to compare with, or a case of an
  /// unknown type.
  private func checkOpenCase(
    _ pattern: Pattern, _ name: Name, _ payload: [(label: Name?, pattern: Pattern)]?,
    _ known: StaticType
  ) {
    if known.isUnknown || solver.isVariable(known) || isOpen(known) {
      pattern.shape = CaseInfo(typeName: isOpen(known) ? known.name : nil, name: name.text)
      payload?.forEach { checkPattern($0.pattern, .unknown) }
      return
    }
    let member = Expression(.implicitMember(name), pattern.range)
    pattern.comparison = member
    check(member, is: known)
    payload?.forEach { checkPattern($0.pattern, .unknown) }
  }

  private func checkComparison(_ expression: Expression, _ subject: StaticType) {
    let known = resolve(subject)
    if isNothing(expression) {
      _ = infer(expression, known)
      return
    }
    let found = resolve(infer(expression, needsContext(expression) ? known : nil))
    if let name = found.name, Self.ranges.contains(name), case .named(_, let bounds) = found,
      known.name != name
    {
      if !convert(nil, from: bounds[0], to: known), !known.isUnknown {
        mismatch(known, bounds[0], expression.range)
      }
      return
    }
    if known.isUnknown || found.isUnknown { return }
    if convert(expression, from: found, to: known) { return }
    if let wrapped = known.wrapped, convert(expression, from: found, to: wrapped) { return }
    mismatch(known, found, expression.range)
  }

  private static let ranges: Set = [
    "Range", "ClosedRange", "PartialRangeFrom", "PartialRangeThrough", "PartialRangeUpTo",
  ]

  // MARK: Switches

  func checkSwitch(_ form: SwitchSyntax, expecting expected: StaticType?) {
    let start = solver.count
    let found = infer(form.subject, nil)
    solver.finish(from: start)
    let subject = solver.resolveAll(found)
    for entry in form.cases {
      inBlock {
        for (place, item) in entry.items.enumerated() {
          sharesBindings = place > 0
          checkPattern(item.pattern, subject)
          sharesBindings = false
          if let condition = item.condition { check(condition, is: .bool) }
        }
        checkCaseBody(entry.body, expected)
      }
    }
    checkExhaustive(form, subject)
  }

  private func checkCaseBody(_ body: Block, _ expected: StaticType?) {
    if body.statements.isEmpty {
      report(
        .unexpected("", expected: "a statement"), body.range)
    }
    if expected == nil {
      current.targets.append(FunctionContext.JumpTarget(label: nil, isLoop: false))
      checkBlock(body)
      current.targets.removeLast()
    } else {
      checkBranch(body, expected)
    }
  }

  private func checkExhaustive(_ form: SwitchSyntax, _ subject: StaticType) {
    if form.cases.contains(where: { $0.items.isEmpty }) { return }
    let rows = form.cases.flatMap { entry in
      entry.items.filter { $0.condition == nil }.map { [Optional($0.pattern)] }
    }
    let finder = MissingCases(types: types, resolve: { [solver] in solver.resolve($0) })
    if let missing = finder.missing(rows, [subject]) {
      report(.missingCases(missing), form.range.lowerBound..<form.range.lowerBound + 6)
    }
  }
}
