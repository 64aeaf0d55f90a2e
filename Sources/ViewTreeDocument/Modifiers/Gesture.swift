extension ModifierDefinition {
  /// SwiftUI's `gesture` (docs/format.md, Without effect on layout).
  static let gesture = ModifierDefinition(
    "gesture", "Adds a gesture.",
    [
      ParameterDefinition("gesture", .expression, unlabelled: true, "The gesture.")
    ],
    .neutral)
}
