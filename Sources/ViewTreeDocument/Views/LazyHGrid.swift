import ViewTreeLayout

extension ViewDefinition {
  /// SwiftUI's `LazyHGrid` (docs/semantics.md, Lazy containers).
  static let lazyHGrid = ViewDefinition(
    "LazyHGrid", "Views in rows, column by column.",
    [
      ParameterDefinition("rows", .gridItems, required: true, "The rows."),
      ParameterDefinition(
        "alignment", .verticalAlignment, "Where the rows stand if they are lower than the grid."),
      ParameterDefinition("spacing", .number, "Points between columns; 8 by default."),
      ParameterDefinition("pinnedViews", .expression, "Accepted and without effect."),
      .children,
    ],
    support: .approximate("all children are laid out, seen or not"),
    preferenceRole: .everySlot, sections: .lines,
    .layout { context in
      let items = context.tree.addGridItems(context.arguments.gridItems(0))
      return context.add(
        LazyGridLayout.horizontal(
          rows: items, alignment: context.arguments.alignment(1).vertical,
          spacing: context.arguments.number(2)))
    })
}
