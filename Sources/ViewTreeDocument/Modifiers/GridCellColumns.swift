import ViewTreeLayout
import ViewTreeNumbers

extension ModifierDefinition {
  /// SwiftUI's `gridCellColumns` (docs/explanation/containers.md, Grids).
  static let gridCellColumns = ModifierDefinition(
    "func gridCellColumns(_ count: Int) -> some View", "Lets a cell span several columns.",
    support: .exact
  ) { p in
    let count = p("count", .integer, unlabelled: true, required: true, "The number of columns.")
    p.remarks = { arguments in
      guard let number = arguments[count], number < 1 else { return [] }
      return [.raisedToOne(parameter: count.place, value: number)]
    }
    return .layout { context in
      context.add(
        GridCellLayout(columns: context[count].map { Int(max(1, min($0, 10_000))) }))
    }
  }
}
