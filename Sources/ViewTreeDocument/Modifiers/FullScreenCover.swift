extension ModifierDefinition {
  /// SwiftUI's `fullScreenCover(isPresented:onDismiss:content:)` (docs/semantics.md, Presentations).
  static let fullScreenCover = ModifierDefinition(
    "fullScreenCover", "Shows views over the whole window.",
    [
      ParameterDefinition("content", .content, required: true, "The views."),
      .isPresented, .onDismiss,
    ],
    .presentation(.fullScreenCover))
}
