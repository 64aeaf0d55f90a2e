import ViewTreeLayout

extension ModifierDefinition {
  /// SwiftUI's `rotationEffect` (docs/semantics.md, Effects).
  static let rotationEffect = ModifierDefinition(
    "rotationEffect", "Draws the view turned, clockwise for positive angles.",
    [
      ParameterDefinition(
        "angle", .angle, unlabelled: true, required: true, "The angle, such as .degrees(45)."),
      ParameterDefinition(
        "anchor", .unitPoint, "The place that does not move; the centre by default."),
    ],
    .layout { context in
      context.add(
        RotationEffectLayout(
          degrees: (context.arguments.angle(0) ?? 0) * 180 / .pi,
          anchor: context.arguments.unitPoint(1) ?? .center))
    })
}
