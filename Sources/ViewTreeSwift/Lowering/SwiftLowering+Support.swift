import ViewTreeDocument
import ViewTreeScript
import ViewTreeSyntax

/// Support for declarations in listings of features that documents have and SwiftUI lacks.
extension SwiftLowering {
  /// A call of a view that listings declare, or `nil` for other calls.
  func lowerSupport(
    _ name: Name, _ arguments: [Argument], _ expression: Expression, _ scope: Scope
  ) -> [ViewEntry]? {
    switch names.support(name.text) {
    case .box?:
      let box = Name(text: "Box", range: name.range)
      return [lowerKnown(box, arguments, expression, scope)]
    case .environment?:
      guard arguments.count == 2, case .closure(let closure) = arguments[1].value.form else {
        return nil
      }
      return lowerEnvironment(arguments[0].value, closure, scope)
    case .color?, .size?, .element?, nil: return nil
    }
  }

  /// A value of the environment and the views that see it.
  private func lowerEnvironment(
    _ path: Expression, _ closure: ClosureSyntax, _ scope: Scope
  ) -> [ViewEntry] {
    let (names, inner) = parameters(of: closure, ["value"], scope)
    let value = DocumentValue.text(SourceText(path.range), path.range)
    let read = DocumentValue.single(names[0], value, path.range)
    return [.statement(.single("environment", read, path.range))] + lower(closure.body, inner)
  }

  /// Sets the size of a view from a modifier of listings.
  func addSize(
    _ arguments: [Argument], _ range: Range<Int>, to view: inout LoweredView, _ scope: Scope
  ) {
    view.members.add("size", range, .object(labelled(arguments, range, scope)))
  }

  /// Arguments by their labels.
  private func labelled(
    _ arguments: [Argument], _ range: Range<Int>, _ scope: Scope
  ) -> DocumentObject {
    var members = DocumentObject(range)
    for argument in arguments {
      guard let label = argument.label else { continue }
      members.add(label.text, label.range, expression(argument.value, scope))
    }
    return members
  }

  // MARK: - Scroll views

  /// The point in `.scrollPosition(.constant(ScrollPosition(point: point)))`.
  func constantOffset(_ arguments: [Argument]) -> Expression? {
    guard arguments.count == 1, let position = constant(arguments[0].value),
      case .call(let callee, let given) = position.form, case .name(let type, _) = callee.form,
      type.text == "ScrollPosition", given.count == 1, given[0].label?.text == "point"
    else { return nil }
    return given[0].value
  }

  /// A point as an object of its coordinates.
  func point(_ value: Expression, _ scope: Scope) -> DocumentValue {
    guard case .call(let callee, let arguments) = value.form, case .name(let type, _) = callee.form,
      type.text == "CGPoint"
    else { return expression(value, scope) }
    return .object(labelled(arguments, value.range, scope))
  }

  // MARK: - Loops

  /// A loop with a shorter form in documents.
  struct ShortLoop {
    let data: Expression
    let name: Name
    /// The expression of the identity, or `nil` if it's the position.
    let id: Expression?
    let views: ArraySlice<Statement>
  }

  /// The document's form of a loop over such data, or `nil` if that form would lose information.
  func shortLoop(_ data: Expression, _ id: Expression?, _ content: ClosureSyntax) -> ShortLoop? {
    guard case .call(let callee, let arguments) = data.form, arguments.count == 1 else {
      return nil
    }
    switch callee.form {
    case .name(let type, _) where type.text == "Array":
      return positions(arguments[0].value, id, content)
    case .member(let base, let name) where name.text == "map" && names.support.contains(.element):
      return identities(base, arguments[0].value, content)
    default: return nil
    }
  }

  /// `ForEach(Array(data.enumerated()), id: \.offset) { _, name in … }`
  private func positions(
    _ list: Expression, _ id: Expression?, _ content: ClosureSyntax
  ) -> ShortLoop? {
    guard case .call(let callee, _) = list.form, case .member(let data, let name) = callee.form,
      name.text == "enumerated", let id, text(id.range) == "\\.offset",
      let parameters = content.parameters, parameters.count == 2, parameters[0].name.text == "_"
    else { return nil }
    return ShortLoop(
      data: data, name: parameters[1].name, id: nil, views: content.body.statements[...])
  }

  /// `ForEach(data.map { name in DocumentElement(value: name, id: …) }) { element in let name =
  /// element.value … }`
  private func identities(
    _ data: Expression, _ making: Expression, _ content: ClosureSyntax
  ) -> ShortLoop? {
    guard case .closure(let closure) = making.form, let name = closure.parameters?.first?.name,
      case .expression(let made)? = closure.body.statements.first?.form,
      case .call(let callee, let arguments) = made.form, case .name(let type, _) = callee.form,
      names.support(type.text) == .element, arguments.count == 2,
      case .variables(let variables)? = content.body.statements.first?.form,
      variables.first?.boundName?.text == name.text
    else { return nil }
    return ShortLoop(
      data: data, name: name, id: arguments[1].value, views: content.body.statements.dropFirst())
  }

  /// The data of a loop. An empty array is a list in the document.
  private func data(_ data: Expression, _ scope: Scope) -> DocumentValue {
    if case .array(let elements) = data.form, elements.isEmpty { return .list([], data.range) }
    return .text(text(of: data, scope), data.range)
  }

  func lower(_ loop: ShortLoop, _ expression: Expression, _ scope: Scope) -> [ViewEntry] {
    let range = expression.range
    let word = range.lowerBound..<min(range.lowerBound + 7, range.upperBound)
    let name = loop.name
    let inner = scope.adding([name.text])
    var form = DocumentObject(range)
    form.add("forEach", word, data(loop.data, scope))
    form.add("as", name.range, .text(SourceText(name.range), name.range))
    if let id = loop.id { form.add("id", id.range, .text(text(of: id, inner), id.range)) }
    form.add("content", range, lower(loop.views, inner).value(range))
    return [.view(LoweredView(.control, form))]
  }
}
