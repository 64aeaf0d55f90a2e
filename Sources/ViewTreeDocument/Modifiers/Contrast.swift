extension ModifierDefinition {
  /// SwiftUI's `contrast` (docs/format.md, Without effect on layout).
  static let contrast = ModifierDefinition(
    "contrast", "Changes the contrast.",
    [
      ParameterDefinition(
        "amount", .number, unlabelled: true, required: true, neutral: .number(1), "How much.")
    ],
    draws: .content, .neutral)
}
