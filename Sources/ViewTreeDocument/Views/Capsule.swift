import ViewTreeLayout

extension ViewDefinition {
  /// SwiftUI's `Capsule` (docs/semantics.md, Leaves).
  static let capsule = ViewDefinition(
    "Capsule", "A rectangle with round ends.",
    [
      .size,
      ParameterDefinition(
        "style", .option(["circular", "continuous"]), "The shape of the corners."),
    ],
    draws: ["style"],
    isShape: true,
    .layout { context in context.addLeaf(size: 0) { FillLeaf() } })
}
