extension ModifierDefinition {
  /// SwiftUI's `background` (docs/semantics.md, Overlay and background).
  static let background = ModifierDefinition(
    "background", "Puts a view behind the view.",
    [
      ParameterDefinition(
        "content", .content, unlabelled: true, required: true, "The other view."),
      ParameterDefinition("alignment", .alignment, "Where the other view stands."),
    ],
    .secondary(isBackground: true))
}
