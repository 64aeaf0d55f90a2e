import ViewTreeLayout

extension ModifierDefinition {
  /// SwiftUI's `gridCellAnchor` (docs/semantics.md, Grids).
  static let gridCellAnchor = ModifierDefinition(
    "gridCellAnchor", "Puts a cell at a point of its place.",
    [
      ParameterDefinition("anchor", .unitPoint, unlabelled: true, required: true, "The point.")
    ],
    .layout { context in
      context.add(GridCellLayout(anchor: context.arguments.unitPoint(0)))
    })
}
