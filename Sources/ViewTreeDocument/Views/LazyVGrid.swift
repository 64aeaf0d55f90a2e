import ViewTreeLayout

extension ViewDefinition {
  /// SwiftUI's `LazyVGrid` (docs/explanation/containers.md, Lazy containers).
  static let lazyVGrid = ViewDefinition(
    """
    struct LazyVGrid<Content: View>: View
    init(columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content)
    """, "Views in columns, line by line.",
    support: .approximate("all children are laid out, visible or not"),
    preferenceRole: .everySlot, sections: .lines, traits: [.column]
  ) { p in
    let columns = p("columns", .gridItems, required: true, "The columns.")
    let alignment = p(
      "alignment", .horizontalAlignment,
      "The alignment of columns that are narrower than the grid.")
    let spacing = p("spacing", .number, "Points between lines; 8 by default.")
    p("pinnedViews", .expression, "Without effect: headers of grids are never pinned.")
    p.children()
    return .layout { context in
      let items = context.tree.addGridItems(context[columns] ?? [])
      return context.add(
        LazyGridLayout.vertical(
          columns: items, alignment: context[alignment] ?? .center,
          spacing: context[spacing]))
    }
  }
}
