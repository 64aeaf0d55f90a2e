import ViewTreeLayout

extension ModifierDefinition {
  /// SwiftUI's `gridColumnAlignment` (docs/semantics.md, Grids).
  static let gridColumnAlignment = ModifierDefinition(
    "gridColumnAlignment", "Aligns the cells of the column.",
    [
      ParameterDefinition(
        "guide", .horizontalAlignment, unlabelled: true, required: true, "The guide.")
    ],
    .layout { context in
      context.add(GridCellLayout(columnAlignment: context.arguments.alignment(0).horizontal))
    })
}
