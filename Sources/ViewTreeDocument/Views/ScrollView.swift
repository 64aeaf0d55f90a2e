import ViewTreeLayout

extension ViewDefinition {
  /// SwiftUI's `ScrollView` (docs/explanation/containers.md, Scroll views).
  static let scrollView = ViewDefinition(
    """
    struct ScrollView<Content: View>: View
    init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content)
    """, "A scrollable area for larger content.",
    support: .approximate("it does not extend into the safe area"), traits: [.column, .scrolls]
  ) { p in
    let axes = p("axes", .axes, "The axes that scroll (default: vertical).")
    p("showsIndicators", .bool, drawn: true, "True to show indicators.")
    let contentOffset = p("contentOffset", .point, "The scroll offset, in points.")
    p.children()
    return .slot(.vertical) { context in
      context.add(
        ScrollViewLayout(
          axes: context[axes] ?? .vertical,
          contentOffset: context.scrollOffset ?? context[contentOffset],
          isLimited: context.scrollOffset != nil, environment: context.environment.scrolling))
    }
  }
}
