import ViewTreeLayout

extension ViewDefinition {
  /// SwiftUI's `UnevenRoundedRectangle` (docs/semantics.md, Leaves).
  static let unevenRoundedRectangle = ViewDefinition(
    "UnevenRoundedRectangle", "A rectangle with a radius for each corner.",
    [
      .size,
      ParameterDefinition("topLeadingRadius", .number, "Points."),
      ParameterDefinition("bottomLeadingRadius", .number, "Points."),
      ParameterDefinition("bottomTrailingRadius", .number, "Points."),
      ParameterDefinition("topTrailingRadius", .number, "Points."),
      ParameterDefinition(
        "style", .option(["circular", "continuous"]), "The shape of the corners."),
    ],
    draws: [
      "topLeadingRadius", "bottomLeadingRadius", "bottomTrailingRadius", "topTrailingRadius",
      "style",
    ],
    isShape: true,
    .layout { context in context.addLeaf(size: 0) { FillLeaf() } })
}
