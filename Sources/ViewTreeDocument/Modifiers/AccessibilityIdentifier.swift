extension ModifierDefinition {
  /// SwiftUI's `accessibilityIdentifier` (docs/format.md, Without effect on layout).
  static let accessibilityIdentifier = ModifierDefinition(
    "accessibilityIdentifier", "Names the view for tests.",
    [
      ParameterDefinition("identifier", .text, unlabelled: true, required: true, "The identifier.")
    ],
    .neutral)
}
