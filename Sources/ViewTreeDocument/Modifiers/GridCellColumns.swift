import ViewTreeLayout

extension ModifierDefinition {
  /// SwiftUI's `gridCellColumns` (docs/semantics.md, Grids).
  static let gridCellColumns = ModifierDefinition(
    "gridCellColumns", "Lets a cell span several columns.",
    [
      ParameterDefinition("count", .integer, unlabelled: true, required: true, "How many columns.")
    ],
    .layout { context in
      context.add(
        GridCellLayout(columns: context.arguments.number(0).map { Int(max(1, min($0, 10_000))) }))
    })
}
