import ViewTreeLayout

extension ViewDefinition {
  /// SwiftUI's `NavigationStack` (docs/explanation/containers.md, Navigation).
  static let navigationStack = ViewDefinition(
    """
    struct NavigationStack<Data, Root: View>: View
    init(@ViewBuilder root children: () -> Root) where Data == NavigationPath
    init(path: Binding<NavigationPath>, @ViewBuilder root children: () -> Root) where Data == NavigationPath
    """,
    "Views below a navigation bar, and the view of the last value of its path in front of them.",
    support: .estimated("the bar always has its size on a phone in portrait", along: .vertical),
    preferenceRole: .navigation
  ) { p in
    p.navigationPath = p(
      "path", .expression, "The values of the pushed views, or a binding to them.")
    p.children()
    return .slot(.vertical) { context in context.addScreen() }
  }
}
