extension ModifierDefinition {
  /// SwiftUI's `rotation` (docs/format.md, Without effect on layout).
  static let rotation = ModifierDefinition(
    "rotation", "Draws a shape turned, which keeps its frame.",
    [
      ParameterDefinition("angle", .angle, unlabelled: true, required: true, neutral: .number(0), "The angle."),
      ParameterDefinition("anchor", .unitPoint, "The place that does not move."),
    ],
    draws: .content, .neutral)
}
