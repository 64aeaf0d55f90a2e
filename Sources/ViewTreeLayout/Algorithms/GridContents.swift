/// The cells of a grid with their positions.
struct GridContents {
  /// One cell.
  struct Cell {
    var node: NodeID
    var row: Int
    var column: Int
    var span: Int
    var settings: GridCellLayout
    /// The layout priority. Cells of a higher priority get their proposal first.
    var priority: Double
    /// The columns that it spans.
    var columns: Range<Int> { column..<column + span }
    /// The column of a cell that spans no others.
    var soleColumn: Int? { span == 1 ? column : nil }
  }

  /// One row. A child of the grid that isn't a `GridRow` is a separate row.
  struct Row {
    var node: NodeID
    var isGridRow: Bool
    var alignment: AlignmentKey?
    /// The indices of its cells, at least one.
    var cells: Range<Int>
  }

  /// A `GridRow` without cells, which has no size.
  struct EmptyRow {
    var node: NodeID
    /// The number of rows above it.
    var rowsAbove: Int
  }

  /// The maximum number of columns, because a document can request any number.
  static let columnLimit = 10_000

  private(set) var cells: [Cell] = []
  private(set) var rows: [Row] = []
  private(set) var emptyRows: [EmptyRow] = []
  private(set) var columnCount = 0

  init(of grid: NodeID, in engine: LayoutEngine) {
    engine.forEachChild(of: grid) { child in
      if engine.isNode(child, laidOutBy: GridRowLayout.self) {
        addGridRow(child, in: engine)
      } else {
        cells.append(Self.cell(child, row: rows.count, column: 0, in: engine))
        addRow(child, isGridRow: false, alignment: nil, from: cells.count - 1)
      }
    }
    if columnCount == 0, !rows.isEmpty { columnCount = 1 }
    for row in rows where !row.isGridRow { cells[row.cells.lowerBound].span = columnCount }
  }

  private mutating func addGridRow(_ node: NodeID, in engine: LayoutEngine) {
    let first = cells.count
    var column = 0
    engine.forEachChild(of: node) { child in
      let cell = Self.cell(child, row: rows.count, column: column, in: engine)
      column = min(column + cell.span, Self.columnLimit)
      cells.append(cell)
    }
    guard cells.count > first else {
      emptyRows.append(EmptyRow(node: node, rowsAbove: rows.count))
      return
    }
    columnCount = max(columnCount, column)
    let alignment = engine.parameters(of: node, as: GridRowLayout.self).alignment
    addRow(node, isGridRow: true, alignment: alignment, from: first)
  }

  private mutating func addRow(
    _ node: NodeID, isGridRow: Bool, alignment: AlignmentKey?, from first: Int
  ) {
    rows.append(
      Row(node: node, isGridRow: isGridRow, alignment: alignment, cells: first..<cells.count))
  }

  private static func cell(
    _ node: NodeID, row: Int, column: Int, in engine: LayoutEngine
  ) -> Cell {
    let settings = settings(of: node, in: engine)
    let room = max(columnLimit - column, 1)
    return Cell(
      node: node, row: row, column: min(column, columnLimit - 1),
      span: min(max(settings.columns ?? 1, 1), room), settings: settings,
      priority: priority(of: node, in: engine))
  }

  /// The settings of a cell, which pass through the modifiers around it, as all traits of views do.
  private static func settings(of cell: NodeID, in engine: LayoutEngine) -> GridCellLayout {
    var settings = GridCellLayout()
    var current: NodeID? = cell
    while let wrapper = current, engine.isWrapper(wrapper) {
      if engine.isNode(wrapper, laidOutBy: GridCellLayout.self) {
        settings = settings.merging(engine.parameters(of: wrapper, as: GridCellLayout.self))
      }
      current = engine.firstChild(of: wrapper)
    }
    return settings
  }

  /// A cell's priority. Unlike in a stack, it doesn't pass through `fixedSize`.
  private static func priority(of cell: NodeID, in engine: LayoutEngine) -> Double {
    let priority = engine.priority(of: cell)
    var current: NodeID? = priority == 0 ? nil : cell
    while let wrapper = current, engine.isWrapper(wrapper),
      !engine.isNode(wrapper, laidOutBy: LayoutPriorityLayout.self)
    {
      if engine.isNode(wrapper, laidOutBy: FixedSizeLayout.self) { return 0 }
      current = engine.firstChild(of: wrapper)
    }
    return priority
  }
}
