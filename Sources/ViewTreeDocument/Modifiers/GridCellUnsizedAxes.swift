import ViewTreeLayout

extension ModifierDefinition {
  /// SwiftUI's `gridCellUnsizedAxes` (docs/explanation/containers.md, Grids).
  static let gridCellUnsizedAxes = ModifierDefinition(
    "func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View",
    "Keeps a cell from making its row or column larger.", support: .exact
  ) { p in
    let axes = p("axes", .axes, unlabelled: true, required: true, "The axes.")
    return .layout { context in
      context.add(GridCellLayout(unsizedAxes: context[axes] ?? []))
    }
  }
}
