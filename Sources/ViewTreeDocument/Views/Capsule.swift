import ViewTreeLayout

extension ViewDefinition {
  /// SwiftUI's `Capsule` (docs/semantics.md, Leaves).
  static let capsule = ViewDefinition(
    "Capsule", "A rectangle with round ends.",
    [
      .size,
      ParameterDefinition(
        "style", .option(["circular", "continuous"]), "Accepted and without effect."),
    ],
    .layout { context in context.addLeaf(size: 0) { FillLeaf() } })
}
