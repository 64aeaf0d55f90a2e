/// The cells of a grid with their places.
struct GridContents {
  /// One cell.
  struct Cell {
    var node: NodeID
    var row: Int
    var column: Int
    var span: Int
    var settings: GridCellLayout
  }

  /// One row; a child of the grid that is no `GridRow` is a row by itself.
  struct Row {
    var node: NodeID
    var isGridRow: Bool
    var alignment: AlignmentKey?
    var cells: [Cell]
  }

  /// Columns at most: a document can ask for any number of columns.
  private static let columnLimit = 10_000

  private(set) var rows: [Row] = []
  private(set) var columnCount = 0

  init(of grid: NodeID, in engine: LayoutEngine) {
    engine.forEachChild(of: grid) { child in
      let index = rows.count
      guard engine.isNode(child, laidOutBy: GridRowLayout.self) else {
        rows.append(
          Row(
            node: child, isGridRow: false, alignment: nil,
            cells: [Self.cell(child, row: index, column: 0, in: engine)]))
        return
      }
      let alignment = engine.parameters(of: child, as: GridRowLayout.self).alignment
      var row = Row(node: child, isGridRow: true, alignment: alignment, cells: [])
      var column = 0
      engine.forEachChild(of: child) { node in
        let cell = Self.cell(node, row: index, column: column, in: engine)
        column = min(column + cell.span, Self.columnLimit)
        row.cells.append(cell)
      }
      columnCount = max(columnCount, column)
      rows.append(row)
    }
    if columnCount == 0, !rows.isEmpty { columnCount = 1 }
    for index in rows.indices where !rows[index].isGridRow {
      rows[index].cells[0].span = columnCount
    }
  }

  private static func cell(
    _ node: NodeID, row: Int, column: Int, in engine: LayoutEngine
  ) -> Cell {
    // What a cell says passes through the modifiers around it, as all traits of views do.
    var settings = GridCellLayout()
    var current: NodeID? = node
    while let wrapper = current, engine.isWrapper(wrapper) {
      if engine.isNode(wrapper, laidOutBy: GridCellLayout.self) {
        settings = settings.merging(engine.parameters(of: wrapper, as: GridCellLayout.self))
      }
      current = engine.firstChild(of: wrapper)
    }
    let room = max(columnLimit - column, 1)
    return Cell(
      node: node, row: row, column: min(column, columnLimit - 1),
      span: min(max(settings.columns ?? 1, 1), room), settings: settings)
  }
}
