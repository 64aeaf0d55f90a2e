extension ModifierDefinition {
  /// SwiftUI's `overlay` (docs/semantics.md, Overlay and background).
  static let overlay = ModifierDefinition(
    "overlay", "Puts a view in front of the view.",
    [
      ParameterDefinition(
        "content", .content, unlabelled: true, required: true, "The other view."),
      ParameterDefinition("alignment", .alignment, "Where the other view stands."),
    ],
    .secondary(isBackground: false))
}
