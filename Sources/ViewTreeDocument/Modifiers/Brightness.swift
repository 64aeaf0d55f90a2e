extension ModifierDefinition {
  /// SwiftUI's `brightness` (docs/format.md, Without effect on layout).
  static let brightness = ModifierDefinition(
    "brightness", "Makes the view brighter.",
    [
      ParameterDefinition(
        "amount", .number, unlabelled: true, required: true, neutral: .number(0), "How much.")
    ],
    draws: .content, .neutral)
}
