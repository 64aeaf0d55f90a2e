import ViewTreeLayout

extension ModifierDefinition {
  /// SwiftUI's `edgesIgnoringSafeArea` (docs/explanation/layout.md, Safe area).
  static let edgesIgnoringSafeArea = ModifierDefinition(
    "func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View",
    "Extends the view into the safe area.", support: .exact
  ) { p in
    let edges = p("edges", .edges, unlabelled: true, required: true, "The edges.")
    return .layout { context in
      context.add(IgnoresSafeAreaLayout(edges: context[edges] ?? .all))
    }
  }
}
