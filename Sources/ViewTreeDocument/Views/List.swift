import ViewTreeLayout

extension ViewDefinition {
  /// SwiftUI's `List` (docs/explanation/containers.md, Lists).
  static let list = ViewDefinition(
    """
    struct List<SelectionValue: Hashable, Content: View>: View
    init(@ViewBuilder content: () -> Content) where SelectionValue == Never
    init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content)
    """, "A column of rows.",
    support: .approximate("all rows are measured, including offscreen rows"),
    preferenceRole: .everySlot, sections: .rows, paints: .rows, traits: [.column, .scrolls, .list]
  ) { p in
    p.rowSelection = p(
      "selection", .expression,
      "The selected rows. In edit mode, rows have a circle if it's a set, or a binding to one.")
    p.children()
    return .layout { context in
      context.add(
        ListLayout(
          context.environment.list.metrics(context), contentOffset: context.scrollOffset?.y ?? 0))
    }
  }
}
