import ViewTreeLayout

extension ViewDefinition {
  /// SwiftUI's `Grid` (docs/semantics.md, Grids).
  static let grid = ViewDefinition(
    "Grid", "Rows of cells whose columns are equally wide in every row.",
    [
      ParameterDefinition("alignment", .alignment, "How cells stand in their places."),
      ParameterDefinition(
        "horizontalSpacing", .number, "Points between columns; the default depends on the cells."),
      ParameterDefinition(
        "verticalSpacing", .number, "Points between rows; the default depends on the cells."),
      .children,
    ],
    support: .approximate("how columns shrink below what their cells want is a choice"),
    .layout { context in
      context.add(
        GridLayout(
          alignment: context.arguments.alignment(0),
          horizontalSpacing: context.arguments.number(1),
          verticalSpacing: context.arguments.number(2)))
    })
}
