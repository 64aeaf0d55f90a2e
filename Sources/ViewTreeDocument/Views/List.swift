import ViewTreeLayout

extension ViewDefinition {
  /// SwiftUI's `List` (docs/semantics.md, Lists).
  static let list = ViewDefinition(
    "List", "A column of rows, all of them laid out.",
    [
      ParameterDefinition("selection", .expression, "Accepted and without effect."),
      .children,
    ],
    support: .approximate("the height and the insets of rows are approximate; no sections"),
    preferenceRole: .everySlot,
    .layout { context in context.add(ListLayout()) })
}
