import ViewTreeLayout

extension ViewDefinition {
  /// SwiftUI's `List` (docs/explanation/containers.md, Lists).
  static let list = ViewDefinition(
    """
    struct List<SelectionValue: Hashable, Content: View>: View
    init(@ViewBuilder content: () -> Content) where SelectionValue == Never
    init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content)
    """, "A column of rows, all of them laid out.",
    support: .approximate("all rows are laid out, including invisible ones"),
    preferenceRole: .everySlot, sections: .rows, paints: .rows, traits: [.column, .scrolls, .list]
  ) { p in
    p("selection", .expression, "Accepted and without effect.")
    p.children()
    return .layout { context in
      context.add(ListLayout(context.environment.list.metrics(context)))
    }
  }
}
