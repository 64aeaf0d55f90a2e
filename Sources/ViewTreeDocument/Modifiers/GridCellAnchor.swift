import ViewTreeLayout

extension ModifierDefinition {
  /// SwiftUI's `gridCellAnchor` (docs/explanation/containers.md, Grids).
  static let gridCellAnchor = ModifierDefinition(
    "func gridCellAnchor(_ anchor: UnitPoint) -> some View",
    "Aligns a cell's content within the cell.",
    support: .exact
  ) { p in
    let anchor = p("anchor", .unitPoint, unlabelled: true, required: true, "The point.")
    return .layout { context in
      context.add(GridCellLayout(anchor: context[anchor]))
    }
  }
}
