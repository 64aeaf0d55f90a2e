extension ModifierDefinition {
  /// SwiftUI's `scrollIndicators` (docs/format.md, Without effect on layout).
  static let scrollIndicators = ModifierDefinition(
    "scrollIndicators", "Shows or hides indicators.",
    [
      ParameterDefinition(
        "visibility", .expression, unlabelled: true, required: true, "Whether they are seen.")
    ],
    draws: .content, .neutral)
}
