import ViewTreeScript
import ViewTreeSyntax

/// Arrays of views, `let tabs: [Text]`. Documents have arrays of values only, so an element is a
/// number there, and a separate list maps numbers to views.
extension SwiftLowering {
  /// The number of nested arrays in a type of views, or `nil` if it isn't an array of views.
  func listDepth(_ type: TypeSyntax, isView: (TypeSyntax) -> Bool) -> Int? {
    guard case .array(let element) = type.form else { return nil }
    if isView(element) { return 1 }
    return listDepth(element, isView: isView).map { $0 + 1 }
  }

  /// The views in a literal, in order, with the numbers in the brackets of the literal, or `nil`
  /// for other expressions.
  private func elements(of list: Expression) -> (views: [Expression], numbers: String)? {
    var views: [Expression] = []
    func numbers(_ list: Expression) -> String? {
      guard case .array(let elements) = list.form else {
        guard isView(list, Scope()) else { return nil }
        views.append(list)
        return String(views.count - 1)
      }
      let parts = elements.compactMap { numbers($0) }
      return parts.count == elements.count ? "[\(parts.joined(separator: ", "))]" : nil
    }
    guard case .array = list.form, let text = numbers(list), !views.isEmpty else { return nil }
    return (views, text)
  }

  /// The literal list of views that is always the value of a view's property.
  func ownList(_ name: String, of view: DeclaredView?) -> Expression? {
    let property = view?.storedProperties.first { $0.boundName?.text == name }
    guard let property, property.attributes.isEmpty, let value = property.value,
      elements(of: value) != nil
    else { return nil }
    return value
  }

  /// The numbers of a list that a view declares, as a value of the document.
  func addList(_ list: Expression, _ name: Name, to values: inout DocumentObject) {
    guard let numbers = elements(of: list)?.numbers else { return }
    values.add(name.text, name.range, .word(numbers, list.range))
  }

  // MARK: - Elements

  /// The list with the element `tabs[index]` or `cells[row][column]`.
  func list(of element: Expression, _ scope: Scope) -> ListOfViews? {
    guard case .subscripted(let base, let arguments) = element.form, arguments.count == 1 else {
      return nil
    }
    var (list, depth) = (base, 1)
    while case .subscripted(let inner, _) = list.form { (list, depth) = (inner, depth + 1) }
    guard let found = self.list(list, scope), found.depth == depth else { return nil }
    return found
  }

  /// An array of views with a name.
  struct ListOfViews {
    let name: Name
    let depth: Int
    /// The literal, or `nil` if it's a parameter of the component.
    let literal: Expression?
  }

  private func list(_ expression: Expression, _ scope: Scope) -> ListOfViews? {
    guard let name = ownName(expression), let owner = scope.owner else { return nil }
    switch scope.names[name.text] {
    case nil, .value?: break
    default: return nil
    }
    if case .viewList(let depth)? = form(of: owner).parameter(name.text)?.kind {
      return ListOfViews(name: name, depth: depth, literal: nil)
    }
    guard let literal = ownList(name.text, of: owner) else { return nil }
    var (inner, depth) = (literal, 0)
    while case .array(let elements) = inner.form, let first = elements.first {
      (inner, depth) = (first, depth + 1)
    }
    return ListOfViews(name: name, depth: depth, literal: literal)
  }

  /// An element of a list as views.
  func lower(
    elementOf list: ListOfViews, _ element: Expression, _ scope: Scope
  ) -> [ViewEntry] {
    let number = text(of: element, scope)
    guard let literal = list.literal else {
      var members = DocumentObject(element.range)
      members.add(
        "slot", list.name.range, .word(Self.slotName(list.name.text), list.name.range))
      members.add(
        "with", element.range, .single("number", .text(number, element.range), element.range))
      return [.view(LoweredView(.slot, members))]
    }
    return [choice(of: literal, number, element.range, scope)]
  }

  /// The view of a list that has a number.
  private func choice(
    of list: Expression, _ number: SourceText, _ range: Range<Int>, _ scope: Scope
  ) -> ViewEntry {
    var cases = DocumentObject(list.range)
    for (place, view) in (elements(of: list)?.views ?? []).enumerated() {
      cases.add("\(place)", view.range, lower(view, scope.ofMembers).value(view.range))
    }
    cases.add("default", list.range, .list([], list.range))
    var form = DocumentObject(range)
    form.add("switch", range, .text(number, range))
    form.add("cases", range, .object(cases))
    return .view(LoweredView(.control, form))
  }

  // MARK: - Forwarding

  /// The parameter for the views of a list.
  static func slotName(_ list: String) -> String { list + "View" }

  /// Adds the arguments for a list of views: the views, and their numbers.
  func addList(
    _ value: Expression, for parameter: ViewForm.Parameter, _ scope: Scope,
    to members: inout DocumentObject, of callee: String
  ) {
    let name = parameter.name.text
    let range = value.range
    func add(_ numbers: SourceText, _ views: DocumentValue) {
      members.add(name, range, .text(numbers, range))
      members.add(Self.slotName(name), range, views)
    }
    func handed(_ literal: Expression) -> DocumentValue {
      let number = "number\(range.lowerBound)"
      var object = DocumentObject(range)
      object.add("as", range, .list([.word(number, range)], range))
      let view = choice(of: literal, SourceText(number, at: range.lowerBound), range, scope)
      object.add("content", range, view.value)
      return .object(object)
    }
    if let found = list(value, scope) {
      let numbers = text(of: value, scope)
      let slot = DocumentValue.single(
        "slot", .word(Self.slotName(found.name.text), range), range)
      return add(numbers, found.literal.map { handed($0) } ?? slot)
    }
    if let numbers = elements(of: value)?.numbers {
      return add(SourceText(numbers, at: range.lowerBound), handed(value))
    }
    report(.swiftArgumentLeftOut(name, of: callee, at: SourceRange(range)))
    add(SourceText("[]", at: range.lowerBound), .list([], range))
  }
}
