import ViewTreeLayout

extension ViewDefinition {
  /// SwiftUI's `GridRow` (docs/semantics.md, Grids).
  static let gridRow = ViewDefinition(
    """
    struct GridRow<Content: View>: View
    init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content)
    """, "A row of a grid; a group anywhere else.", support: .exact, traits: [.row]
  ) { p in
    let alignment = p(
      "alignment", .verticalAlignment, "How the cells of the row stand; the default is the grid's.")
    p.children()
    return .gridRow { context in
      context.add(GridRowLayout(alignment: context[alignment]))
    }
  }
}
