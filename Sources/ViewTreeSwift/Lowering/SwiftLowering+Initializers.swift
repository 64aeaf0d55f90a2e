import ViewTreeScript
import ViewTreeSyntax

/// A value that an initializer gives a property.
struct PropertyAssignment {
  let property: String
  let value: Expression
  /// The statements that compute the value, if there are several. The last one has the assignment.
  var steps: [Statement] = []
  /// The value if none of the steps assigns one.
  var fallback: Expression?

  /// The constants that the value is computed of, in their order, if nothing else computes it: a
  /// document has names for them. `nil` if it needs the statements.
  var constants: [VariableSyntax]? {
    guard let last = steps.last else { return [] }
    if !last.blocks.isEmpty { return nil }
    var found: [VariableSyntax] = []
    for step in steps.dropLast() {
      guard case .variables(let variables) = step.form,
        variables.allSatisfy({ !$0.isVariable && $0.boundName != nil && $0.value != nil })
      else { return nil }
      found += variables
    }
    return found
  }
}

/// Initializers of views.
extension SwiftLowering {
  /// The values that an initializer assigns to properties.
  func assignments(
    in initialiser: FunctionSyntax, of view: DeclaredView
  ) -> [PropertyAssignment] {
    var found: [PropertyAssignment] = []
    var others: [Statement] = []
    var used: Set<Int> = []
    for statement in initialiser.body?.statements ?? [] where delegatingCall(statement) == nil {
      let inner =
        assignment(in: statement, of: view).map { [$0] } ?? assignments(inside: statement, of: view)
      if inner.isEmpty { others.append(statement) }
      for property in Set(inner.map(\.property)).sorted() {
        guard let first = inner.first(where: { $0.property == property }) else { continue }
        var steps = self.steps(before: statement, among: others)
        used.formUnion(steps.map(\.range.lowerBound))
        if !steps.isEmpty || !statement.blocks.isEmpty { steps.append(statement) }
        found.append(
          PropertyAssignment(
            property: property, value: first.value, steps: steps,
            fallback: found.last { $0.property == property }?.value))
      }
    }
    for statement in others where !used.contains(statement.range.lowerBound) {
      report(.swiftInitialiserDoesMore(view.name, at: SourceRange(statement.range)))
    }
    return found
  }

  /// The statements that compute the local variables of a statement.
  private func steps(before statement: Statement, among others: [Statement]) -> [Statement] {
    let locals = Set(others.flatMap(\.declaredNames))
    if locals.isEmpty { return [] }
    var needed = mentionedNames(in: statement.block).intersection(locals)
    var steps: [Statement] = []
    for other in others.reversed() {
      let mentioned = mentionedNames(in: other.block)
      let declared = other.declaredNames
      let isNeeded = !needed.isDisjoint(with: declared.isEmpty ? mentioned : Set(declared))
      guard isNeeded else { continue }
      steps.append(other)
      needed.formUnion(mentioned.intersection(locals))
    }
    return steps.reversed()
  }

  private func assignments(
    inside statement: Statement, of view: DeclaredView
  ) -> [PropertyAssignment] {
    statement.blocks.flatMap(\.statements).flatMap { inner in
      assignment(in: inner, of: view).map { [$0] } ?? assignments(inside: inner, of: view)
    }
  }

  /// The property that a statement assigns, if it does nothing else.
  private func assignment(
    in statement: Statement, of view: DeclaredView
  ) -> PropertyAssignment? {
    guard case .assign(let place, let value) = statement.form, let name = ownName(place) else {
      return nil
    }
    guard name.text.hasPrefix("_") else {
      let isFirst = isState(name.text, of: view)
      return PropertyAssignment(
        property: isFirst ? initialName(of: name.text, in: view) : name.text, value: value)
    }
    let property = String(name.text.dropFirst())
    if let first = wrapped(value, in: Self.wrappersOfState, of: property, view) {
      let initial = initialName(of: property, in: view)
      if view.storedNames.contains(initial) { return nil }
      return PropertyAssignment(property: initial, value: first)
    }
    let object = wrapped(value, in: Self.wrappersOfObjects, of: property, view)
    return PropertyAssignment(property: property, value: object ?? value)
  }

  /// The words of some statements. `if let name` mentions a parameter without an expression.
  func words(in steps: [Statement]) -> Set<String> {
    let words = steps.flatMap { step in
      SwiftTokens.all(in: bytes[step.range]).filter { $0.kind == .name }.map { text($0.range) }
    }
    return Set(words)
  }

  /// The value of a property that several statements compute: a call of a closure.
  func value(
    of assignment: PropertyAssignment, in function: FunctionSyntax,
    for parameter: ViewForm.Parameter, _ scope: Scope, of view: DeclaredView
  ) -> DocumentValue {
    let value = assignment.value
    let parts = assignment.steps.map(\.range)
    if let made = stoodIn(value, for: parameter, context(of: view), parts) { return made }
    let place = value.range.lowerBound
    var inner = scope.adding(assignment.steps.flatMap(\.declaredNames))
    var lines: [SourceText] = []
    let words = words(in: assignment.steps)
    for argument in function.parameters where words.contains(argument.name.text) {
      let name = argument.name.text
      guard case .renamed(let written)? = scope.names[name] else { continue }
      let generics = view.generics.union(function.generics.map(\.name.text))
      let type = argument.type.flatMap { mentions($0, generics) ? nil : typeText($0, of: view) }
      let given = SourceText(" = \(written)", at: place)
      lines.append(
        SourceText("let \(name)", at: place)
          + (type.map { SourceText(": ", at: place) + $0 + given } ?? given))
      inner.names[name] = .value
    }
    lines += assignment.steps.map { step in
      let kept = self.parts(of: step, assigning: assignment.property, inner, view)
      return text(
        of: step.range,
        replacing: kept
          + replacements(in: step.block, inner).filter { part in
            !kept.contains { $0.range.overlaps(part.range) }
          })
    }
    if let fallback = assignment.fallback ?? view.value(of: parameter) {
      lines.append(SourceText("return ", at: place) + text(of: fallback, inner))
    }
    let closure =
      SourceText("{ ", at: place) + SourceText.joined(lines, by: "\n", at: place)
      + SourceText(" }()", at: place)
    return .single("$", .text(closure, value.range), value.range)
  }

  /// The assignments in a statement: one of the property returns its value, others are left out.
  private func parts(
    of step: Statement, assigning property: String, _ scope: Scope, _ view: DeclaredView
  ) -> [Replacement] {
    guard let found = assignment(in: step, of: view) else {
      return step.blocks.flatMap(\.statements).flatMap {
        parts(of: $0, assigning: property, scope, view)
      }
    }
    let place = step.range.lowerBound
    let text =
      found.property == property
      ? SourceText("return ", at: place) + text(of: found.value, scope)
      : SourceText("_ = 0", at: place)
    return [Replacement(step.range, text)]
  }

  /// True for a state variable without a value, whose first assignment is its initial value.
  private func isState(_ property: String, of view: DeclaredView) -> Bool {
    view.storedProperties.contains { declared in
      declared.boundName?.text == property && declared.value == nil
        && ["State", "GestureState"].contains { declared.attribute($0) != nil }
        && !view.storedNames.contains(initialName(of: property, in: view))
    }
  }

  /// The name of the parameter that is the first value of a state variable.
  ///
  /// It's a property of the view itself if the initializer takes the first value from one of that
  /// name.
  func initialName(of property: String, in view: DeclaredView) -> String {
    let name = property + "Initial"
    guard view.storedNames.contains(name) else { return name }
    let isTakenFromIt = view.initialisers.flatMap { $0.body?.statements ?? [] }.contains {
      guard case .assign(let place, let value) = $0.form,
        ownName(place)?.text == "_" + property,
        case .name(let given, _)? = wrapped(value, in: Self.wrappersOfState, of: property, view)?
          .form
      else { return false }
      return given.text == name
    }
    return isTakenFromIt ? name : name + "Value"
  }

  private static let wrappersOfState: Set = [
    "State", "GestureState", "StateObject", "FocusState", "AppStorage",
  ]

  private static let wrappersOfObjects: Set = ["ObservedObject", "Bindable"]

  /// The value in `State(initialValue: value)`, or in `.init(initialValue: value)` for a property,
  /// for some of the wrappers.
  private func wrapped(
    _ value: Expression, in wrappers: Set<String>, of property: String, _ view: DeclaredView
  ) -> Expression? {
    guard case .call(let callee, let arguments) = value.form, let first = arguments.first,
      [nil, "initialValue", "wrappedValue"].contains(first.label?.text)
    else { return nil }
    switch callee.form {
    case .name(let name, _): return wrappers.contains(name.text) ? first.value : nil
    case .implicitMember(let name) where name.text == "init":
      let declared = view.storedProperties.first { $0.boundName?.text == property }
      let isWrapped = wrappers.contains { declared?.attribute($0) != nil }
      return isWrapped ? first.value : nil
    default: return nil
    }
  }
}

extension DeclaredView {
  /// The value in the declaration of the property that a parameter sets.
  fileprivate func value(of parameter: ViewForm.Parameter) -> Expression? {
    var name = parameter.name.text
    if case .initial(let property) = parameter.kind { name = property }
    return storedProperties.first { $0.boundName?.text == name }?.value
  }
}
