import ViewTreeLayout

extension ViewDefinition {
  /// SwiftUI's `LazyVGrid` (docs/explanation/containers.md, Lazy containers).
  static let lazyVGrid = ViewDefinition(
    """
    struct LazyVGrid<Content: View>: View
    init(columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content)
    """, "Views in columns, row by row.",
    support: .approximate("all children are measured, including offscreen children"),
    preferenceRole: .everySlot, sections: .lines, traits: [.column]
  ) { p in
    let columns = p("columns", .gridItems, required: true, "The columns.")
    let alignment = p(
      "alignment", .horizontalAlignment,
      "The alignment of columns that are narrower than the grid.")
    let spacing = p("spacing", .number, "Points between rows (default: 8).")
    let pinned = p(
      "pinnedViews", .expression,
      "The pinned parts of sections, such as .sectionHeaders.")
    p.children()
    return .layout { context in
      let items = context.tree.addGridItems(context[columns] ?? [])
      var grid = LazyGridLayout.vertical(
        columns: items, alignment: context[alignment] ?? .center, spacing: context[spacing])
      grid.pinned = context.pinnedParts(pinned)
      return context.add(grid)
    }
  }
}
