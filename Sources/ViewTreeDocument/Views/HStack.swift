import ViewTreeLayout

extension ViewDefinition {
  /// SwiftUI's `HStack` (docs/explanation/layout.md, Stacks).
  static let hStack = row(
    """
    struct HStack<Content: View>: View
    init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content)
    """, "Arranges its children in a horizontal line.", [])

  /// SwiftUI's `HStackLayout`, which lays out as an `HStack`.
  static let hStackLayout = row(
    """
    struct HStackLayout<Content: View>: View
    init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content)
    """, "Arranges its children as an HStack does.", [.layout])

  private static func row(
    _ swift: String, _ summary: String, _ traits: Traits
  ) -> ViewDefinition {
    ViewDefinition(swift, summary, support: .exact, traits: traits.union([.row, .spaced])) { p in
      let alignment = p("alignment", .verticalAlignment, "The alignment of the children.")
      let spacing = p(
        "spacing", .number, along: .horizontal,
        "Points between children (default: depends on the children).")
      p.children()
      return .layout { context in
        context.add(
          StackLayout.horizontal(
            alignment: context[alignment] ?? .center,
            spacing: context[spacing]))
      }
    }
  }
}
