/// How SwiftUI's views and modifiers are called, for a reader of Swift: all call shapes, also those that are never
/// written. A shape is read when it is asked for the first time.
package final class CallForms {
  private var views: [String: [CallForm]] = [:]
  private var modifiers: [String: [CallForm]] = [:]

  /// Those of SwiftUI.
  package init() {}

  /// Whether SwiftUI, or viewtree itself, has a view of a name.
  package static func knowsView(_ name: String) -> Bool {
    ViewRegistry.standard.definitions.contains { $0.name == name }
  }

  /// The forms of a view; `nil` for one that nobody knows.
  package func view(_ name: String) -> [CallForm]? {
    if let known = views[name] { return known }
    guard let definition = ViewRegistry.standard.definitions.first(where: { $0.name == name }) else { return nil }
    let read = CallShapes.readViews[name, default: []].map { CallShape($0, on: name) }
    let forms = Self.forms(CallShapes.shapes(of: definition) + read, of: definition)
    views[name] = forms
    return forms
  }

  /// The forms of a modifier; `nil` for one that nobody knows.
  package func modifier(_ name: String) -> [CallForm]? {
    if let known = modifiers[name] { return known }
    guard let definition = ModifierRegistry.standard.definitions.first(where: { $0.name == name }) else { return nil }
    let read = CallShapes.readModifiers[name, default: []].map { CallShape($0, on: "View") }
    let forms = Self.forms(CallShapes.shapes(of: definition) + read, of: definition)
    modifiers[name] = forms
    return forms
  }

  /// What Swift does not have is called with the arguments of its definition in their order. Colours are views
  /// and styles; where both may stand, the view is meant.
  private static func forms(_ shapes: [CallShape], of definition: Definition) -> [CallForm] {
    guard !shapes.isEmpty else { return [CallForm(of: definition)] }
    let takeViews = shapes.filter { $0.parameters.contains { $0.form == .view } }
    let others = shapes.filter { !$0.parameters.contains { $0.form == .view } }
    return (takeViews + others).map { CallForm($0, of: definition) }
  }
}
