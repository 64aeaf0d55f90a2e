extension ModifierDefinition {
  /// SwiftUI's `keyboardType` (docs/format.md, Without effect on layout).
  static let keyboardType = ModifierDefinition(
    "keyboardType", "Chooses the keyboard of the text fields inside.",
    [
      ParameterDefinition("type", .expression, unlabelled: true, required: true, "The keyboard.")
    ],
    .neutral)
}
