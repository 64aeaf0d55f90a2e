extension ModifierDefinition {
  /// SwiftUI's `hueRotation` (docs/format.md, Without effect on layout).
  static let hueRotation = ModifierDefinition(
    "hueRotation", "Turns the colours.",
    [
      ParameterDefinition(
        "angle", .angle, unlabelled: true, required: true, neutral: .number(0), "The angle.")
    ],
    draws: .content, .neutral)
}
