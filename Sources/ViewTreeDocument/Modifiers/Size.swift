import ViewTreeLayout

extension ModifierDefinition {
  /// SwiftUI's `size` (docs/format.md, Without effect on layout).
  static let size = ModifierDefinition(
    "size", "Draws a shape at a size, which keeps its frame.",
    [
      ParameterDefinition("width", .number, "Points."),
      ParameterDefinition("height", .number, "Points."),
    ],
    draws: .content,
    shapeEffect: {
      .size(width: $0.number(0), height: $0.number(1))
    },
    .neutral)
}
