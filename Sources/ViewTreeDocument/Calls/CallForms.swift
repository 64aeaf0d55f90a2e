/// How SwiftUI's views and modifiers are called, for a reader of Swift: all call shapes, also those that are never
/// written. They are read anew each time that they are asked for.
package enum CallForms {
  /// The forms of a view; `nil` for one that nobody knows.
  package static func view(_ name: String) -> [CallForm]? {
    views[name].map { definition in
      let read = CallShapes.readViews[name, default: []].map { CallShape($0, on: name) }
      return forms(CallShapes.shapes(of: definition) + read, of: definition)
    }
  }

  /// The forms of a modifier; `nil` for one that nobody knows.
  package static func modifier(_ name: String) -> [CallForm]? {
    modifiers[name].map { definition in
      let read = (CallShapes.readModifiers[name] ?? CallShapes.readEverydayModifiers[name] ?? [])
        .map { CallShape($0, on: "View") }
      return forms(CallShapes.shapes(of: definition) + read, of: definition)
    }
  }

  /// The names of a view's arguments; `nil` for one that nobody knows.
  package static func arguments(ofView name: String) -> [String]? {
    views[name]?.parameters.map(\.name)
  }

  /// Whether a name is that of a view of SwiftUI, or of viewtree's own.
  package static func isView(_ name: String) -> Bool { views[name] != nil }

  /// Whether a name is that of a modifier of SwiftUI, or of viewtree's own.
  package static func isModifier(_ name: String) -> Bool { modifiers[name] != nil }

  private static let views = byName(ViewRegistry.standard.definitions)
  private static let modifiers = byName(ModifierRegistry.standard.definitions)

  private static func byName<D: Definition>(_ definitions: [D]) -> [String: D] {
    Dictionary(definitions.map { ($0.name, $0) }) { first, _ in first }
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
