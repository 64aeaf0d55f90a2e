import ViewTreeDocument
import ViewTreeNumbers
import ViewTreeScript
import ViewTreeSyntax

/// The statements of a view builder as a list of views.
extension SwiftLowering {
  /// The views that follow a block of plain code that doesn't return.
  typealias Next = () -> [ViewEntry]

  func lower(_ block: Block, _ scope: Scope, then next: Next? = nil) -> [ViewEntry] {
    lower(block.statements[...], scope, then: next)
  }

  func lower(
    _ statements: ArraySlice<Statement>, _ scope: Scope, then next: Next? = nil
  ) -> [ViewEntry] {
    var entries: [ViewEntry] = []
    var scope = scope
    // With an explicit return, Swift reads the body as plain code instead of a view builder.
    let isPlain = next != nil || statements.contains(where: Self.returnsValue)
    var assignedLater: Set<String> = []
    for (index, statement) in statements.enumerated() {
      entryCount += 1
      guard entryCount < Self.entryLimit else {
        if entryCount == Self.entryLimit {
          report(.swiftTooManyViews(limit: Self.entryLimit, at: SourceRange(statement.range)))
        }
        return entries
      }
      let rest = statements.dropFirst(index + 1)
      if isPlain, isWork(statement) {
        entries += work(statement, scope)
        continue
      }
      switch statement.form {
      case .expression(let expression) where isPlain: entries += effect(expression, scope)
      case .expression(let expression): entries += lowerStatement(expression, scope)
      case .returning(let value):
        if let value { entries += lower(value, scope) }
        return entries
      case .variables(let variables):
        if let value = valueAssignedLater(variables, rest.first, &scope) {
          return entries + [value] + lower(rest.dropFirst(), scope, then: next)
        }
        if let declared = declareForLater(variables, rest, &scope) {
          entries += declared
          assignedLater.formUnion(variables.compactMap { $0.boundName?.text })
          continue
        }
        for variable in variables { entries += declare(variable, &scope) }
      case .ifElse(let branch) where isPlain:
        return entries + lower(branch, scope, then: { self.lower(rest, scope, then: next) })
      case .switching(let branch) where isPlain:
        return entries + lower(branch, scope, then: { self.lower(rest, scope, then: next) })
      case .ifElse, .switching, .assign:
        if assigns(assignedLater, statement) {
          entries += work(statement, scope)
        } else {
          entries += lower(branching: statement, scope)
        }
      case .breaking(nil) where isPlain: return entries + (next?() ?? [])
      case .guardElse(let conditions, let block):
        return entries + lowerGuard(conditions, block, rest, scope, then: next)
      case .function(let function):
        if let closure = closure(of: function, &scope) { entries.append(closure) }
        scope.names[function.name.text] = .function(function, scope)
      case .type(let type): declare(type)
      // It runs when the views are made, so it changes none of them.
      case .deferring where isPlain: continue
      case .doing(let block, _) where isPlain:
        return entries + lower(block, scope, then: { self.lower(rest, scope, then: next) })
      case .forIn where isPlain, .whileLoop where isPlain, .repeatWhile where isPlain:
        // Which of its views a loop returns isn't known.
        let problem = Diagnostic.swiftStatementInBuilder(
          word(at: statement.range), at: SourceRange(statement.range))
        report(.swiftHole(.statement, problem, isError: false))
      case .forIn(let loop) where !isPlain:
        report(
          .swiftLoopInBuilder(
            text(loop.pattern.range), text(loop.sequence.range), at: wordRange(statement.range, 3)))
      case .compoundAssign where scope.makesObjectsOnce: entries += work(statement, scope)
      default: reportInBuilder(statement)
      }
    }
    return entries + (next?() ?? [])
  }

  /// A function that returns a value as a constant with a closure. `nil` for a function that makes views,
  /// and for one that no closure can replace.
  private func closure(of function: FunctionSyntax, _ scope: inout Scope) -> ViewEntry? {
    guard let result = function.result, !isViewType(result), function.generics.isEmpty,
      let body = function.body,
      function.parameters.allSatisfy({
        $0.type != nil && !$0.isInout && !$0.isVariadic && $0.defaultValue == nil
      })
    else { return nil }
    let place = body.range.lowerBound
    var head = SourceText("{ (", at: place)
    for (index, parameter) in function.parameters.enumerated() {
      guard let type = parameter.type else { return nil }
      head =
        head + SourceText((index > 0 ? ", " : "") + parameter.name.text + ": ", at: place)
        + typeText(type)
    }
    head = head + SourceText(") -> ", at: place) + typeText(result) + SourceText(" in ", at: place)
    let inside = body.range.lowerBound + 1..<body.range.upperBound
    let name = function.name
    let hidden = function.parameters.reduce(into: scope) { $0.names[$1.name.text] = .value }
    let code = text(of: inside, replacing: replacements(in: body, hidden))
    let written = scope.declare(name.text, at: name.range.lowerBound)
    return .statement(binding(written, name.range, .text(head + code, body.range)))
  }

  /// The views of a statement with branches, or an assignment.
  private func lower(branching statement: Statement, _ scope: Scope) -> [ViewEntry] {
    switch statement.form {
    case .ifElse(let branch): return lower(branch, scope)
    case .switching(let branch): return lower(branch, scope)
    // A preview may change an object that it created.
    default:
      if let made = scope.madeView, let (call, arguments) = delegatingCall(statement) {
        let name = Name(text: made.text, range: call.range.lowerBound..<call.range.lowerBound)
        return lowerCall(name, arguments, call, scope)
      }
      if scope.makesObjectsOnce { return work(statement, scope) }
      reportInBuilder(statement)
      return []
    }
  }

  /// Variables with types and without values, which the next statements assign: each begins with a
  /// placeholder that no statement reads. `nil` for other variables.
  private func declareForLater(
    _ variables: [VariableSyntax], _ rest: ArraySlice<Statement>, _ scope: inout Scope
  ) -> [ViewEntry]? {
    let names = Set(variables.compactMap { $0.boundName?.text })
    guard names.count == variables.count,
      variables.allSatisfy({
        $0.value == nil && $0.type != nil && $0.accessors == nil && !isViewType($0.type)
      }), rest.contains(where: { assigns(names, $0) })
    else { return nil }
    return variables.compactMap { variable in
      guard let name = variable.boundName, let type = variable.type else { return nil }
      let place = name.range.lowerBound
      var value = SourceText(unknown(name.text), at: place)
      if !isWholeHole(.given, variable.range, name.text) {
        let made = standIn(for: type, name.text, StandInContext(owner: scope.owner?.name))
        value = SourceText("(\(made)) as ", at: place) + typeText(type)
      }
      let written = scope.declare(name.text, at: place)
      return .statement(
        binding(written, name.range, .text(value, variable.range), isVariable: true))
    }
  }

  /// True if a statement assigns one of some names.
  private func assigns(_ names: Set<String>, _ statement: Statement) -> Bool {
    let block = Block(statements: [statement], range: statement.range)
    return names.contains { !assignments(to: $0, in: block).isEmpty }
  }

  /// True for a statement of a function that returns no view and has no declarations for the rest
  /// of the function: a loop, an assignment, or an `if` without `return`.
  private func isWork(_ statement: Statement) -> Bool {
    switch statement.form {
    case .assign, .compoundAssign, .forIn, .whileLoop, .repeatWhile, .doing:
      return !Self.returnsValue(statement)
    case .ifElse, .switching: return !Self.returnsValue(statement)
    default: return false
    }
  }

  /// A statement with an effect and without a view.
  private func work(_ statement: Statement, _ scope: Scope) -> [ViewEntry] {
    if isWholeHole(.statement, statement.range, "") { return [] }
    let block = Block(statements: [statement], range: statement.range)
    let done = text(of: statement.range, replacing: replacements(in: block, scope))
    return [
      .statement(
        .single("let", .single("_", .text(done, statement.range), statement.range), statement.range)
      )
    ]
  }

  /// True if a statement returns a value from the function around it.
  private static func returnsValue(_ statement: Statement) -> Bool {
    func returns(_ block: Block) -> Bool { block.statements.contains(where: returnsValue) }
    func returns(_ branch: IfSyntax) -> Bool {
      if returns(branch.then) { return true }
      switch branch.otherwise {
      case .block(let block)?: return returns(block)
      case .ifElse(let next)?: return returns(next)
      case nil: return false
      }
    }
    switch statement.form {
    case .returning(let value): return value != nil
    case .ifElse(let branch): return returns(branch)
    case .guardElse(_, let block): return returns(block)
    case .switching(let branch): return branch.cases.contains { returns($0.body) }
    case .forIn(let loop): return returns(loop.body)
    case .whileLoop(_, let block), .repeatWhile(let block, _): return returns(block)
    case .doing(let block, let catches):
      return returns(block) || catches.contains { returns($0.body) }
    default: return false
    }
  }

  /// The value of `let length: CGFloat` that the next statement assigns in each of its branches: a
  /// closure that returns it. `nil` for other variables.
  private func valueAssignedLater(
    _ variables: [VariableSyntax], _ next: Statement?, _ scope: inout Scope
  ) -> ViewEntry? {
    guard variables.count == 1, variables[0].value == nil, let type = variables[0].type,
      variables[0].accessors == nil, let name = variables[0].boundName, let next
    else { return nil }
    switch next.form {
    case .ifElse, .switching: break
    default: return nil
    }
    let block = Block(statements: [next], range: next.range)
    let places = assignments(to: name.text, in: block)
    guard !places.isEmpty else { return nil }
    let assigned = places.map { place in
      let equals = bytes[place...].firstIndex(of: UInt8(ascii: "=")) ?? place
      return Replacement(place..<equals + 1, SourceText("return", at: place))
    }
    let start = next.range.lowerBound
    let whole = variables[0].range.lowerBound..<next.range.upperBound
    if isWholeHole(.given, whole, name.text) {
      let written = scope.declare(name.text, at: name.range.lowerBound)
      return .statement(
        binding(written, name.range, .word(unknown(name.text), name.range), isVariable: true))
    }
    let body = text(of: next.range, replacing: replacements(in: block, scope) + assigned)
    let value =
      SourceText("{ () -> ", at: start) + SourceText(type.range) + SourceText(" in ", at: start)
      + body + SourceText(" }()", at: start)
    let written = scope.declare(name.text, at: name.range.lowerBound)
    return .statement(
      binding(
        written, name.range, .text(value, next.range), isVariable: variables[0].isVariable))
  }

  /// The offsets of the assignments to a name in the branches of a block.
  private func assignments(to name: String, in block: Block) -> [Int] {
    block.statements.flatMap { statement -> [Int] in
      switch statement.form {
      case .assign(let target, _):
        return ownName(target)?.text == name ? [target.range.lowerBound] : []
      case .ifElse(let branch): return assignments(to: name, in: branch)
      case .switching(let branch):
        return branch.cases.flatMap { assignments(to: name, in: $0.body) }
      default: return []
      }
    }
  }

  private func assignments(to name: String, in branch: IfSyntax) -> [Int] {
    let others: [Int] =
      switch branch.otherwise {
      case .block(let block)?: assignments(to: name, in: block)
      case .ifElse(let next)?: assignments(to: name, in: next)
      case nil: []
      }
    return assignments(to: name, in: branch.then) + others
  }

  private func reportInBuilder(_ statement: Statement) {
    report(.swiftStatementInBuilder(word(at: statement.range), at: SourceRange(statement.range)))
  }

  func wordRange(_ range: Range<Int>, _ count: Int) -> SourceRange {
    SourceRange(range.lowerBound, min(range.lowerBound + count, range.upperBound))
  }

  /// The first word of a range.
  private func word(at range: Range<Int>) -> String {
    let word = bytes[range].prefix { ($0 | 0x20) &- UInt8(ascii: "a") < 26 }
    return String(decoding: word, as: UTF8.self)
  }

  /// Lowers an expression of a builder: views, or a side effect.
  private func lowerStatement(_ expression: Expression, _ scope: Scope) -> [ViewEntry] {
    if case .call(let callee, _) = expression.form, case .name(let name, _) = callee.form,
      ["print", "debugPrint", "dump", "NSLog"].contains(name.text)
    {
      return effect(expression, scope)
    }
    return lower(expression, scope)
  }

  /// The statement for an expression in a view builder that returns no view.
  private func effect(_ expression: Expression, _ scope: Scope) -> [ViewEntry] {
    if expression.saysWhatChanged || isHole(.statement, expression.range, "") { return [] }
    var done = DocumentValue.text(text(of: expression, scope), expression.range)
    // A closure that is called directly is replaced by its statements.
    if case .call(let callee, let arguments) = expression.form, arguments.isEmpty,
      case .closure(let closure) = callee.form
    {
      let inside = inside(closure.body)
      done = .text(text(of: inside, replacing: replacements(in: closure.body, scope)), inside)
    }
    return [
      .statement(.single("let", .single("_", done, expression.range), expression.range))
    ]
  }

  // MARK: - let

  /// Declares a name for a value, for views, or for a closure that makes views.
  private func declare(_ variable: VariableSyntax, _ scope: inout Scope) -> [ViewEntry] {
    noteKeys(of: variable)
    guard let value = variable.value else {
      report(.swiftVariableWithoutValue(at: SourceRange(variable.range)))
      return []
    }
    if case .wildcard = variable.pattern.form { return effect(value, scope) }
    if case .tuple(let parts) = variable.pattern.form {
      let names = variable.pattern.boundNames
      let whole = variable.pattern.range.lowerBound..<value.range.upperBound
      if isHole(.given, whole, names.joined(separator: ", "), needsForeignName: true) {
        return withUnknown(names, [:], scope) {
          scope = $0
          return []
        }
      }
      return declare(parts.map(\.pattern), value, isVariable: variable.isVariable, &scope)
    }
    guard let name = variable.boundName else {
      report(.swiftStatementInBuilder("let", at: SourceRange(variable.range)))
      return []
    }
    // In `@Bindable var model = model`, the object already provides bindings.
    if variable.attribute("Bindable") != nil, ownName(value)?.text == name.text { return [] }
    if isView(value, scope), !isValue(variable.type), !(variable.isVariable && isColor(value)) {
      scope.names[name.text] = .view(value, scope)
      return []
    }
    let isWrong = isWholeHole(.given, variable.range, name.text)
    let declared =
      (isWrong
        ? .word(
          standIn(for: declaredType(of: value, scope), name.text) ?? unknown(name.text), value.range
        )
        : nil)
      ?? stoodIn(
        value, named: name, isWrong ? nil : variable.type,
        StandInContext(owner: scope.owner?.name))
      ?? typed(value, variable.type, scope)
    let type = variable.type.map { .written($0) } ?? declaredType(of: value, scope)
    let isMadeUp = isMadeUp(value, scope)
    let written = scope.declare(name.text, at: name.range.lowerBound)
    if makesBinding(value) || variable.type?.bound != nil {
      scope.names[name.text] = .renamed("$" + written)
    }
    scope.note([name.text], areMadeUp: isMadeUp)
    scope.types[name.text] = type
    return [.statement(binding(written, name.range, declared, isVariable: variable.isVariable))]
  }

  /// True for `Binding(…)`. The name of a variable with a binding means its value in a document.
  private func makesBinding(_ value: Expression) -> Bool {
    guard case .call(let callee, _) = value.form else { return false }
    return text(callee.range).prefix { $0 != "<" } == "Binding"
  }

  /// True for `Color.red` and `Color(…)`, which a variable holds as a value.
  func isColor(_ value: Expression) -> Bool {
    switch value.form {
    case .member(let base, _), .call(let base, _): ownName(base)?.text == "Color"
    default: false
    }
  }

  private func isValue(_ type: TypeSyntax?) -> Bool {
    guard let name = type?.lastName else { return false }
    return ["Color", "Font", "Path"].contains(name)
  }

  func binding(
    _ name: String, _ place: Range<Int>, _ value: DocumentValue, isVariable: Bool = false
  ) -> DocumentValue {
    .single(isVariable ? "var" : "let", .single(name, value, place), place)
  }

  /// A value with the type that is written for it.
  func typed(_ value: Expression, _ type: TypeSyntax?, _ scope: Scope) -> DocumentValue {
    guard let type else { return .text(text(of: value, scope), value.range) }
    let place = value.range.lowerBound
    return .text(
      SourceText("(", at: place) + text(of: value, scope) + SourceText(") as ", at: place)
        + typeText(type), value.range)
  }

  /// `let (a, b) = value`
  private func declare(
    _ parts: [Pattern], _ value: Expression, isVariable: Bool, _ scope: inout Scope
  ) -> [ViewEntry] {
    let whole = "parts\(value.range.lowerBound)"
    let place = value.range
    let tuple = binding(whole, place, .text(text(of: value, scope), value.range))
    var names = DocumentObject(place)
    for (index, part) in parts.enumerated() {
      guard case .binding(let name, _) = part.form else { continue }
      let written = scope.declare(name.text, at: name.range.lowerBound)
      names.add(written, name.range, .word("\(whole).\(index)", name.range))
    }
    let words = isVariable ? "var" : "let"
    return [.statement(tuple), .statement(.single(words, .object(names), place))]
  }

  // MARK: - if

  func lower(_ branch: IfSyntax, _ scope: Scope, then next: Next? = nil) -> [ViewEntry] {
    let other: () -> [ViewEntry] = {
      switch branch.otherwise {
      case .block(let block)?: self.lower(block, scope, then: next)
      case .ifElse(let other)?: self.lower(other, scope, then: next)
      case nil: next?() ?? []
      }
    }
    let others: Int =
      switch branch.otherwise {
      case .block(let block)?: viewCount(block)
      case .ifElse(let next)?: viewCount(next.then)
      case nil: 0
      }
    // A view that contains itself would never end.
    let isEndless = scope.owner.map { mentionedNames(in: branch.then).contains($0.name) } ?? false
    return conditional(
      branch.conditions[...], scope, branch.range,
      showsThen: viewCount(branch.then) >= others && !isEndless,
      then: { self.lower(branch.then, $0, then: next) }, otherwise: other)
  }

  /// Lowers nested conditions, each with the views that are shown if it's false.
  private func conditional(
    _ conditions: ArraySlice<ConditionSyntax>, _ scope: Scope, _ range: Range<Int>,
    showsThen: Bool, then: @escaping (Scope) -> [ViewEntry], otherwise: @escaping () -> [ViewEntry]
  ) -> [ViewEntry] {
    guard let condition = conditions.first else { return then(scope) }
    let rest: (Scope) -> [ViewEntry] = { scope in
      self.conditional(
        conditions.dropFirst(), scope, range, showsThen: showsThen, then: then,
        otherwise: otherwise)
    }
    if let value = condition.value {
      let types = self.types(of: condition, scope)
      if isForeign(value, showsThen, standsIn: !types.isEmpty) {
        return showsThen ? withUnknown(condition.boundNames, types, scope, rest) : otherwise()
      }
    }
    var form = DocumentObject(range)
    let word = range.lowerBound..<min(range.lowerBound + 2, range.upperBound)
    var views: [ViewEntry]
    switch condition {
    case .available(let holds, _): return holds ? rest(scope) : otherwise()
    case .expression(let value):
      form.add("if", word, expression(beforeBody(value), scope))
      views = rest(scope)
    case .optionalBinding(let pattern, _, let value, _, let place):
      guard case .binding(let name, _) = pattern.form else {
        if case .tuple(let parts) = pattern.form, let value {
          return unwrappedParts(parts.map(\.pattern), value, scope, word, range, rest, otherwise)
        }
        if case .wildcard = pattern.form, let value {
          form.add("if", word, notNil(value, scope))
          views = rest(scope)
          break
        }
        report(.swiftStatementInBuilder("if", at: SourceRange(place)))
        return []
      }
      // `if let header { … }` unwraps the variable with that name.
      let unwrapped = value ?? Expression(.name(name, []), name.range, depth: 1)
      if value.map({ isView($0, scope) }) ?? false || isSlot(unwrapped, scope) {
        return optionalViews(name, unwrapped, scope, word, range, rest, otherwise)
      }
      var inner = scope
      let written = inner.declare(name.text, at: name.range.lowerBound)
      if let value, makesBinding(value) { inner.names[name.text] = .renamed("$" + written) }
      inner.note([name.text], areMadeUp: isMadeUp(unwrapped, scope))
      inner.types[name.text] = declaredType(of: unwrapped, scope).map { self.unwrapped($0) }
      form.add("if let", word, self.unwrapped(name, written, value, scope))
      if let value, isImage(value, scope) { inner.names[name.text] = image(name.range) }
      views = rest(inner)
    case .pattern(let pattern, _, let value, _):
      return matching(pattern, value, scope, range, rest, otherwise)
    }
    form.add("then", word, views.value(range))
    let others = otherwise()
    if !others.isEmpty { form.add("else", word, others.value(range)) }
    return [.view(LoweredView(.control, form))]
  }

  /// An expression before the brace of a body, without the parentheses that only Swift needs there.
  private func beforeBody(_ expression: Expression) -> Expression {
    guard case .parenthesized(let inner) = expression.form else { return expression }
    let outline = ScriptOutline(Array(bytes[inner.range]))
    return outline?.needsParenthesesBeforeBody == true ? inner : expression
  }

  /// The types of the names that a condition binds.
  private func types(of condition: ConditionSyntax, _ scope: Scope) -> [String: DeclaredType] {
    guard let value = condition.value, let type = declaredType(of: value, scope) else { return [:] }
    switch condition {
    case .optionalBinding(let pattern, _, _, _, _): return types(of: pattern, in: unwrapped(type))
    case .pattern(let pattern, _, _, _): return types(of: pattern, in: type)
    case .expression, .available: return [:]
    }
  }

  /// True if a condition can't be read. `holds` is then its assumed value. If `standsIn` is true,
  /// the names that it binds get placeholders.
  func isForeign(_ condition: Expression, _ holds: Bool, standsIn: Bool = false) -> Bool {
    isHole(
      .condition(holds), condition.range, "", needsForeignName: true, standsIn: standsIn && holds)
  }

  /// The number of views that a block makes, by their names.
  func viewCount(_ block: Block) -> Int {
    var walk = viewCounter()
    walk.walk.visit(block)
    return walk.count()
  }

  /// The number of views of an expression.
  func viewCount(_ expression: Expression) -> Int {
    var walk = viewCounter()
    walk.walk.visit(expression)
    return walk.count()
  }

  private func viewCounter() -> (walk: SyntaxWalk, count: () -> Int) {
    var count = 0
    let walk = SyntaxWalk { [self] expression, _ in
      if case .call(let callee, _) = expression.form, case .name(let name, _) = callee.form,
        CallForms.isView(name.text) || names.views[name.text] != nil || name.text == "ForEach"
      {
        // An unknown loop has three rows.
        count += name.text == "ForEach" ? 3 : 1
      } else if let name = ownName(expression), helperNames.contains(name.text) {
        count += 1
      }
      return true
    }
    return (walk, { count })
  }

  /// Views in the scope of names for unknown values, of which only the types may be known.
  func withUnknown(
    _ names: [String], _ types: [String: DeclaredType], _ scope: Scope,
    _ views: (Scope) -> [ViewEntry]
  ) -> [ViewEntry] {
    let place = 0..<0
    let statements = names.map { name in
      let value = standIn(for: types[name], name) ?? unknown(name)
      return ViewEntry.statement(binding(name, place, .word(value, place)))
    }
    var inner = scope.adding(names)
    inner.note(names, areMadeUp: true)
    inner.types.merge(types) { _, new in new }
    return statements + views(inner)
  }

  /// `if let (a, b) = value`
  private func unwrappedParts(
    _ parts: [Pattern], _ value: Expression, _ scope: Scope, _ word: Range<Int>,
    _ range: Range<Int>, _ rest: (Scope) -> [ViewEntry], _ otherwise: () -> [ViewEntry]
  ) -> [ViewEntry] {
    let whole = "parts\(value.range.lowerBound)"
    var inner = scope.adding([whole])
    var names = DocumentObject(value.range)
    for (index, part) in parts.enumerated() {
      guard case .binding(let name, _) = part.form else { continue }
      let written = inner.declare(name.text, at: name.range.lowerBound)
      names.add(written, name.range, .word("\(whole).\(index)", name.range))
    }
    var form = DocumentObject(range)
    let source = beforeBody(value)
    form.add(
      "if let", word, .single(whole, .text(text(of: source, scope), source.range), value.range))
    let views = [ViewEntry.statement(.single("let", .object(names), value.range))] + rest(inner)
    form.add("then", word, views.value(range))
    let others = otherwise()
    if !others.isEmpty { form.add("else", word, others.value(range)) }
    return [.view(LoweredView(.control, form))]
  }

  private func notNil(_ value: Expression, _ scope: Scope) -> DocumentValue {
    let place = value.range.lowerBound
    return .text(
      SourceText("(", at: place) + text(of: value, scope) + SourceText(") != nil", at: place),
      value.range)
  }

  /// The views of `if let header { header }`, if `header` is passed to the component.
  private func optionalViews(
    _ name: Name, _ value: Expression, _ scope: Scope, _ word: Range<Int>, _ range: Range<Int>,
    _ rest: (Scope) -> [ViewEntry], _ otherwise: () -> [ViewEntry]
  ) -> [ViewEntry] {
    var form = DocumentObject(range)
    form.add("if", word, notNil(value, scope))
    var inner = scope
    inner.names[name.text] = slotMeaning(value, scope) ?? .view(value, scope)
    form.add("then", word, rest(inner).value(range))
    let others = otherwise()
    if !others.isEmpty { form.add("else", word, others.value(range)) }
    return [.view(LoweredView(.control, form))]
  }

  /// The `name = value` of an `if let`. The value defaults to that of the name.
  private func unwrapped(
    _ name: Name, _ written: String, _ value: Expression?, _ scope: Scope
  ) -> DocumentValue {
    var source = SourceText(name.range)
    if case .renamed(let other)? = scope.names[name.text] {
      source = SourceText(other, at: name.range.lowerBound)
    }
    let text =
      value.map(beforeBody).map { DocumentValue.text(self.text(of: $0, scope), $0.range) }
      ?? .text(source, name.range)
    return .single(written, text, name.range)
  }

  /// `if case pattern = value`
  private func matching(
    _ pattern: Pattern, _ value: Expression, _ scope: Scope, _ range: Range<Int>,
    _ rest: (Scope) -> [ViewEntry], _ otherwise: () -> [ViewEntry]
  ) -> [ViewEntry] {
    var cases = DocumentObject(range)
    var inner = scope.adding(pattern.boundNames)
    inner.types.merge(types(of: pattern, in: declaredType(of: value, scope))) { _, new in new }
    let views = rest(inner)
    let written = start(of: pattern)..<pattern.range.upperBound
    cases.add(text(written), written, views.value(range))
    cases.add("default", range, otherwise().value(range))
    var form = DocumentObject(range)
    form.add("switch", range, .text(text(of: value, scope), value.range))
    form.add("cases", range, .object(cases))
    return [.view(LoweredView(.control, form))]
  }

  /// The start of a pattern, including the `let` or `var` before it.
  private func start(of pattern: Pattern) -> Int {
    var end = pattern.range.lowerBound
    while end > 0, bytes[end - 1] == UInt8(ascii: " ") { end -= 1 }
    guard end >= 4, end < pattern.range.lowerBound else { return pattern.range.lowerBound }
    let word = text(end - 4..<end)
    return word == " let" || word == " var" ? end - 3 : pattern.range.lowerBound
  }

  // MARK: - guard

  private func lowerGuard(
    _ conditions: [ConditionSyntax], _ block: Block, _ rest: ArraySlice<Statement>, _ scope: Scope,
    then next: Next?
  ) -> [ViewEntry] {
    let range = block.range
    return conditional(
      conditions[...], scope, range, showsThen: true,
      then: { self.lower(rest, $0, then: next) },
      otherwise: {
        let views = self.lower(block, scope)
        return views.isEmpty ? [.view(LoweredView(named: "EmptyView", range, range))] : views
      })
  }

  // MARK: - switch

  func lower(_ branch: SwitchSyntax, _ scope: Scope, then next: Next? = nil) -> [ViewEntry] {
    let type = declaredType(of: branch.subject, scope)
    if isHole(.subject, branch.subject.range, "", needsForeignName: true) {
      let most = branch.cases.map { viewCount($0.body) }.max() ?? 0
      guard let shown = branch.cases.first(where: { viewCount($0.body) == most }) else { return [] }
      let types = shown.items.first.map { self.types(of: $0.pattern, in: type) } ?? [:]
      return withUnknown(shown.items.flatMap(\.pattern.boundNames), types, scope) {
        self.lower(shown.body, $0, then: next)
      }
    }
    var cases = DocumentObject(branch.range)
    for item in branch.cases {
      guard let first = item.items.first, let last = item.items.last else {
        cases.add("default", item.range, lower(item.body, scope, then: next).value(item.body.range))
        continue
      }
      let end = last.condition?.range.upperBound ?? last.pattern.range.upperBound
      let range = start(of: first.pattern)..<end
      let names = item.items.flatMap(\.pattern.boundNames)
      var inner = scope.adding(names)
      inner.types.merge(types(of: first.pattern, in: type)) { _, new in new }
      if ownName(branch.subject)?.text == scope.imagePhase, scope.imagePhase != nil {
        for name in names where first.pattern.isCase("success") { inner.names[name] = image(range) }
      }
      cases.add(text(range), range, lower(item.body, inner, then: next).value(item.body.range))
    }
    var form = DocumentObject(branch.range)
    let word = branch.range.lowerBound..<min(branch.range.lowerBound + 6, branch.range.upperBound)
    let subject = beforeBody(branch.subject)
    form.add("switch", word, .text(text(of: subject, scope), subject.range))
    form.add("cases", word, .object(cases))
    return [.view(LoweredView(.control, form))]
  }
}

extension ConditionSyntax {
  /// The tested expression. `nil` for an optional that is unwrapped under its own name, and for a
  /// system version.
  fileprivate var value: Expression? {
    switch self {
    case .expression(let value), .pattern(_, _, let value, _): value
    case .optionalBinding(_, _, let value, _, _): value
    case .available: nil
    }
  }
}

extension Pattern {
  /// True if the pattern is an enum case of this name.
  fileprivate func isCase(_ name: String) -> Bool {
    if case .enumCase(_, let found, _) = form { return found.text == name }
    return false
  }
}

extension Expression {
  /// True for `Self._printChanges()`, which only prints changes.
  fileprivate var saysWhatChanged: Bool {
    guard case .call(let callee, _) = form, case .member(_, let name) = callee.form else {
      return false
    }
    return ["_printChanges", "_logChanges"].contains(name.text)
  }
}
