import ViewTreeLayout

extension ModifierDefinition {
  /// SwiftUI's `gridCellColumns` (docs/semantics.md, Grids).
  static let gridCellColumns = ModifierDefinition(
    "gridCellColumns", "Lets a cell span several columns.",
    [
      ParameterDefinition("count", .integer, unlabelled: true, required: true, "How many columns.")
    ],
    remarks: { arguments in
      guard let count = arguments.number(0), count < 1 else { return [] }
      return [.raisedToOne(parameter: 0, value: count)]
    },
    .layout { context in
      context.add(
        GridCellLayout(columns: context.arguments.number(0).map { Int(max(1, min($0, 10_000))) }))
    })
}
