extension ModifierDefinition {
  /// SwiftUI's `grayscale` (docs/format.md, Without effect on layout).
  static let grayscale = ModifierDefinition(
    "grayscale", "Takes colour away.",
    [
      ParameterDefinition(
        "amount", .number, unlabelled: true, required: true, neutral: .number(0), "How much.")
    ],
    draws: .content, .neutral)
}
