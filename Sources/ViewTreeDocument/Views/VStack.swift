import ViewTreeLayout

extension ViewDefinition {
  /// SwiftUI's `VStack` (docs/explanation/layout.md, Stacks).
  static let vStack = column(
    """
    struct VStack<Content: View>: View
    init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content)
    """, "Arranges its children in a vertical line.", [])

  /// SwiftUI's `VStackLayout`, which lays out as a `VStack`.
  static let vStackLayout = column(
    """
    struct VStackLayout<Content: View>: View
    init(alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content)
    """, "Arranges its children as a VStack does.", [.layout])

  private static func column(
    _ swift: String, _ summary: String, _ traits: Traits
  ) -> ViewDefinition {
    ViewDefinition(swift, summary, support: .exact, traits: traits.union([.column, .spaced])) { p in
      let alignment = p("alignment", .horizontalAlignment, "The alignment of the children.")
      let spacing = p(
        "spacing", .number, along: .vertical,
        "Points between children (default: depends on the children).")
      p.children()
      return .layout { context in
        context.add(
          StackLayout.vertical(
            alignment: context[alignment] ?? .center,
            spacing: context[spacing]))
      }
    }
  }
}
