import ViewTreeLayout

extension ViewDefinition {
  /// SwiftUI's `Grid` (docs/explanation/containers.md, Grids).
  static let grid = grid(
    """
    struct Grid<Content: View>: View
    init(alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content)
    """, "Rows of cells. Each column has the same width in every row.", [])

  /// SwiftUI's `GridLayout`, which lays out as a `Grid`.
  static let gridLayout = grid(
    """
    struct GridLayout<Content: View>: View
    init(alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> Content)
    """, "Arranges its children as a Grid does.", [.layout])

  private static func grid(
    _ swift: String, _ summary: String, _ traits: Traits
  ) -> ViewDefinition {
    ViewDefinition(
      swift, summary,
      support: .approximate("the rule for shrinking columns is viewtree's choice"),
      traits: traits.union(.column)
    ) { p in
      let alignment = p("alignment", .alignment, "The alignment of views in their cells.")
      let horizontalSpacing = p(
        "horizontalSpacing", .number, "Points between columns (default: depends on the cells).")
      let verticalSpacing = p(
        "verticalSpacing", .number, "Points between rows (default: depends on the cells).")
      p.children()
      return .layout { context in
        context.add(
          GridLayout(
            alignment: context[alignment] ?? .center,
            horizontalSpacing: context[horizontalSpacing],
            verticalSpacing: context[verticalSpacing]))
      }
    }
  }
}
