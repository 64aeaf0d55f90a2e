import ViewTreeLayout

extension ViewDefinition {
  /// SwiftUI's `List` (docs/semantics.md, Lists).
  static let list = ViewDefinition(
    "List", "A column of rows, all of them laid out.",
    support: .approximate("the height and the insets of rows are approximate; no sections"),
    preferenceRole: .everySlot
  ) { p in
    p("selection", .expression, "Accepted and without effect.")
    p.children()
    return .layout { context in context.add(ListLayout()) }
  }
}
