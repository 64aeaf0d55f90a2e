/// All call forms of SwiftUI's views and modifiers, for the reader of Swift, including forms that
/// viewtree never writes.
package enum CallForms {
  /// The forms of a view, none for an unknown one.
  package static func view(_ name: String) -> [CallForm] {
    ViewRegistry.standard[name]?.callForms ?? []
  }

  /// The forms of a modifier, none for an unknown one.
  package static func modifier(_ name: String) -> [CallForm] {
    ModifierRegistry.standard[name]?.callForms ?? []
  }

  /// The names of a view's arguments, or `nil` for an unknown view.
  package static func arguments(ofView name: String) -> [String]? {
    ViewRegistry.standard[name]?.parameters.map(\.name)
  }

  /// True if the name is a view of SwiftUI or one of viewtree's own.
  package static func isView(_ name: String) -> Bool {
    ViewRegistry.standard.place(of: name) != nil
  }

  /// True if the name is a modifier of SwiftUI or one of viewtree's own.
  package static func isModifier(_ name: String) -> Bool {
    ModifierRegistry.standard.place(of: name) != nil
  }
}
