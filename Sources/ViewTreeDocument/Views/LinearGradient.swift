import ViewTreeLayout

extension ViewDefinition {
  /// SwiftUI's `LinearGradient` (docs/semantics.md, Leaves).
  static let linearGradient = ViewDefinition(
    "LinearGradient", "A gradient that fills its frame.",
    [
      .size,
      ParameterDefinition("colors", .any, "The colours; without effect."),
      ParameterDefinition("gradient", .any, "The gradient; without effect."),
      ParameterDefinition("startPoint", .any, "Where it lies; without effect."),
      ParameterDefinition("endPoint", .any, "Where it lies; without effect."),
    ],
    .layout { context in context.addLeaf(size: 0) { FillLeaf() } })
}
