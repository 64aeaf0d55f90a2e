import ViewTreeScript
import ViewTreeSyntax

/// Views in values, as in `struct Tab { let title: String; let icon: Image }`. Documents have no views as
/// values, so the property is a number there, and the views with these numbers are written where the
/// property is shown.
extension SwiftLowering {
  /// A stored property of values that is a view, or a closure that makes one.
  struct ViewField {
    var isFunction = false
    /// The names of the types that have it.
    var owners: Set<String> = []
  }

  /// A view that a call gives to such a property.
  struct WrittenView {
    let view: Expression
    /// The view whose members it uses.
    let owner: DeclaredView?
    /// True if it uses other variables, so that it can't be written elsewhere.
    let isOpen: Bool
  }

  // MARK: - Declarations

  /// The view properties of types of values, by their names. A name that other types have for other
  /// values isn't among them.
  func findViewFields() -> [String: ViewField] {
    var fields: [String: ViewField] = [:]
    var others: Set<String> = []
    func add(_ type: TypeDeclaration) {
      for member in type.members {
        if case .type(let inner) = member, !names.isDeclaredApart(inner) { add(inner) }
        guard case .variable(let variable) = member, let name = variable.boundName?.text else {
          continue
        }
        guard variable.isViewField, let owner = type.name.lastName else {
          others.insert(name)
          continue
        }
        fields[name, default: ViewField(isFunction: variable.type?.isFunction ?? false)]
          .owners.insert(owner)
      }
    }
    for (_, type) in names.types { add(type) }
    return fields.filter { !others.contains($0.key) }
  }

  /// The views that calls in the files give to the properties, by the names of these.
  func findWrittenViews() -> [String: [WrittenView]] {
    if viewFields.isEmpty { return [:] }
    let globals = Set(names.globals.compactMap { $0.boundName?.text })
    var found: [String: [WrittenView]] = [:]
    func visit(_ members: [TypeDeclaration.Member], _ owner: DeclaredView?) {
      var walk = SyntaxWalk { [self] expression, _ in
        for (name, view) in givenViews(in: expression) {
          let variables = mentionedNames(view).filter { $0.first?.isUppercase != true }
            .subtracting(globals)
          let isOpen = !variables.isSubset(of: owner?.memberNames ?? [])
          found[name, default: []].append(
            WrittenView(view: view, owner: variables.isEmpty ? nil : owner, isOpen: isOpen))
        }
        return true
      }
      for member in members {
        switch member {
        case .variable(let variable): walk.visit(variable)
        case .function(let function): walk.visit(function)
        case .type(let inner): visit(inner.members, nil)
        case .cases, .alias, .associatedType: break
        }
      }
    }
    for type in names.types.map(\.declaration) + names.extensions { visit(type.members, nil) }
    for (_, view) in names.views { visit(view.members, view) }
    visit(names.globals.map { .variable($0) }, nil)
    return found.mapValues { views in
      views.sorted { $0.view.range.lowerBound < $1.view.range.lowerBound }
    }
  }

  /// The views that a call gives to the view properties of a value.
  private func givenViews(in expression: Expression) -> [(name: String, view: Expression)] {
    guard case .call(let callee, let arguments) = expression.form else { return [] }
    let made = viewFields.filter {
      $0.value.isFunction && $0.value.owners.contains(callee.typeName ?? "")
    }
    return arguments.compactMap { argument in
      let name =
        argument.label?.text
        ?? (argument.isTrailing && made.count == 1 ? made.first?.key : nil)
      guard let name, let field = viewFields[name] else { return nil }
      guard field.isFunction else {
        return isView(argument.value, Scope()) ? (name, argument.value) : nil
      }
      guard let closure = argument.value.closure, closure.parameters == nil,
        let view = closure.body.sole, isView(view, Scope())
      else { return nil }
      return (name, view)
    }
  }

  // MARK: - Values

  /// The numbers in place of the views that a call gives to view properties.
  func viewNumbers(in expression: Expression) -> [Replacement] {
    if viewFields.isEmpty { return [] }
    return givenViews(in: expression).map { _, view in
      let start = view.range.lowerBound
      return Replacement(view.range, SourceText(String(start), at: start))
    }
  }

  /// The type of numbers in place of the type of a view property.
  func viewNumberType(of property: VariableSyntax) -> Replacement? {
    guard property.isViewField, let name = property.boundName?.text, let type = property.type,
      let field = viewFields[name]
    else { return nil }
    let text = field.isFunction ? "() -> Int" : "Int"
    return Replacement(type.range, SourceText(text, at: type.range.lowerBound))
  }

  // MARK: - Uses

  /// The maximum nesting of views in values that show other ones. Each may be any of all.
  private static var viewValueDepth: Int { 2 }

  /// True if a member of a value is a view property.
  func showsViewField(
    _ name: Name, isCalled: Bool, of base: Expression, _ scope: Scope
  ) -> Bool {
    guard let field = viewFields[name.text], field.isFunction == isCalled else { return false }
    if case .implicitMember = base.form { return false }
    let type = typeName(of: base, scope)
    let isOther = type.map { names.typeNames.contains($0) && !field.owners.contains($0) } ?? false
    return !isOther && !isView(base, scope)
  }

  /// The view with the number that a view property has: `tab.icon`. A placeholder for a view that uses
  /// names around it.
  func lower(viewField name: Name, _ expression: Expression, _ scope: Scope) -> [ViewEntry] {
    let range = expression.range
    var cases = DocumentObject(range)
    let all = writtenViews[name.text] ?? []
    let shown = all.filter { !$0.isOpen && ($0.owner == nil || $0.owner === scope.owner) }
    for written in shown
    where openViewValues.count < Self.viewValueDepth
      && !openViewValues.contains(written.view.range.lowerBound)
    {
      let (view, place) = (written.view, written.view.range)
      let inner = written.owner == nil ? Scope() : scope.ofMembers
      openViewValues.insert(place.lowerBound)
      cases.add(String(place.lowerBound), place, lower(view, inner).value(place))
      openViewValues.remove(place.lowerBound)
    }
    let other = standIn(for: expression)
    if shown.count < all.count {
      report(.swiftNoView(text(range), shown: other?.kind, at: SourceRange(range)))
    }
    cases.add("default", range, (other?.view ?? LoweredView.standIn(range, range)).value)
    var form = DocumentObject(range)
    form.add("switch", range, .text(text(of: expression, scope), range))
    form.add("cases", range, .object(cases))
    return [.view(LoweredView(.control, form))]
  }
}

extension VariableSyntax {
  /// True for a stored property of a type that is a view, or of closures without parameters that make one.
  fileprivate var isViewField: Bool {
    guard !isStatic, accessors?.getter == nil, let type else { return false }
    if case .function(let inputs, let result) = type.form {
      return inputs.isEmpty && result.isPlainView
    }
    return type.isPlainView && !type.isSomeView
  }
}
