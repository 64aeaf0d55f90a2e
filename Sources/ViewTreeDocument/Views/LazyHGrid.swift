import ViewTreeLayout

extension ViewDefinition {
  /// SwiftUI's `LazyHGrid` (docs/explanation/containers.md, Lazy containers).
  static let lazyHGrid = ViewDefinition(
    """
    struct LazyHGrid<Content: View>: View
    init(rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content)
    """, "Views in rows, column by column.",
    support: .approximate("all children are measured, including offscreen children"),
    preferenceRole: .everySlot, sections: .lines, traits: [.row]
  ) { p in
    let rows = p("rows", .gridItems, required: true, "The rows.")
    let alignment = p(
      "alignment", .verticalAlignment, "The alignment of rows that are shorter than the grid.")
    let spacing = p("spacing", .number, "Points between columns (default: 8).")
    let pinned = p(
      "pinnedViews", .expression,
      "The pinned parts of sections, such as .sectionHeaders.")
    p.children()
    return .layout { context in
      let items = context.tree.addGridItems(context[rows] ?? [])
      var grid = LazyGridLayout.horizontal(
        rows: items, alignment: context[alignment] ?? .center, spacing: context[spacing])
      grid.pinned = context.pinnedParts(pinned)
      return context.add(grid)
    }
  }
}
