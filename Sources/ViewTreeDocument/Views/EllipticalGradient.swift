import ViewTreeLayout

extension ViewDefinition {
  /// SwiftUI's `EllipticalGradient` (docs/semantics.md, Leaves).
  static let ellipticalGradient = ViewDefinition(
    "EllipticalGradient", "A gradient that fills its frame.",
    [
      .size,
      ParameterDefinition("colors", .any, "The colours; without effect."),
      ParameterDefinition("gradient", .any, "The gradient; without effect."),
      ParameterDefinition("center", .any, "Where it lies; without effect."),
    ],
    .layout { context in context.addLeaf(size: 0) { FillLeaf() } })
}
