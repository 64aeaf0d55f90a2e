import ViewTreeLayout

extension ViewDefinition {
  /// SwiftUI's `Form` (docs/explanation/containers.md, Lists).
  static let form = ViewDefinition(
    """
    struct Form<Content: View>: View
    init(@ViewBuilder content: () -> Content)
    """, "A column of controls, each a row.",
    support: .approximate("all rows are measured, including offscreen rows"),
    preferenceRole: .everySlot, sections: .rows, paints: .rows, traits: [.column, .scrolls, .list]
  ) { p in
    p.children()
    return .layout { context in
      context.add(
        ListLayout(
          context.environment.list.metrics(context, isForm: true),
          contentOffset: context.scrollOffset?.y ?? 0))
    }
  }
}
