extension ModifierDefinition {
  /// SwiftUI's `disabled` (docs/format.md, Without effect on layout).
  static let disabled = ModifierDefinition(
    "disabled", "Turns controls off.",
    [
      ParameterDefinition(
        "disabled", .bool, unlabelled: true, required: true, neutral: .bool(false), "Whether it is."
      )
    ],
    support: .approximate("steps cannot touch the view; controls look as always"),
    draws: .content, .neutral)
}
