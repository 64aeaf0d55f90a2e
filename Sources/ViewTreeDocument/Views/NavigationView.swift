import ViewTreeLayout

extension ViewDefinition {
  /// SwiftUI's `NavigationView` (docs/semantics.md, Navigation).
  static let navigationView = ViewDefinition(
    "NavigationView", "Views below a navigation bar.",
    support: .approximate("the height of the bar is approximate"), preferenceRole: .navigation
  ) { p in
    p.children()
    return .slot(.vertical) { context in
      context.add(NavigationLayout(barHeight: ControlMetrics.navigationBarHeight))
    }
  }
}
