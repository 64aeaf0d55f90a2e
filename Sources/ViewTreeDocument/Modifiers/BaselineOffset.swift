extension ModifierDefinition {
  /// SwiftUI's `baselineOffset` (docs/format.md, Without effect on layout).
  static let baselineOffset = ModifierDefinition(
    "baselineOffset", "Raises the texts inside; viewtree draws nothing and keeps their heights.",
    [
      ParameterDefinition(
        "baselineOffset", .number, unlabelled: true, required: true, neutral: .number(0), "Points.")
    ],
    support: .notModelled("heights stay as they are"),
    draws: .content, .neutral)
}
