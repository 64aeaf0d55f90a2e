import ViewTreeLayout

extension ViewDefinition {
  /// SwiftUI's `GridRow` (docs/explanation/containers.md, Grids).
  static let gridRow = ViewDefinition(
    """
    struct GridRow<Content: View>: View
    init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content)
    """, "A row of a grid. Outside a grid, a group.", support: .exact, traits: [.row]
  ) { p in
    let alignment = p(
      "alignment", .verticalAlignment, "The alignment of the row's cells (default: the grid's).")
    p.children()
    return .gridRow { context in
      context.add(GridRowLayout(alignment: context[alignment]))
    }
  }
}
