import ViewTreeLayout

extension ViewDefinition {
  /// SwiftUI's `LinearGradient` (docs/semantics.md, Leaves).
  static let linearGradient = ViewDefinition(
    "LinearGradient", "A gradient that fills its frame.",
    [
      .size,
      ParameterDefinition("colors", .any, "The colours."),
      ParameterDefinition("gradient", .any, "The gradient."),
      ParameterDefinition("startPoint", .any, "Where it lies."),
      ParameterDefinition("endPoint", .any, "Where it lies."),
    ],
    draws: ["colors", "gradient", "startPoint", "endPoint"],
    .layout { context in context.addLeaf(size: 0) { FillLeaf() } })
}
