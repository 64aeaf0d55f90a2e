import ViewTreeLayout

extension ViewDefinition {
  /// SwiftUI's `AngularGradient` (docs/semantics.md, Leaves).
  static let angularGradient = ViewDefinition(
    "AngularGradient", "A gradient that fills its frame.",
    [
      .size,
      ParameterDefinition("colors", .expression, "The colours."),
      ParameterDefinition("gradient", .expression, "The gradient."),
      ParameterDefinition("center", .expression, "Where it lies."),
      ParameterDefinition("startAngle", .expression, "Where it lies."),
      ParameterDefinition("endAngle", .expression, "Where it lies."),
    ],
    draws: ["colors", "gradient", "center", "startAngle", "endAngle"],
    .layout { context in context.addLeaf(size: 0) { FillLeaf() } })
}
