import ViewTreeLayout

extension ViewDefinition {
  /// SwiftUI's `RadialGradient` (docs/semantics.md, Leaves).
  static let radialGradient = ViewDefinition(
    "RadialGradient", "A gradient that fills its frame.",
    [
      .size,
      ParameterDefinition("colors", .expression, "The colours."),
      ParameterDefinition("gradient", .expression, "The gradient."),
      ParameterDefinition("center", .expression, "Where it lies."),
      ParameterDefinition("startRadius", .expression, "Where it lies."),
      ParameterDefinition("endRadius", .expression, "Where it lies."),
    ],
    draws: ["colors", "gradient", "center", "startRadius", "endRadius"],
    .layout { context in context.addLeaf(size: 0) { FillLeaf() } })
}
