extension ModifierDefinition {
  /// SwiftUI's `saturation` (docs/format.md, Without effect on layout).
  static let saturation = ModifierDefinition(
    "saturation", "Changes the saturation.",
    [
      ParameterDefinition(
        "amount", .number, unlabelled: true, required: true, neutral: .number(1), "How much.")
    ],
    draws: .content, .neutral)
}
