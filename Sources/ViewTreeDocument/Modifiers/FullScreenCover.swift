extension ModifierDefinition {
  /// SwiftUI's `fullScreenCover(isPresented:onDismiss:content:)` (docs/semantics.md, Presentations).
  static let fullScreenCover = ModifierDefinition(
    "fullScreenCover", "Shows views over the whole window.",
    [
      ParameterDefinition("content", .content, required: true, "The views."),
      .isPresentedOrItem, .onDismiss, .item, .itemName,
    ],
    excluding: [["isPresented"], ["item"]],
    .presentation(.fullScreenCover))
}
