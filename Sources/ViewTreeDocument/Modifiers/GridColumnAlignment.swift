import ViewTreeLayout

extension ModifierDefinition {
  /// SwiftUI's `gridColumnAlignment` (docs/explanation/containers.md, Grids).
  static let gridColumnAlignment = ModifierDefinition(
    "func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View",
    "Aligns the cells of the column.", support: .exact
  ) { p in
    let guide = p("guide", .horizontalAlignment, unlabelled: true, required: true, "The guide.")
    return .layout { context in
      context.add(GridCellLayout(columnAlignment: context[guide] ?? .center))
    }
  }
}
