import ViewTreeLayout

extension ViewDefinition {
  /// SwiftUI's `LazyHStack` (docs/explanation/containers.md, Lazy containers).
  static let lazyHStack = ViewDefinition(
    """
    struct LazyHStack<Content: View>: View
    init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content)
    """, "A horizontal line of views, all of them laid out.",
    support: .approximate("all children are laid out, seen or not"), preferenceRole: .everySlot,
    traits: [.row, .spaced]
  ) { p in
    let alignment = p("alignment", .verticalAlignment, "The guide on which the children align.")
    let spacing = p(
      "spacing", .number, along: .horizontal,
      "Points between children (default: by their kinds).")
    p("pinnedViews", .expression, "Accepted and without effect.")
    p.children()
    return .layout { context in
      context.add(
        LazyStackLayout.horizontal(
          alignment: context[alignment] ?? .center, spacing: context[spacing]))
    }
  }
}
