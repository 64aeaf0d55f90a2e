import ViewTreeLayout

extension ModifierDefinition {
  /// SwiftUI's `safeAreaBar(edge:alignment:spacing:content:)` (docs/explanation/layout.md, Safe
  /// area).
  static let safeAreaBar = bar(
    """
    func safeAreaBar<C: View>(edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> C) -> some View
    func safeAreaBar<C: View>(edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> C) -> some View
    """, "Adds a bar at an edge, and reduces the safe area of the view.",
    support: .approximate("it is laid out like safeAreaInset"))

  /// SwiftUI's `safeAreaInset(edge:alignment:spacing:content:)` (docs/explanation/layout.md, Safe
  /// area).
  static let safeAreaInset = bar(
    """
    func safeAreaInset<C: View>(edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> C) -> some View
    func safeAreaInset<C: View>(edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> C) -> some View
    """, "Adds a view at an edge, and reduces the safe area of the view.", support: .exact)

  private static func bar(
    _ swift: String, _ summary: String, support: Support
  ) -> ModifierDefinition {
    ModifierDefinition(swift, summary, support: support) { p in
      let content = p("content", .content, required: true, "The other view.")
      let edge = p(
        "edge", .option(["top", "bottom", "leading", "trailing"]), required: true,
        "The edge of the view.")
      let alignment = p(
        "alignment", .alignment, "The alignment of both views along the edge (default: center).")
      let spacing = p(
        "spacing", .number, "Points between both views (default: depends on the views).")
      return .secondary(.safeAreaInset, content: content) { context in
        let (alignment, spacing) = (context[alignment] ?? .center, context[spacing])
        let edge = context[edge] ?? 0
        return context.add(
          edge < 2
            ? SafeAreaInsetLayout.vertical(
              isAtTop: edge == 0, alignment: alignment.horizontal, spacing: spacing)
            : SafeAreaInsetLayout.horizontal(
              isAtLeading: edge == 2, alignment: alignment.vertical, spacing: spacing))
      }
    }
  }
}
