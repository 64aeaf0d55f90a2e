import ViewTreeLayout

extension ViewDefinition {
  /// SwiftUI's `LazyVStack` (docs/explanation/containers.md, Lazy containers).
  static let lazyVStack = ViewDefinition(
    """
    struct LazyVStack<Content: View>: View
    init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content)
    """, "A vertical line of views, as wide as its proposal.",
    support: .approximate("all children are measured, including offscreen children"),
    preferenceRole: .everySlot,
    sections: .lines, traits: [.column, .spaced]
  ) { p in
    let alignment = p("alignment", .horizontalAlignment, "The alignment of the children.")
    let spacing = p(
      "spacing", .number, along: .vertical,
      "Points between children (default: depends on the children).")
    let pinned = p(
      "pinnedViews", .expression,
      "The pinned parts of sections, such as .sectionHeaders.")
    p.children()
    return .layout { context in
      var stack = LazyStackLayout.vertical(
        alignment: context[alignment] ?? .center, spacing: context[spacing])
      stack.pinned = context.pinnedParts(pinned)
      return context.add(stack)
    }
  }
}
