import ViewTreeLayout

extension ViewDefinition {
  /// SwiftUI's `AngularGradient` (docs/semantics.md, Leaves).
  static let angularGradient = ViewDefinition(
    "AngularGradient", "A gradient that fills its frame.",
    [
      .size,
      ParameterDefinition("colors", .any, "The colours."),
      ParameterDefinition("gradient", .any, "The gradient."),
      ParameterDefinition("center", .any, "Where it lies."),
      ParameterDefinition("startAngle", .any, "Where it lies."),
      ParameterDefinition("endAngle", .any, "Where it lies."),
    ],
    draws: ["colors", "gradient", "center", "startAngle", "endAngle"],
    .layout { context in context.addLeaf(size: 0) { FillLeaf() } })
}
