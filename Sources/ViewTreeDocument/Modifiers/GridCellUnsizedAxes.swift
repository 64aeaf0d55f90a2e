import ViewTreeLayout

extension ModifierDefinition {
  /// SwiftUI's `gridCellUnsizedAxes` (docs/explanation/containers.md, Grids).
  static let gridCellUnsizedAxes = ModifierDefinition(
    "func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View",
    "Prevents a cell from enlarging its row or column.", support: .exact
  ) { p in
    let axes = p("axes", .axes, unlabelled: true, required: true, "The axes.")
    return .layout { context in
      context.add(GridCellLayout(unsizedAxes: context[axes] ?? []))
    }
  }
}
