extension ModifierDefinition {
  /// SwiftUI's `interpolation` (docs/format.md, Without effect on layout).
  static let interpolation = ModifierDefinition(
    "interpolation", "Sets how an image is scaled.",
    [
      ParameterDefinition("interpolation", .expression, unlabelled: true, required: true, "How.")
    ],
    draws: .content, .neutral)
}
