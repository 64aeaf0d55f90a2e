import ViewTreeLayout

extension ViewDefinition {
  /// SwiftUI's `LazyVGrid` (docs/semantics.md, Lazy containers).
  static let lazyVGrid = ViewDefinition(
    "LazyVGrid", "Views in columns, line by line.",
    [
      ParameterDefinition("columns", .gridItems, required: true, "The columns."),
      ParameterDefinition(
        "alignment", .horizontalAlignment,
        "Where the columns stand if they are narrower than the grid."),
      ParameterDefinition("spacing", .number, "Points between lines; 8 by default."),
      ParameterDefinition("pinnedViews", .expression, "Accepted and without effect."),
      .children,
    ],
    support: .approximate("all children are laid out, seen or not"),
    preferenceRole: .everySlot, sections: .lines,
    .layout { context in
      let items = context.tree.addGridItems(context.arguments.gridItems(0))
      return context.add(
        LazyGridLayout.vertical(
          columns: items, alignment: context.arguments.alignment(1).horizontal,
          spacing: context.arguments.number(2)))
    })
}
