import ViewTreeLayout

extension ModifierDefinition {
  /// SwiftUI's `edgesIgnoringSafeArea` (docs/semantics.md, Safe area).
  static let edgesIgnoringSafeArea = ModifierDefinition(
    "edgesIgnoringSafeArea", "Lets the view grow into the safe area.",
    [
      ParameterDefinition("edges", .edges, unlabelled: true, required: true, "The edges.")
    ],
    .layout { context in
      context.add(IgnoresSafeAreaLayout(edges: context.arguments.edges(0) ?? .all))
    })
}
