extension ModifierDefinition {
  /// SwiftUI's `zIndex` (docs/semantics.md, Dynamic containers).
  static let zIndex = ModifierDefinition(
    "zIndex", "Draws the view in front of or behind its siblings.",
    [
      ParameterDefinition("value", .number, unlabelled: true, required: true, "0 by default.")
    ],
    .zIndex)
}
