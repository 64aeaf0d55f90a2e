extension ModifierDefinition {
  /// SwiftUI's `toolbar(content:)` (docs/semantics.md, Presentations).
  static let toolbar = ModifierDefinition(
    "toolbar", "Puts views into a bar.",
    [ParameterDefinition("content", .content, unlabelled: true, required: true, "The views.")],
    support: .approximate("it stands at its ideal size in the window's top leading corner"),
    .presentation(.toolbar))
}
