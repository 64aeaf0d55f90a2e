import ViewTreeLayout

extension ModifierDefinition {
  /// SwiftUI's `rotation` (docs/format.md, Without effect on layout).
  static let rotation = ModifierDefinition(
    "rotation", "Draws a shape turned, which keeps its frame.",
    [
      ParameterDefinition(
        "angle", .angle, unlabelled: true, required: true, neutral: .number(0), "The angle."),
      ParameterDefinition("anchor", .unitPoint, "The place that does not move."),
    ],
    draws: .content,
    shapeEffect: {
      .rotation(
        degrees: ($0.angle(0) ?? 0) * 180 / .pi, anchor: $0.unitPoint(1) ?? .center)
    },
    .neutral)
}
