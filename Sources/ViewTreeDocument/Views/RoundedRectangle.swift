import ViewTreeLayout

extension ViewDefinition {
  /// SwiftUI's `RoundedRectangle` (docs/semantics.md, Leaves).
  static let roundedRectangle = ViewDefinition(
    "RoundedRectangle", "A rectangle with round corners, as large as it is offered.",
    [
      .size,
      ParameterDefinition("cornerRadius", .number, "The corners' radius in points."),
      ParameterDefinition("cornerSize", .size, "The corners' width and height in points."),
      ParameterDefinition(
        "style", .option(["circular", "continuous"]), "The shape of the corners."),
    ],
    draws: ["cornerRadius", "cornerSize", "style"],
    isShape: true,
    .layout { context in
      context.addLeaf(size: 0) { FillLeaf() }
    })
}
