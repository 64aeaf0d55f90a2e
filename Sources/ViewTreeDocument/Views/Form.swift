import ViewTreeLayout

extension ViewDefinition {
  /// SwiftUI's `Form` (docs/explanation/containers.md, Lists).
  static let form = ViewDefinition(
    """
    struct Form<Content: View>: View
    init(@ViewBuilder content: () -> Content)
    """, "A column of controls, each a row.",
    support: .approximate("all rows are laid out, including invisible ones"),
    preferenceRole: .everySlot, sections: .rows, paints: .rows, traits: [.column, .scrolls, .list]
  ) { p in
    p.children()
    return .layout { context in
      context.add(ListLayout(context.environment.list.metrics(context, isForm: true)))
    }
  }
}
