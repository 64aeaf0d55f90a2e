import ViewTreeLayout

extension ViewDefinition {
  /// SwiftUI's `EllipticalGradient` (docs/semantics.md, Leaves).
  static let ellipticalGradient = ViewDefinition(
    "EllipticalGradient", "A gradient that fills its frame.",
    [
      .size,
      ParameterDefinition("colors", .expression, "The colours."),
      ParameterDefinition("gradient", .expression, "The gradient."),
      ParameterDefinition("center", .expression, "Where it lies."),
    ],
    draws: ["colors", "gradient", "center"],
    .layout { context in context.addLeaf(size: 0) { FillLeaf() } })
}
