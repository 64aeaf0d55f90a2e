import ViewTreeLayout

extension ModifierDefinition {
  /// SwiftUI's `gridCellUnsizedAxes` (docs/semantics.md, Grids).
  static let gridCellUnsizedAxes = ModifierDefinition(
    "gridCellUnsizedAxes", "Keeps a cell from making its row or column larger.",
    [
      ParameterDefinition("axes", .axes, unlabelled: true, required: true, "The axes.")
    ],
    .layout { context in
      context.add(GridCellLayout(unsizedAxes: context.arguments.axes(0) ?? []))
    })
}
