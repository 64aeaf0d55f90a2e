extension ModifierDefinition {
  /// SwiftUI's `opacity`: no effect on layout or preferences.
  static let opacity = ModifierDefinition(
    "opacity", "Makes the view translucent.",
    [
      ParameterDefinition(
        "opacity", .number, unlabelled: true, required: true, neutral: .number(1), "From 0 to 1.")
    ],
    draws: .content, .neutral)
}
