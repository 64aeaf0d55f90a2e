extension ModifierDefinition {
  /// SwiftUI's `accessibilityLabel` (docs/format.md, Without effect on layout).
  static let accessibilityLabel = ModifierDefinition(
    "accessibilityLabel", "Names the view for assistive technology.",
    [
      ParameterDefinition("label", .text, unlabelled: true, required: true, "The label.")
    ],
    .neutral)
}
