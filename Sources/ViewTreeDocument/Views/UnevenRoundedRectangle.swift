import ViewTreeLayout

extension ViewDefinition {
  /// SwiftUI's `UnevenRoundedRectangle` (docs/semantics.md, Leaves).
  static let unevenRoundedRectangle = ViewDefinition(
    "UnevenRoundedRectangle", "A rectangle with a radius for each corner.",
    [
      .size,
      ParameterDefinition("topLeadingRadius", .number, "Points; without effect."),
      ParameterDefinition("bottomLeadingRadius", .number, "Points; without effect."),
      ParameterDefinition("bottomTrailingRadius", .number, "Points; without effect."),
      ParameterDefinition("topTrailingRadius", .number, "Points; without effect."),
      ParameterDefinition(
        "style", .option(["circular", "continuous"]), "Accepted and without effect."),
    ],
    .layout { context in context.addLeaf(size: 0) { FillLeaf() } })
}
