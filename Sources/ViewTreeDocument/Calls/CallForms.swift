/// All call forms of SwiftUI's views and modifiers, for the reader of Swift, including forms that
/// viewtree never writes. Not cached: each access parses the declarations again.
package enum CallForms {
  /// The forms of a view, or `nil` for an unknown one.
  package static func view(_ name: String) -> [CallForm]? {
    views[name].map { forms(of: $0) }
  }

  /// The forms of a modifier, or `nil` for an unknown one.
  package static func modifier(_ name: String) -> [CallForm]? {
    modifiers[name].map { forms(of: $0) }
  }

  /// The names of a view's arguments, or `nil` for an unknown view.
  package static func arguments(ofView name: String) -> [String]? {
    views[name]?.parameters.map(\.name)
  }

  /// True if the name is a view of SwiftUI or one of viewtree's own.
  package static func isView(_ name: String) -> Bool { views[name] != nil }

  /// True if the name is a modifier of SwiftUI or one of viewtree's own.
  package static func isModifier(_ name: String) -> Bool { modifiers[name] != nil }

  private static let views = byName(ViewRegistry.standard.definitions)
  private static let modifiers = byName(ModifierRegistry.standard.definitions)

  private static func byName<D: Definition>(_ definitions: [D]) -> [String: D] {
    Dictionary(definitions.map { ($0.name, $0) }) { first, _ in first }
  }

  /// The call forms of a definition, those with view parameters first, because a color can be a
  /// view or a style. A definition without call shapes takes its arguments in order.
  private static func forms(of definition: Definition) -> [CallForm] {
    let declarations = definition.declarations
    let shapes = declarations.overloads(onlyRead: false) + declarations.overloads(onlyRead: true)
    guard !shapes.isEmpty else { return [CallForm(of: definition)] }
    let takeViews = shapes.filter { $0.parameters.contains { $0.form == .view } }
    let others = shapes.filter { !$0.parameters.contains { $0.form == .view } }
    return (takeViews + others).map { CallForm($0, of: definition) }
  }
}
