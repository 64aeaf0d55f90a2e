extension ModifierDefinition {
  /// SwiftUI's `sheet(isPresented:onDismiss:content:)` (docs/semantics.md, Presentations).
  static let sheet = ModifierDefinition(
    "sheet", "Shows views over the window.",
    [
      ParameterDefinition("content", .content, required: true, "The views."),
      .isPresentedOrItem, .onDismiss, .item, .itemName,
    ],
    excluding: [["isPresented"], ["item"]],
    support: .approximate("it is as large as the window"),
    .presentation(.sheet))
}
