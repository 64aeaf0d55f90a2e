import ViewTreeScript
import ViewTreeSyntax

/// Views of a file without a root view, with placeholders for their parameters.
extension SwiftLowering {
  /// The outermost view whose parameters can have placeholders, or else a Box with a modifier of
  /// the file.
  func rootWithStandIns() -> DocumentValue? {
    let views = names.viewNames.compactMap { names.views[$0] }
      .filter { mayBeRoot($0.declaration.range) }
    let outermost = unused(views.filter { $0.kind == .view }, in: views)
    if let view = outermost.first ?? views.first(where: { $0.kind == .view }) {
      return standingIn(view)
    }
    for view in views where view.kind == .modifier {
      let members = standIns(for: view)
      let place = nameRange(view)
      let name = Name(text: view.name, range: place)
      let written = useModifier(name, key: place.lowerBound) { [self] in component(view) }
      return boxed(
        members.isEmpty ? .word(written, place) : .single(written, .object(members), place), name,
        members)
    }
    return rootOfFunction() ?? rootOfStyle(views)
  }

  /// The control of a style, under the name of that.
  private func rootOfStyle(_ views: [DeclaredView]) -> DocumentValue? {
    for view in views {
      guard case .style(let style) = view.kind else { continue }
      let members = standIns(for: view)
      let place = nameRange(view)
      useStyle(view)
      tell("\(style.control) with '\(view.name)'", members.members.map(\.key), place)
      var control = LoweredView(named: style.control, place, place)
      control.members.add("title", place, .word(view.name, place))
      let name = Name(text: view.name, range: place)
      control.modifiers = [modifier(of: style, view, given: members, name)]
      return control.value
    }
    return nil
  }

  /// A Box with a function of an extension of `View`.
  private func rootOfFunction() -> DocumentValue? {
    let functions = names.viewFunctions.values.flatMap { $0 }
      .filter { isViewFunction($0) && mayBeRoot($0.range) }
      .sorted { $0.range.lowerBound < $1.range.lowerBound }
    if let function = functions.first {
      let members = standIns(for: function)
      let written = useModifier(function.name, key: function.range.lowerBound) { [self] in
        declaration(of: function)
      }
      let place = function.name.range
      return boxed(
        members.isEmpty ? .word(written, place) : .single(written, .object(members), place),
        function.name, members)
    }
    return nil
  }

  private func boxed(_ modifier: DocumentValue, _ name: Name, _ members: DocumentObject)
    -> DocumentValue
  {
    tell("a Box with '\(name.text)'", members.members.map(\.key), name.range)
    var box = LoweredView.standIn(name.range, name.range)
    box.modifiers = [modifier]
    return box.value
  }

  func tell(_ shown: String, _ parameters: [String], _ place: Range<Int>) {
    madeUpValueCount += parameters.count
    report(.swiftStandIns(shown, parameters, at: SourceRange(place)))
  }

  // MARK: - Arguments

  /// The view with made-up arguments, as the root.
  func standingIn(_ view: DeclaredView) -> DocumentValue {
    use(view)
    let members = standIns(for: view)
    tell(view.name, members.members.map(\.key), nameRange(view))
    var lowered = LoweredView(named: view.name, nameRange(view), nameRange(view))
    lowered.members = members
    return lowered.value
  }

  func standIns(for view: DeclaredView) -> DocumentObject {
    let needed = form(of: view).parameters.filter {
      $0.defaultValue == nil && !$0.isOptional && !$0.kind.isUnsaid
    }
    var context = context(of: view)
    context.unwrapped = unwrappedNames(in: view)
    return standIns(needed, context, nameRange(view))
  }

  /// The names for which `if let` shows more views than their absence.
  private func unwrappedNames(in view: DeclaredView) -> Set<String> {
    var found: Set<String> = []
    var walk = SyntaxWalk(branches: { [self] branch in
      var others = 0
      if case .block(let block)? = branch.otherwise { others = viewCount(block) }
      guard viewCount(branch.then) >= others else { return }
      for case .optionalBinding(let pattern, _, let value, _, _) in branch.conditions {
        found.formUnion(value.flatMap { ownName($0) }.map { [$0.text] } ?? pattern.boundNames)
      }
    }) { _, _ in true }
    if let body = view.body { walk.visit(body) }
    return found
  }

  func context(of view: DeclaredView) -> StandInContext {
    StandInContext(
      generics: view.declaration.generics, requirements: view.declaration.requirements,
      owner: view.name)
  }

  private func standIns(for function: FunctionSyntax) -> DocumentObject {
    var members = standIns(
      function.parameters.map { parameter($0, of: function) }.filter { $0.defaultValue == nil },
      context(of: function), function.name.range)
    addDefaults(of: function, to: &members)
    return members
  }

  func context(of function: FunctionSyntax) -> StandInContext {
    StandInContext(generics: function.generics, requirements: function.requirements)
  }

  /// The arguments that another module gives to the body of a view.
  func standIns(
    forBody function: FunctionSyntax, of view: DeclaredView
  ) -> [(name: Name, value: String)] {
    var context = context(of: view)
    context.unwrapped = unwrappedNames(in: view)
    tell(view.name, function.parameters.map(\.name.text), nameRange(view))
    return function.parameters.map { parameter in
      let name = parameter.name
      let isWrong = isWholeHole(.given, name.range, name.text)
      let type = isWrong ? nil : parameter.type
      return (name, type.map { standIn(for: $0, name.text, context) } ?? unknown(name.text))
    }
  }

  func standIns(
    _ parameters: [ViewForm.Parameter], _ context: StandInContext, _ place: Range<Int>
  ) -> DocumentObject {
    var members = DocumentObject(place)
    for parameter in parameters {
      let name = parameter.name.text
      // Each is at the declaration of its parameter, so that an error in it leaves it out alone.
      let own = parameter.name.range
      let isWrong = isWholeHole(.given, own, name)
      func value() -> String {
        let type = isWrong ? nil : parameter.type
        return type.map { standIn(for: $0, name, context) } ?? unknown(name)
      }
      let given: DocumentValue
      switch parameter.kind {
      case .slot: given = LoweredView.standIn(own, own).value
      case .closure:
        given = .word(standInClosure(isWrong ? nil : parameter.type, name, context), own)
      case .binding:
        let isBinding = !isWrong && parameter.type?.lastName == "Binding"
        given = .word(isBinding ? value() : ".constant(\(value()))", own)
      case .viewList:
        given = .single("$", .word("[0]", own), own)
        members.add(Self.slotName(name), own, LoweredView.standIn(own, own).value)
      case .value, .initial, .unsaid: given = .single("$", .word(value(), own), own)
      }
      members.add(parameter.key, own, given)
    }
    return members
  }

  /// The placeholder for an argument that uses declarations of another file, or `nil` if the
  /// argument can be read.
  func stoodIn(
    _ value: Expression, for parameter: ViewForm.Parameter, _ context: StandInContext
  ) -> DocumentValue? {
    guard isHole(.given, value.range, parameter.name.text, needsForeignName: true) else {
      return nil
    }
    let name = parameter.name.text
    var context = context
    context.failed = text(value.range)
    let written = parameter.type.map { standIn(for: $0, name, context) } ?? ".\(name)"
    if case .binding = parameter.kind {
      let isBinding = parameter.type?.lastName == "Binding"
      return .word(isBinding ? written : ".constant(\(written))", value.range)
    }
    return .single("$", .word(written, value.range), value.range)
  }

  /// The placeholder for the first value of state, or `nil` if the value can be read.
  func stoodIn(
    _ value: Expression, forFirstValueOf property: VariableSyntax, _ name: Name,
    in view: DeclaredView?
  ) -> DocumentValue? {
    guard isWholeHole(.given, value.range, name.text, order: .property) else { return nil }
    var context = view.map { self.context(of: $0) } ?? StandInContext()
    context.failed = text(value.range)
    let made =
      property.type.map { standIn(for: $0, name.text, context) }
      ?? className(of: property).flatMap { standIn(of: $0, name.text, context) }
    return .single("$", .word(made ?? unknown(name.text), value.range), value.range)
  }

  /// The placeholder for the value of a name, or `nil` if the value can be read.
  func stoodIn(
    _ value: Expression, named name: Name, _ type: TypeSyntax?, _ context: StandInContext
  ) -> DocumentValue? {
    guard isHole(.given, value.range, name.text, needsForeignName: true) else { return nil }
    var context = context
    context.failed = text(value.range)
    let written = type.map { standIn(for: $0, name.text, context) } ?? unknown(name.text)
    return .word(written, value.range)
  }
}
