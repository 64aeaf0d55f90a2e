import ViewTreeLayout

extension ViewDefinition {
  /// SwiftUI's `LazyHStack` (docs/explanation/containers.md, Lazy containers).
  static let lazyHStack = ViewDefinition(
    """
    struct LazyHStack<Content: View>: View
    init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content)
    """, "A horizontal line of views, as tall as its proposal.",
    support: .approximate("all children are measured, including offscreen children"),
    preferenceRole: .everySlot,
    sections: .lines, traits: [.row, .spaced]
  ) { p in
    let alignment = p("alignment", .verticalAlignment, "The alignment of the children.")
    let spacing = p(
      "spacing", .number, along: .horizontal,
      "Points between children (default: depends on the children).")
    let pinned = p(
      "pinnedViews", .expression,
      "The pinned parts of sections, such as .sectionHeaders.")
    p.children()
    return .layout { context in
      var stack = LazyStackLayout.horizontal(
        alignment: context[alignment] ?? .center, spacing: context[spacing])
      stack.pinned = context.pinnedParts(pinned)
      return context.add(stack)
    }
  }
}
