import ViewTreeScript
import ViewTreeSyntax

/// Uses of views and modifiers that the file declares.
extension SwiftLowering {
  func lowerOwn(
    _ view: DeclaredView, _ name: Name, _ arguments: [Argument], _ expression: Expression,
    _ scope: Scope
  ) -> [ViewEntry] {
    switch view.kind {
    case .shape: return [path(name, expression)]
    case .foreign: return [foreignView(name, arguments, expression, scope)]
    case .layout: return [lowerLayout(view, name, arguments, expression, scope)]
    case .modifier, .style: return reportNoView(expression)
    case .view: break
    }
    if isWholeHole(.view, view.declaration.range, view.name) {
      return [.view(LoweredView.standIn(name.range, expression.range))]
    }
    if isWholeHole(.view, expression.range, view.name) {
      return [.view(LoweredView.standIn(name.range, expression.range))]
    }
    use(view)
    var lowered = LoweredView(named: view.name, name.range, expression.range)
    guard let given = given(view, arguments, scope, name) else {
      // Several files are assumed to compile, so the call must match another declaration.
      if source.parts.count > 1 { lowered.members = standIns(for: view) }
      return [.view(lowered)]
    }
    lowered.members = given.members
    lowered.lets = given.lets
    lowered.own = view
    return [.view(lowered)]
  }

  /// A view of the file after a method that returns a copy of it with other values. `nil` for other
  /// methods.
  func changedCopy(
    _ entries: [ViewEntry], by name: Name, _ arguments: [Argument], _ scope: Scope
  ) -> [ViewEntry]? {
    guard entries.count == 1, case .view(var lowered) = entries[0], let view = lowered.own else {
      return nil
    }
    for method in view.methods[name.text] ?? [] {
      let parameters = method.parameters.map(CallParameter.init)
      guard let changes = method.changesOfCopy, let given = parameters.arguments(of: arguments)
      else { continue }
      var result = GivenArguments(members: lowered.members, lets: lowered.lets)
      var inner = Scope()
      let values = values(of: method, given, scope)
      set(changes, method, values, view, &inner, &result)
      (lowered.members, lowered.lets) = (result.members, result.lets)
      return [.view(lowered)]
    }
    return nil
  }

  /// A `Path`, or a shape that the file declares: its value is an argument. Without one, nothing is
  /// known of its outline.
  func lowerShape(_ name: Name, _ expression: Expression, _ scope: Scope) -> ViewEntry? {
    let isPath = name.text == "Path" && !names.typeNames.contains(name.text)
    guard isPath || names.shapes.contains(name.text) else {
      return lowerValue(name, expression, scope)
    }
    if case .call(_, let arguments) = expression.form, isPath, arguments.isEmpty {
      return path(name, expression)
    }
    if isHole(.argument, expression.range, name.text) { return path(name, expression) }
    var view = LoweredView(named: isPath ? "Path" : "AnyShape", name.range, expression.range)
    view.members.add(
      isPath ? "path" : "shape", expression.range, self.expression(expression, scope))
    return .view(view)
  }

  /// A path of which nothing is known.
  private func path(_ name: Name, _ expression: Expression) -> ViewEntry {
    .view(LoweredView(named: "Path", name.range, expression.range))
  }

  /// The arguments of a call of one of the file's views.
  struct GivenArguments {
    var members: DocumentObject
    var lets: [(name: String, place: Range<Int>, value: DocumentValue)] = []
  }

  /// The arguments of a call of the view's initializer, by property.
  func given(
    _ view: DeclaredView, _ arguments: [Argument], _ scope: Scope, _ name: Name
  ) -> GivenArguments? {
    let initialisers = view.initialisers
    let fitting = initialisers.compactMap { initialiser in
      initialiser.parameters.map(CallParameter.init).arguments(of: arguments)
        .map { (initialiser: initialiser, given: $0) }
    }
    // Initializers may differ only in their parameter types.
    let taking = fitting.filter { takes($0.given, $0.initialiser, of: view, scope) }
    let best = bestOverload(taking.map(\.initialiser.parameters), arguments, scope)
    let first = best.map { taking[$0] } ?? fitting.first
    if let first { return assigned(first.initialiser, first.given, view, scope, name) }
    let parameters = form(of: view).memberwise
    let memberwise = parameters.map { CallParameter($0) }
    guard let given = memberwise.arguments(of: arguments) else {
      report(
        .swiftUnknownCall(
          view.name, labels: labels(arguments),
          known: initialisers.map { $0.parameters.map { $0.label?.text ?? "_" } }
            + (view.hasMemberwiseInitialiser ? [memberwise.map { $0.label ?? "_" }] : []),
          at: SourceRange(name.range)))
      return nil
    }
    var members = DocumentObject(name.range)
    for (parameter, value) in zip(parameters, given) {
      // A slot has no default in a document, so the default is passed as an argument.
      guard let value = value ?? (parameter.kind.isSlot ? parameter.defaultValue : nil) else {
        continue
      }
      if parameter.kind.isUnsaid {
        if ownList(parameter.name.text, of: view) != nil {
          report(
            .swiftArgumentLeftOut(
              parameter.name.text, of: view.name, at: SourceRange(value.range)))
        }
        continue
      }
      let property = view.storedProperties.first { $0.boundName?.text == parameter.name.text }
      if case .closure = value.form,
        let builder = builder(of: property?.attributes.map(\.name.text) ?? [])
      {
        let isFunction = parameter.type?.isFunction ?? false
        builtClosures[value.range.lowerBound] = BuiltClosure(
          builder: builder, isCalled: !isFunction)
      }
      add(value, for: parameter, scope, to: &members, of: view)
    }
    if parameters.contains(where: \.isForced) {
      addMissing(of: view, name: name, to: &members)
    }
    return GivenArguments(members: members)
  }

  // MARK: - Initializers

  /// True if no argument is a view for a text parameter, or text for a view parameter.
  private func takes(
    _ given: [Expression?], _ initialiser: FunctionSyntax, of view: DeclaredView, _ scope: Scope
  ) -> Bool {
    zip(initialiser.parameters, given).allSatisfy { parameter, argument in
      guard let argument, let type = parameter.type else { return true }
      if case .string = argument.form { return !isViews(type, in: view) }
      return !["String", "LocalizedStringKey", "Substring"].contains(type.lastName)
        || !isView(argument, scope)
    }
  }

  /// An argument and the scope of its names.
  private typealias Given = (value: Expression, scope: Scope)

  /// The values that an initializer assigns, with its parameters replaced by the arguments.
  private func assigned(
    _ initialiser: FunctionSyntax, _ given: [Expression?], _ view: DeclaredView, _ scope: Scope,
    _ name: Name
  ) -> GivenArguments? {
    var result = GivenArguments(members: DocumentObject(name.range))
    assign(initialiser, values(of: initialiser, given, scope), view, depth: 0, to: &result)
    return result
  }

  /// The arguments of a call by the names of the parameters, with defaults for those left out.
  private func values(
    of function: FunctionSyntax, _ given: [Expression?], _ scope: Scope
  ) -> [String: Given] {
    var values: [String: Given] = [:]
    noteBuilders(of: function, given)
    for (parameter, argument) in zip(function.parameters, given) {
      if let argument {
        values[parameter.name.text] = (argument, scope)
      } else if let value = parameter.defaultValue {
        values[parameter.name.text] = (value, Scope())
      }
    }
    return values
  }

  private func assign(
    _ initialiser: FunctionSyntax, _ values: [String: Given], _ view: DeclaredView, depth: Int,
    to result: inout GivenArguments
  ) {
    var inner = Scope()
    if let (other, arguments) = delegation(initialiser, of: view), depth < 8 {
      var handed: [String: Given] = [:]
      for (parameter, argument) in zip(other.parameters, arguments) {
        guard let value = argument ?? parameter.defaultValue else { continue }
        if let source = directly(value), let known = values[source.text] {
          handed[parameter.name.text] = known
        } else {
          name(initialiser, values, in: mentionedNames(value), of: view, &inner, &result)
          handed[parameter.name.text] = (value, argument == nil ? Scope() : inner)
        }
      }
      return assign(other, handed, view, depth: depth + 1, to: &result)
    }
    let assigned =
      memberwise(initialiser, of: view) ?? assignments(in: initialiser, of: view)
    set(assigned, initialiser, values, view, &inner, &result)
    addMissing(of: view, name: initialiser.name, to: &result.members)
  }

  /// Sets the properties that a function assigns, with its parameters replaced by the arguments.
  private func set(
    _ assigned: [PropertyAssignment], _ function: FunctionSyntax,
    _ values: [String: Given], _ view: DeclaredView, _ inner: inout Scope,
    _ result: inout GivenArguments
  ) {
    for assignment in assigned {
      guard let parameter = form(of: view).parameter(assignment.property),
        !parameter.kind.isUnsaid
      else { continue }
      if parameter.kind.isValue, assignment.constants == nil {
        name(function, values, in: words(in: assignment.steps), of: view, &inner, &result)
        result.members.removeAll { $0 == parameter.key }
        let made = value(of: assignment, in: function, for: parameter, inner, of: view)
        result.members.add(parameter.key, assignment.value.range, made)
        continue
      }
      let constants = assignment.constants ?? []
      var value: Given = (assignment.value, inner)
      if let source = directly(assignment.value), let known = values[source.text],
        !constants.contains(where: { $0.boundName?.text == source.text })
      {
        value = known
        if case .call = assignment.value.form {
          builtClosures[known.value.range.lowerBound]?.isCalled = true
        }
      } else {
        for constant in constants { name(constant, of: function, values, view, &inner, &result) }
        name(function, values, in: mentionedNames(assignment.value), of: view, &inner, &result)
        value.scope = inner
      }
      result.members.removeAll { $0 == parameter.key }
      add(value.value, for: parameter, value.scope, to: &result.members, of: view)
    }
  }

  /// Adds placeholders for the values that an initializer assigns in skipped statements.
  private func addMissing(
    of view: DeclaredView, name: Name, to members: inout DocumentObject
  ) {
    let missing = form(of: view).parameters.filter {
      $0.defaultValue == nil && !$0.isOptional && !$0.kind.isUnsaid && !members.has($0.key)
    }
    if missing.isEmpty { return }
    let made = standIns(missing, context(of: view), name.range)
    for member in made.members { members.add(member.key, member.place, member.value) }
    madeUpValueCount += missing.count
    madeUpProperties[view.name, default: []].formUnion(missing.map(\.name.text))
  }

  /// Adds the argument of a parameter.
  private func add(
    _ value: Expression, for parameter: ViewForm.Parameter, _ scope: Scope,
    to members: inout DocumentObject, of view: DeclaredView
  ) {
    if parameter.kind.isInitial { replaceFirstValue(parameter, of: view) }
    if isMadeUp(value, scope) || holes.contains(value.range.lowerBound) {
      madeUpProperties[view.name, default: []].insert(parameter.name.text)
    }
    if case .viewList = parameter.kind {
      return addList(value, for: parameter, scope, to: &members, of: view.name)
    }
    members.add(parameter.key, value.range, self.value(value, for: parameter, scope, in: view))
  }

  /// Gives names to the parameters that a value is computed of.
  private func name(
    _ initialiser: FunctionSyntax, _ values: [String: Given], in mentioned: Set<String>,
    of view: DeclaredView, _ inner: inout Scope, _ result: inout GivenArguments
  ) {
    for parameter in initialiser.parameters where mentioned.contains(parameter.name.text) {
      let own = parameter.name.text
      guard inner.names[own] == nil, let given = values[own] else { continue }
      let meaning = handedOn(
        parameter, given.value, given.scope, initialiser, views: view.viewGenerics)
      if let meaning {
        inner.names[own] = meaning
        inner.passedNames.formUnion(mentionedNames(given.value))
        continue
      }
      if let name = ownName(given.value), name.text == own {
        inner.names[own] = .value
        continue
      }
      let written = "\(own)\(parameter.name.range.lowerBound)"
      inner.names[own] = .renamed(written)
      let value =
        stoodIn(given.value, named: parameter.name, parameter.type, context(of: initialiser))
        ?? typed(given.value, typeOfLiteral(given.value, parameter, initialiser), given.scope)
      result.lets.append((written, parameter.name.range, value))
    }
  }

  /// Gives a name to a local constant of an initializer, which may hide a parameter.
  private func name(
    _ constant: VariableSyntax, of initialiser: FunctionSyntax, _ values: [String: Given],
    _ view: DeclaredView, _ inner: inout Scope, _ result: inout GivenArguments
  ) {
    guard let name = constant.boundName, let first = constant.value else { return }
    let written = "\(name.text)\(name.range.lowerBound)"
    if inner.names[name.text]?.isRenamed(to: written) ?? false { return }
    self.name(initialiser, values, in: mentionedNames(first), of: view, &inner, &result)
    let value =
      stoodIn(first, named: name, constant.type, context(of: initialiser))
      ?? typed(first, constant.type, inner)
    inner.names[name.text] = .renamed(written)
    result.lets.append((written, name.range, value))
  }

  /// The initializer that another initializer calls instead of assigning, with its arguments.
  private func delegation(
    _ initialiser: FunctionSyntax, of view: DeclaredView
  ) -> (FunctionSyntax, [Expression?])? {
    guard let statements = initialiser.body?.statements, statements.count == 1,
      let call = delegatingCall(statements[0])?.arguments
    else { return nil }
    for other in view.initialisers where other !== initialiser {
      let parameters = other.parameters.map(CallParameter.init)
      if let given = parameters.arguments(of: call) { return (other, given) }
    }
    return nil
  }

  /// The arguments that an initializer passes to the memberwise initializer, if it calls that.
  private func memberwise(
    _ initialiser: FunctionSyntax, of view: DeclaredView
  ) -> [PropertyAssignment]? {
    guard view.hasMemberwiseInitialiser, let statements = initialiser.body?.statements,
      statements.count == 1, let call = delegatingCall(statements[0])?.arguments
    else { return nil }
    let parameters = form(of: view).memberwise
    guard let given = parameters.map({ CallParameter($0) }).arguments(of: call) else { return nil }
    return zip(parameters, given).compactMap { parameter, value in
      guard let value else { return nil }
      if parameter.kind.isInitial { replaceFirstValue(parameter, of: view) }
      return PropertyAssignment(property: parameter.name.text, value: value)
    }
  }

  /// The call `self.init(…)` with its arguments, which the parser reads as `self = Self(…)`.
  func delegatingCall(_ statement: Statement) -> (call: Expression, arguments: [Argument])? {
    guard case .assign(let target, let value) = statement.form,
      case .name(let own, _) = target.form, own.text == "self",
      case .call(let callee, let arguments) = value.form,
      case .name(let type, _) = callee.form, type.text == "Self"
    else { return nil }
    return (value, arguments)
  }

  /// The parameter that an assigned value consists of: `x`, `x()`.
  private func directly(_ value: Expression) -> Name? {
    switch value.form {
    case .name(let name, _): return name
    case .call(let callee, let arguments) where arguments.isEmpty:
      if case .name(let name, _) = callee.form, name.text.first?.isUppercase == false {
        return name
      }
      return nil
    default: return nil
    }
  }

  // MARK: - Values

  /// An argument as the parameter takes it.
  func value(
    _ value: Expression, for parameter: ViewForm.Parameter, _ scope: Scope, in view: DeclaredView
  ) -> DocumentValue {
    if case .nothing = value.form { return .null(value.range) }
    switch parameter.kind {
    case .slot(let inputs): return slotContent(value, inputs, scope)
    case .closure:
      return action(value, scope)
        ?? .word(
          standInClosure(parameter.type, parameter.name.text, context(of: view)), value.range)
    case .binding:
      return stoodIn(value, for: parameter, context(of: view)) ?? binding(value, scope)
    case .value, .initial:
      return stoodIn(value, for: parameter, context(of: view))
        ?? (parameter.kind.isInitial ? nil : madeOnce(value, as: parameter.type, scope))
        ?? argument(
          value, meaning(ofStringsFor: parameter.type, view.generics), scope,
          isKey: parameter.type?.isLocalizedKey ?? false)
    case .viewList, .unsaid:
      return argument(value, meaning(ofStringsFor: parameter.type, view.generics), scope)
    }
  }

  /// The interpretation of a document's string as a value of a type.
  enum StringMeaning { case text, expression, open }

  /// A value in the form that the document requires for a type.
  func argument(
    _ value: Expression, _ meaning: StringMeaning, _ scope: Scope, isKey: Bool = false
  ) -> DocumentValue {
    if isKey { noteKey(value) }
    switch meaning {
    case .expression:
      if isKey, let text = translation(of: value, scope, isWhole: true) {
        return .text(text, value.range)
      }
      return expression(value, scope)
    case .open: return explicit(value, scope)
    case .text:
      if case .string = value.form { return displayedText(value, scope, isKey: isKey) }
      return explicit(value, scope)
    }
  }

  /// Determines if the document reads a string of the type as text or as an expression, or if that
  /// is open.
  ///
  /// - Parameter depth: the number of aliases that led to the type.
  func meaning(
    ofStringsFor type: TypeSyntax?, _ generics: Set<String>, depth: Int = 0
  ) -> StringMeaning {
    guard let type, !type.isNested, depth < 16 else { return .open }
    if case .optional(let inner) = type.form {
      return meaning(ofStringsFor: inner, generics, depth: depth)
    }
    guard let name = type.lastName else { return .expression }
    if let alias = names.aliases[name] {
      return meaning(ofStringsFor: alias, generics, depth: depth + 1)
    }
    if generics.contains(name) { return .open }
    let texts: Set = ["String", "Substring", "LocalizedStringKey", "Any", "AnyHashable"]
    return texts.contains(name) ? .text : .expression
  }

  /// Views for a slot.
  func slotContent(_ value: Expression, _ inputs: [String], _ scope: Scope) -> DocumentValue {
    if let name = ownName(value) {
      switch scope.names[name.text] {
      case .slot(let slot, _)?:
        return .single("slot", .word(slot, name.range), name.range)
      case .builder(let closure, let outer)?:
        return slotContent(closure, inputs, outer)
      default: break
      }
    }
    if case .closure(let closure) = value.form { return slotContent(closure, inputs, scope) }
    if !inputs.isEmpty, let function = viewFunction(value, takingCount: inputs.count, scope) {
      let arguments = zip(function.parameters.map(\.label), inputs).map { ($0, $1) }
      let views = lowerCall(of: value, arguments, scope.adding(inputs)).value(value.range)
      return slotContent(views, of: inputs, value.range)
    }
    return lower(value, scope).value(value.range)
  }

  private func slotContent(
    _ closure: ClosureSyntax, _ inputs: [String], _ scope: Scope
  ) -> DocumentValue {
    let range = closure.body.range
    let (names, inner) = parameters(of: closure, inputs, scope)
    let views = lower(closure.body, inner).value(range)
    return inputs.isEmpty || names.isEmpty ? views : slotContent(views, of: names, range)
  }

  private func slotContent(
    _ views: DocumentValue, of names: [String], _ range: Range<Int>
  ) -> DocumentValue {
    var object = DocumentObject(range)
    object.add("as", range, .list(names.map { .word($0, range) }, range))
    object.add("content", range, views)
    return .object(object)
  }
}

extension TypeSyntax {
  /// True if it's a nested type.
  var isNested: Bool {
    if case .named(_?, _, _) = form { return true }
    return false
  }
}

extension ViewForm.Kind {
  var isInitial: Bool {
    if case .initial = self { return true }
    return false
  }

  /// True if it takes a value that an expression computes.
  var isValue: Bool {
    if case .value = self { return true }
    return isInitial
  }

  var isUnsaid: Bool {
    if case .unsaid = self { return true }
    return false
  }

  /// True if it takes views.
  var isSlot: Bool {
    if case .slot = self { return true }
    return false
  }

  var takesClosure: Bool {
    switch self {
    case .closure, .slot: true
    case .value, .binding, .initial, .viewList, .unsaid: false
    }
  }
}

extension FunctionSyntax {
  /// The values of a method that does nothing but return a copy with other values:
  /// `var copy = self; copy.inset = inset; return copy`. `nil` for other methods.
  var changesOfCopy: [PropertyAssignment]? {
    guard let statements = body?.statements, statements.count > 1,
      case .variables(let variables) = statements[0].form, variables.count == 1,
      let copy = variables[0].boundName?.text, variables[0].value?.isName("self") ?? false,
      case .returning(let result?) = statements[statements.count - 1].form, result.isName(copy)
    else { return nil }
    var changes: [PropertyAssignment] = []
    for statement in statements.dropFirst().dropLast() {
      guard case .assign(let place, let value) = statement.form,
        case .member(let base, let property) = place.form, base.isName(copy)
      else { return nil }
      changes.append(PropertyAssignment(property: property.text, value: value))
    }
    return changes
  }
}

extension Expression {
  fileprivate func isName(_ text: String) -> Bool {
    if case .name(let name, _) = form { name.text == text } else { false }
  }
}
