import ViewTreeLayout

extension ViewDefinition {
  /// SwiftUI's `LinearGradient` (docs/semantics.md, Leaves).
  static let linearGradient = ViewDefinition(
    "LinearGradient", "A gradient that fills its frame.",
    [
      .size,
      ParameterDefinition("colors", .expression, "The colours."),
      ParameterDefinition("gradient", .expression, "The gradient."),
      ParameterDefinition("startPoint", .expression, "Where it lies."),
      ParameterDefinition("endPoint", .expression, "Where it lies."),
    ],
    draws: ["colors", "gradient", "startPoint", "endPoint"],
    .layout { context in context.addLeaf(size: 0) { FillLeaf() } })
}
