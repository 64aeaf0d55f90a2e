import ViewTreeScript
import ViewTreeSyntax

/// Properties and methods of types of values that are views, such as `tab.label` and
/// `donut.image(thumbnail: true)`. They are expanded where they are used.
extension SwiftLowering {
  /// The views of a member of a value, or `nil` if no type of the files has such a member.
  func lowerMember(
    _ name: Name, _ arguments: [Argument]?, of base: Expression, _ expression: Expression,
    _ scope: Scope
  ) -> [ViewEntry]? {
    let use = arguments == nil ? name.text : name.text + "()"
    let owners = owners(ofView: use, base, scope)
    guard let last = owners.last else { return nil }
    // A value in the view of another one may have any of the types again.
    let isNested = owners.contains { owner in
      scope.open.contains { $0.hasPrefix("\(owner.name).\(name.text)") }
    }
    if owners.count > 1, isNested { return nil }
    let value = "owner\(expression.range.lowerBound)"
    func views(of owner: DeclaredView) -> [ViewEntry] {
      let inner = self.scope(ofMembersOf: owner, value, scope)
      if let arguments, let function = viewFunction(name.text, arguments, of: owner, scope) {
        return writeOut(function, arguments, expression.range, scope, inside: inner)
      }
      return writeOut(owner, name, inner)
    }
    // Several types have the member: a protocol requires it, and the value has one of them.
    let views = owners.dropLast().reversed().reduce(views(of: last)) { rest, owner in
      let (place, type) = (base.range, facts.nestedName(owner.name) ?? owner.name)
      var form = DocumentObject(expression.range)
      form.add("if", place, .word("\(value) is \(type)", place))
      form.add("then", place, views(of: owner).value(place))
      form.add("else", place, rest.value(place))
      return [.view(LoweredView(.control, form))]
    }
    let shown = Name(text: value, range: base.range)
    if let given = stoodIn(base, named: shown, nil, StandInContext()) {
      return entries(views, with: [(value, base.range, given)], expression.range)
    }
    if case .optionalTry(let optional) = base.form {
      return [.view(unwrapping(optional, as: value, views, expression, scope))]
    }
    return entries(
      views, with: [(value, base.range, typed(base, nil, scope))], expression.range)
  }

  /// The function of a name that a call with arguments means: one with a parameter of the type, or
  /// for the case, that is passed, or the first one.
  private func viewFunction(
    _ name: String, _ arguments: [Argument], of owner: DeclaredView, _ scope: Scope
  ) -> FunctionSyntax? {
    let functions = owner.functions.filter { $0.name.text == name }
    guard functions.count > 1, let value = arguments.first?.value else { return functions.first }
    var passed = value
    if case .call(let callee, _) = value.form { passed = callee }
    guard case .implicitMember(let member) = passed.form else {
      return functions.first { has(value, type: $0.parameters.first?.type, scope) }
        ?? functions.first
    }
    func hasCase(_ type: TypeSyntax?) -> Bool {
      guard let own = type?.lastName else { return false }
      let nested = owner.declaration.members.compactMap { member -> TypeDeclaration? in
        if case .type(let inner) = member, inner.name.lastName == own { inner } else { nil }
      }
      let declared = nested + [names.type(named: own)].compactMap { $0 }
      return declared.flatMap(\.members).contains { part in
        if case .cases(let cases) = part { return cases.contains { $0.name.text == member.text } }
        return false
      }
    }
    return functions.first { hasCase($0.parameters.first?.type) } ?? functions.first
  }

  /// The views of a property of a known value.
  func views(of name: Name, in owner: DeclaredView, of value: DocumentValue) -> [ViewEntry] {
    let given = "owner\(name.range.lowerBound)"
    let views = writeOut(owner, name, scope(ofMembersOf: owner, given, Scope()))
    return entries(views, with: [(given, name.range, value)], name.range)
  }

  /// The scope of a type's members, for a value with a name.
  private func scope(
    ofMembersOf owner: DeclaredView, _ value: String, _ scope: Scope
  ) -> Scope {
    var inner = Scope(owner: owner)
    inner.open = scope.open
    inner.memberNames["self"] = .renamed(value)
    for member in owner.memberNames where !isViewMember(member, of: owner) {
      inner.memberNames[member] = .renamed("\(value).\(member)")
    }
    // An enum has a `rawValue` without declaring it.
    inner.memberNames["rawValue"] = .renamed("\(value).rawValue")
    inner.names = inner.memberNames
    return inner
  }

  /// The types of a value whose member is a view: one if its type is known, else all that conform to
  /// its protocol. No type has a value with this name.
  func owners(ofView name: String, _ base: Expression, _ scope: Scope) -> [DeclaredView] {
    guard let owners = names.viewMembers[name] else { return [] }
    if case .implicitMember = base.form { return [] }
    if owners.count == 1 { return owners }
    let type = typeName(of: base, scope)
    if let known = owners.first(where: { $0.name == type }) { return [known] }
    // A default of a protocol is for types without a member of their own.
    let own = owners.filter { !names.protocols.contains($0.name) }
    let isKnown =
      type.map { names.typeNames.contains($0) && !names.protocols.contains($0) } ?? false
    return own.count == 1 || !isKnown && names.requirements.contains(name) ? own : []
  }

  private func isViewMember(_ name: String, of owner: DeclaredView) -> Bool {
    [name, name + "()"].contains { use in
      names.viewMembers[use]?.contains { $0 === owner } ?? false
    }
  }
}
