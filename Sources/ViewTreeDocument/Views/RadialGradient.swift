import ViewTreeLayout

extension ViewDefinition {
  /// SwiftUI's `RadialGradient` (docs/semantics.md, Leaves).
  static let radialGradient = ViewDefinition(
    "RadialGradient", "A gradient that fills its frame.",
    [
      .size,
      ParameterDefinition("colors", .any, "The colours; without effect."),
      ParameterDefinition("gradient", .any, "The gradient; without effect."),
      ParameterDefinition("center", .any, "Where it lies; without effect."),
      ParameterDefinition("startRadius", .any, "Where it lies; without effect."),
      ParameterDefinition("endRadius", .any, "Where it lies; without effect."),
    ],
    .layout { context in context.addLeaf(size: 0) { FillLeaf() } })
}
