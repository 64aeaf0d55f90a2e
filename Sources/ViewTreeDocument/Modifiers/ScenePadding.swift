import ViewTreeLayout

extension ModifierDefinition {
  /// SwiftUI's `scenePadding` (docs/explanation/layout.md, Padding).
  static let scenePadding = ModifierDefinition(
    """
    func scenePadding(_ edges: Edge.Set = .all) -> some View
    func scenePadding(_ padding: ScenePadding, edges: Edge.Set = .all) -> some View
    """, "Adds the scene's default padding.",
    support: .approximate("it is 16 points, like `padding`")
  ) { p in
    p("padding", .option(["minimum", "navigationBar"]), "The kind of padding (without effect).")
    let edges = p("edges", .edges, unlabelled: true, "The edges (default: all).")
    return .layout { context in
      context.add(
        PaddingLayout(EdgeInsets(PaddingLayout.defaultLength, at: context[edges] ?? .all)))
    }
  }
}
