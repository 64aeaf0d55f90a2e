import ViewTreeLayout

extension ModifierDefinition {
  /// SwiftUI's `scaleEffect` (docs/semantics.md, Effects).
  static let scaleEffect = ModifierDefinition(
    "scaleEffect", "Draws the view larger or smaller.",
    [
      ParameterDefinition("scale", .number, unlabelled: true, "The factor on both axes."),
      ParameterDefinition("x", .number, "The factor from left to right."),
      ParameterDefinition("y", .number, "The factor from top to bottom."),
      ParameterDefinition(
        "anchor", .unitPoint, "The place that does not move; the centre by default."),
    ],
    excluding: [["scale"], ["x", "y"]],
    .layout { context in
      let arguments = context.arguments
      let both = arguments.number(0)
      return context.add(
        ScaleEffectLayout(
          x: both ?? arguments.number(1) ?? 1, y: both ?? arguments.number(2) ?? 1,
          anchor: arguments.unitPoint(3) ?? .center))
    })
}
