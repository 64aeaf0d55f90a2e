import ViewTreeLayout

extension ViewDefinition {
  /// SwiftUI's `NavigationView` (docs/explanation/containers.md, Navigation).
  static let navigationView = ViewDefinition(
    """
    struct NavigationView<Content: View>: View
    init(@ViewBuilder content: () -> Content)
    """, "Views below a navigation bar.",
    support: .estimated("the bar always has its size on a phone in portrait", along: .vertical),
    preferenceRole: .navigation
  ) { p in
    p.children()
    return .slot(.vertical) { context in context.addScreen() }
  }
}
