extension ModifierDefinition {
  /// SwiftUI's `blendMode` (docs/format.md, Without effect on layout).
  static let blendMode = ModifierDefinition(
    "blendMode", "Mixes the view with what is behind it.",
    [
      ParameterDefinition("blendMode", .expression, unlabelled: true, required: true, "The mode.")
    ],
    draws: .content, .neutral)
}
