import ViewTreeLayout

extension ModifierDefinition {
  /// SwiftUI's `inset` (docs/format.md, Without effect on layout).
  static let inset = ModifierDefinition(
    "inset", "Draws a shape smaller.",
    [
      ParameterDefinition("by", .number, "Points.")
    ],
    draws: .content,
    shapeEffect: {
      .inset($0.number(0) ?? 0)
    },
    .neutral)
}
