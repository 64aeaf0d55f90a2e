import ViewTreeLayout

extension ModifierDefinition {
  /// SwiftUI's `scale` (docs/format.md, Without effect on layout).
  static let scale = ModifierDefinition(
    "scale", "Draws a shape larger or smaller, which keeps its frame.",
    [
      ParameterDefinition("scale", .number, unlabelled: true, "The factor."),
      ParameterDefinition("x", .number, "The factor from left to right."),
      ParameterDefinition("y", .number, "The factor from top to bottom."),
      ParameterDefinition("anchor", .unitPoint, "The place that does not move."),
    ],
    draws: .content,
    shapeEffect: {
      .scale(
        x: $0.number(0) ?? $0.number(1) ?? 1, y: $0.number(0) ?? $0.number(2) ?? 1,
        anchor: $0.unitPoint(3) ?? .center)
    },
    .neutral)
}
