import ViewTreeScript
import ViewTreeSyntax

/// Views of a file without a root view, with placeholders for their parameters.
extension SwiftLowering {
  /// The outermost view whose parameters can have placeholders, or a text view with a modifier of
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
      return modified(
        members.isEmpty ? .word(written, place) : .single(written, .object(members), place), name,
        members)
    }
    return rootOfFunction() ?? rootOfStyle(views) ?? rootOfMember()
  }

  /// The first property of a value of the file that is a view, with a placeholder value.
  private func rootOfMember() -> DocumentValue? {
    var first: (owner: DeclaredView, name: Name)?
    for owner in names.viewMembers.values.flatMap({ $0 }) {
      for property in owner.computedProperties {
        guard let name = property.boundName, mayBeRoot(name.range),
          name.range.lowerBound < first?.name.range.lowerBound ?? .max,
          names.viewMembers[name.text]?.contains(where: { $0 === owner }) ?? false
        else { continue }
        first = (owner, name)
      }
    }
    guard let (owner, name) = first else { return nil }
    let value = standIn(of: owner.name, owner.name, StandInContext()) ?? unknown(owner.name)
    tell("'\(name.text)' of \(owner.name)", [], name.range)
    madeUpValueCount += 1
    return views(of: name, in: owner, of: .word(value, name.range)).value(name.range)
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

  /// A text with a function of an extension of `View`.
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
      return modified(
        members.isEmpty ? .word(written, place) : .single(written, .object(members), place),
        function.name, members)
    }
    return nil
  }

  private func modified(_ modifier: DocumentValue, _ name: Name, _ members: DocumentObject)
    -> DocumentValue
  {
    tell("a Text with '\(name.text)'", members.members.map(\.key), name.range)
    var text = LoweredView.standIn(text: "Content", name.range, name.range)
    text.modifiers = [modifier]
    return text.value
  }

  func tell(_ shown: String, _ parameters: [String], _ place: Range<Int>) {
    madeUpValueCount += parameters.count
    report(.swiftStandIns(shown, parameters, at: SourceRange(place)))
  }

  // MARK: - Arguments

  /// The view with placeholder arguments, as the root.
  func standingIn(_ view: DeclaredView) -> DocumentValue {
    use(view)
    let members = standIns(for: view)
    let shown = form(of: view).parameters.filter { members.has($0.key) }
    tell(view.name, shown.map(\.label), nameRange(view))
    var lowered = LoweredView(named: view.name, nameRange(view), nameRange(view))
    lowered.members = members
    return lowered.value
  }

  func standIns(for view: DeclaredView) -> DocumentObject {
    var context = context(of: view)
    addWanted(by: view, to: &context)
    let needed = form(of: view).parameters.filter {
      $0.defaultValue == nil && !$0.kind.isUnsaid
        && (!$0.isOptional || context.unwrapped.contains($0.name.text))
    }
    madeUpProperties[view.name, default: []].formUnion(needed.map(\.name.text))
    return standIns(needed, context, nameRange(view))
  }

  /// True if a view without its optional values would miss some of its views.
  func wantsOptionals(_ view: DeclaredView) -> Bool {
    var context = context(of: view)
    addWanted(by: view, to: &context)
    return form(of: view).parameters.contains {
      $0.isOptional && $0.defaultValue == nil && context.unwrapped.contains($0.name.text)
    }
  }

  /// Adds the names for which `if let` shows more views than their absence, and the truth values
  /// without which fewer views are shown.
  private func addWanted(by view: DeclaredView, to context: inout StandInContext) {
    guard let body = view.body else { return }
    context.members = wantedMembers
    wanted(by: view, body, &context.unwrapped, &context.holding)
  }

  /// The names of optional members for which a view of the files shows more than without them.
  private var wantedMembers: Set<String> {
    if let known = facts.wantedMembers { return known }
    var found: Set<String> = []
    var own: Set<String> = []
    for view in names.views.values where view.kind == .view {
      guard let body = view.body else { continue }
      var holding: Set<String> = []
      found.formUnion(wanted(by: view, body, &own, &holding))
    }
    found = found.filter { !isTransient($0) }
    facts.wantedMembers = found
    return found
  }

  /// Adds the names that a view wants, and returns the names of members.
  @discardableResult
  private func wanted(
    by view: DeclaredView, _ body: Block, _ unwrapped: inout Set<String>,
    _ holding: inout Set<String>
  ) -> Set<String> {
    let helpers =
      view.computedProperties.filter { isViewProperty($0) && $0.accessors?.getter != nil }
      .compactMap { $0.accessors?.getter }
      + view.functions.filter { isViewFunction($0) }.compactMap(\.body)
    var only: Range<Int>?
    if body.statements.count == 1, case .ifElse(let branch)? = body.statements.first?.form {
      only = branch.range
    }
    var members: Set<String> = []
    var names: Set<String> = []
    var truths: Set<String> = []
    var walk = SyntaxWalk(branches: { [self] branch in
      var others = 0
      if case .block(let block)? = branch.otherwise { others = viewCount(block) }
      let count = viewCount(branch.then)
      guard count >= others else { return }
      let isNeeded = count > others && (others > 0 || branch.range == only)
      for condition in branch.conditions {
        switch condition {
        case .optionalBinding(let pattern, _, let value, _, _):
          names.formUnion(value.flatMap { ownName($0) }.map { [$0.text] } ?? pattern.boundNames)
          if let name = value?.lastMember { members.insert(name) }
        case .expression(let value):
          if isNeeded, let name = ownName(value) { truths.insert(name.text) }
          if let name = nameThatIsNotNil(value) { names.insert(name.text) }
          if let name = value.comparedWithNil?.lastMember { members.insert(name) }
        case .available, .pattern: break
        }
      }
    }) { _, _ in true }
    walk.visit(body)
    for helper in helpers where helper.range != body.range { walk.visit(helper) }
    unwrapped = names
    holding = truths
    return members
  }

  /// The name in `name != nil`.
  private func nameThatIsNotNil(_ condition: Expression) -> Name? {
    condition.comparedWithNil.flatMap { ownName($0) }
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
    addWanted(by: view, to: &context)
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
      let name = parameter.label
      // Uses the range of the parameter's declaration, so that an error skips only this value.
      let own = parameter.name.range
      let isWrong = isWholeHole(.given, own, name)
      func value() -> String {
        let type = isWrong ? nil : parameter.type
        return type.map { standIn(for: $0, name, context) } ?? unknown(name)
      }
      let given: DocumentValue
      switch parameter.kind {
      case .slot: given = content(name, own).value
      case .closure:
        given = .word(
          isWrong ? unknown(name) : standInClosure(parameter.type, name, context), own)
      case .binding:
        let isBinding = !isWrong && parameter.type?.lastName == "Binding"
        given = .word(isBinding ? value() : ".constant(\(value()))", own)
      case .viewList:
        given = .single("$", .word("[0]", own), own)
        members.add(Self.slotName(parameter.name.text), own, content(name, own).value)
      case .value, .initial, .unsaid: given = .single("$", .word(value(), own), own)
      }
      members.add(parameter.key, own, given)
    }
    return members
  }

  /// The placeholder for missing views: a picture, a box in the background, or text.
  private func content(_ name: String, _ place: Range<Int>) -> LoweredView {
    let word = name.lowercased()
    if Self.pictures.contains(where: { word.hasSuffix($0) }) {
      return .standIn(pictureAt: place, place)
    }
    if Self.grounds.contains(where: { word.hasSuffix($0) }) { return .standIn(place, place) }
    return .standIn(text: words(in: name), place, place)
  }

  /// Endings of names of pictures, and of views that fill the foreground or the background.
  static let pictures = [
    "icon", "image", "photo", "picture", "avatar", "thumbnail", "logo",
  ]
  private static let grounds = ["background", "overlay", "mask", "shape"]

  /// The placeholder for an argument that uses declarations of another file, or `nil` if the
  /// argument can be read.
  func stoodIn(
    _ value: Expression, for parameter: ViewForm.Parameter, _ context: StandInContext,
    _ parts: [Range<Int>]? = nil
  ) -> DocumentValue? {
    let isSkipped = (parts ?? [value.range]).map {
      isHole(.given, $0, parameter.label, needsForeignName: true)
    }
    guard isSkipped.contains(true) else { return nil }
    let name = parameter.name.text
    var context = context
    context.failed = text(value.range)
    let written =
      parameter.type.map { standIn(for: $0, name, context) }
      ?? inferredType(value).flatMap { standIn(of: $0, name, context) } ?? ".\(name)"
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

  // MARK: - Results

  /// The placeholder for a computed property whose body can't be read.
  func stoodInBody(
    of property: VariableSyntax, _ context: StandInContext, order: SkippablePart.Order = .method
  ) -> Replacement? {
    guard let getter = property.accessors?.getter, let name = property.boundName else { return nil }
    var context = context
    context.failed = "." + name.text
    return stoodInBody(getter, property.type, name, context, order)
  }

  /// The placeholder for the result of a function whose body can't be read.
  func stoodInBody(
    of function: FunctionSyntax, _ owner: StandInContext, order: SkippablePart.Order = .method
  ) -> Replacement? {
    guard let body = function.body, !["init", "deinit", "subscript"].contains(function.name.text)
    else { return nil }
    var context = owner
    context.generics += function.generics
    context.requirements += function.requirements
    context.failed = "." + function.name.text + "()"
    return stoodInBody(body, function.result, function.name, context, order)
  }

  /// The result of a body that can't be read, of several files. Without a result type, there is no
  /// placeholder. For a condition, the branch with more views is shown.
  private func stoodInBody(
    _ body: Block, _ type: TypeSyntax?, _ name: Name, _ context: StandInContext,
    _ order: SkippablePart.Order
  ) -> Replacement? {
    if type?.isVoid ?? true {
      // Without its body, the function has no effect, but its callers are still read.
      guard isHole(.action, body.range, name.text, order: order) else { return nil }
      return Replacement(inside(body), SourceText("", at: name.range.lowerBound))
    }
    guard let type, !isViewType(type), !["Bool", "Void", "Binding"].contains(type.lastName ?? ""),
      type.bareType != nil, isWholeHole(.body, body.range, name.text, order: order)
    else { return nil }
    var context = context
    context.unwrapped.insert(name.text)
    let made = standIn(for: type, name.text, context)
    return Replacement(inside(body), SourceText(made, at: name.range.lowerBound))
  }
}

extension TypeSyntax {
  /// True for `Void` and `()`.
  fileprivate var isVoid: Bool {
    if case .tuple(let parts) = form { return parts.isEmpty }
    return lastName == "Void"
  }

  /// The type without optionals, or `nil` for a type without values, such as `()`.
  fileprivate var bareType: TypeSyntax? {
    switch form {
    case .optional(let inner), .unwrapped(let inner):
      inner.lastName == "Bool" ? nil : inner.bareType
    case .tuple(let parts): parts.isEmpty ? nil : self
    default: self
    }
  }
}

extension Expression {
  /// The value in `value != nil`.
  fileprivate var comparedWithNil: Expression? {
    guard case .infix(let sign, let left, let right) = form, sign.text == "!=",
      case .nothing = right.form
    else { return nil }
    return left
  }

  /// The last name of a chain of members, such as `summary` in `repo.summary`.
  fileprivate var lastMember: String? {
    switch form {
    case .member(_, let name): name.text
    case .chain(let inner), .parenthesized(let inner): inner.lastMember
    default: nil
    }
  }
}
