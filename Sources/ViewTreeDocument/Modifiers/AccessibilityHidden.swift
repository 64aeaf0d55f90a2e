extension ModifierDefinition {
  /// SwiftUI's `accessibilityHidden` (docs/format.md, Without effect on layout).
  static let accessibilityHidden = ModifierDefinition(
    "accessibilityHidden", "Hides the view from assistive technology.",
    [
      ParameterDefinition("hidden", .bool, unlabelled: true, required: true, "Whether it is.")
    ],
    .neutral)
}
