import ViewTreeLayout

extension ModifierDefinition {
  /// SwiftUI's `ignoresSafeArea` (docs/semantics.md, Safe area).
  static let ignoresSafeArea = ModifierDefinition(
    "ignoresSafeArea", "Lets the view grow into the safe area.",
    [
      ParameterDefinition(
        "regions", .option(["all", "container", "keyboard"]), "Accepted and without effect."),
      ParameterDefinition("edges", .edges, unlabelled: true, "The edges; all by default."),
    ],
    .layout { context in
      context.add(IgnoresSafeAreaLayout(edges: context.arguments.edges(1) ?? .all))
    })
}
