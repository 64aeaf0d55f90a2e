import ViewTreeLayout

extension ViewDefinition {
  /// SwiftUI's `AngularGradient` (docs/semantics.md, Leaves).
  static let angularGradient = ViewDefinition(
    "AngularGradient", "A gradient that fills its frame.",
    [
      .size,
      ParameterDefinition("colors", .any, "The colours; without effect."),
      ParameterDefinition("gradient", .any, "The gradient; without effect."),
      ParameterDefinition("center", .any, "Where it lies; without effect."),
      ParameterDefinition("startAngle", .any, "Where it lies; without effect."),
      ParameterDefinition("endAngle", .any, "Where it lies; without effect."),
    ],
    .layout { context in context.addLeaf(size: 0) { FillLeaf() } })
}
