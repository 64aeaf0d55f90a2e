import ViewTreeScript
import ViewTreeSyntax

/// Layouts of the file as layouts of the document.
extension SwiftLowering {
  func lowerLayout(
    _ view: DeclaredView, _ name: Name, _ arguments: [Argument], _ expression: Expression,
    _ scope: Scope
  ) -> ViewEntry {
    guard canBeRead(view), !isHole(.function, view.declaration.range, view.name) else {
      return unreadLayout(name, arguments, expression, scope)
    }
    use(layout: view)
    var lowered = LoweredView(named: view.name, name.range, expression.range)
    var arguments = arguments
    var content: ClosureSyntax?
    if let last = arguments.last, last.isTrailing, case .closure(let closure) = last.value.form {
      content = closure
      arguments.removeLast()
    }
    if let given = given(view, arguments, scope, name) { lowered.members = given.members }
    if let content {
      let range = content.body.range
      lowered.members.add("children", range, lower(content.body, scope).value(range))
    }
    return .view(lowered)
  }

  /// The views of a layout that can't be read, one below the other.
  private func unreadLayout(
    _ name: Name, _ arguments: [Argument], _ expression: Expression, _ scope: Scope
  ) -> ViewEntry {
    guard case .closure(let closure)? = arguments.last?.value.form else {
      return box(name, expression.range)
    }
    noteUnknown(name, isView: true)
    return content(of: closure, in: name, expression, scope)
  }

  /// True if a layout has the functions that documents need, and no generic parameters.
  private func canBeRead(_ view: DeclaredView) -> Bool {
    let names = Set(view.functions.map(\.name.text))
    return names.isSuperset(of: ["sizeThatFits", "placeSubviews"])
      && view.generics.isEmpty
  }

  private func use(layout view: DeclaredView) {
    guard usedViews.insert(view.name).inserted else { return }
    let place = nameRange(view)
    var object = DocumentObject(place)
    var parameters = DocumentObject(place)
    for parameter in form(of: view).parameters {
      parameters.add(parameter.name.text, parameter.name.range, declared(parameter, of: view))
    }
    if !parameters.isEmpty { object.add("parameters", place, .object(parameters)) }
    let scope = scope(of: view)
    let properties = view.computedProperties.map {
      text(of: $0.range, replacing: replacements(in: $0, scope))
    }
    let functions =
      properties + view.functions.filter { !$0.isStatic }.map { functionText($0, scope) }
    object.add(
      "functions", place, .text(.joined(functions, by: "\n", at: place.lowerBound), place))
    layouts.add(view.name, place, .object(object))
  }
}
