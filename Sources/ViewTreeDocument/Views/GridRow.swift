import ViewTreeLayout

extension ViewDefinition {
  /// SwiftUI's `GridRow` (docs/semantics.md, Grids).
  static let gridRow = ViewDefinition(
    "GridRow", "A row of a grid; a group anywhere else.",
    [
      ParameterDefinition(
        "alignment", .verticalAlignment,
        "How the cells of the row stand; the default is the grid's."),
      .children,
    ],
    .gridRow { context in
      var alignment: VerticalAlignment?
      if case .alignment(let given) = context.arguments[0] { alignment = given.vertical }
      return context.add(GridRowLayout(alignment: alignment))
    })
}
