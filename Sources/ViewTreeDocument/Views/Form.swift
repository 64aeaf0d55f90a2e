import ViewTreeLayout

extension ViewDefinition {
  /// SwiftUI's `Form` (docs/semantics.md, Lists).
  static let form = ViewDefinition(
    "Form", "A column of controls, each a row.",
    support: .approximate("the height and the insets of rows are approximate; no sections"),
    preferenceRole: .everySlot
  ) { p in
    p.children()
    return .layout { context in context.add(ListLayout()) }
  }
}
