import ViewTreeLayout

extension ModifierDefinition {
  /// SwiftUI's `ignoresSafeArea` (docs/explanation/layout.md, Safe area).
  static let ignoresSafeArea = ModifierDefinition(
    "func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View",
    "Extends the view into the safe area.", support: .exact
  ) { p in
    p("regions", .option(["all", "container", "keyboard"]), "Accepted, but has no effect.")
    let edges = p("edges", .edges, unlabelled: true, "The edges (default: all).")
    return .layout { context in
      context.add(IgnoresSafeAreaLayout(edges: context[edges] ?? .all))
    }
  }
}
