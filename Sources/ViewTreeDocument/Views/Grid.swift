import ViewTreeLayout

extension ViewDefinition {
  /// SwiftUI's `Grid` (docs/semantics.md, Grids).
  static let grid = ViewDefinition(
    "Grid", "Rows of cells whose columns are equally wide in every row.",
    support: .approximate("how columns shrink below what their cells want is a choice")
  ) { p in
    let alignment = p("alignment", .alignment, "How cells stand in their places.")
    let horizontalSpacing = p(
      "horizontalSpacing", .number, "Points between columns; the default depends on the cells.")
    let verticalSpacing = p(
      "verticalSpacing", .number, "Points between rows; the default depends on the cells.")
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
