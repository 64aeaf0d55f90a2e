import ViewTreeLayout

extension ViewDefinition {
  /// SwiftUI's `RadialGradient` (docs/semantics.md, Leaves).
  static let radialGradient = ViewDefinition(
    "RadialGradient", "A gradient that fills its frame.",
    [
      .size,
      ParameterDefinition("colors", .any, "The colours."),
      ParameterDefinition("gradient", .any, "The gradient."),
      ParameterDefinition("center", .any, "Where it lies."),
      ParameterDefinition("startRadius", .any, "Where it lies."),
      ParameterDefinition("endRadius", .any, "Where it lies."),
    ],
    draws: ["colors", "gradient", "center", "startRadius", "endRadius"],
    .layout { context in context.addLeaf(size: 0) { FillLeaf() } })
}
