extension ModifierDefinition {
  /// SwiftUI's `disabled` (docs/format.md, Without effect on layout).
  static let disabled = ModifierDefinition(
    "disabled", "Turns controls off.",
    [
      ParameterDefinition(
        "disabled", .bool, unlabelled: true, required: true, neutral: .bool(false), "Whether it is."
      )
    ],
    draws: .content, .neutral)
}
