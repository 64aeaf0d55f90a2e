/// `Grid`: rows of cells whose columns are equally wide in every row
/// (docs/explanation/containers.md, Grids).
///
/// Children are ``GridRowLayout`` nodes, or any other node as a row of one cell over all columns.
public struct GridLayout: LayoutRules {
  let horizontal: AlignmentKey
  let vertical: AlignmentKey
  // NaN means the preferred spacing of the cells.
  let horizontalSpacing: Double
  let verticalSpacing: Double

  /// A grid. With nil spacing, the cells determine it.
  public init(
    alignment: Alignment = .center, horizontalSpacing: Double? = nil,
    verticalSpacing: Double? = nil
  ) {
    horizontal = alignment.horizontal.key
    vertical = alignment.vertical.key
    self.horizontalSpacing = horizontalSpacing ?? .nan
    self.verticalSpacing = verticalSpacing ?? .nan
  }

  static var remembersAnswers: Bool { true }
  var axisForChildren: StackAxis? { StackAxis.none }

  func size(
    of node: NodeID, proposing proposal: ProposedSize, in engine: LayoutEngine
  ) -> Size {
    let solution = solve(proposal, for: node, in: engine)
    return Size(width: solution.columns.total, height: solution.rows.total)
  }

  func place(
    _ node: NodeID, size: Size, proposal: ProposedSize, in engine: LayoutEngine
  ) {
    let solution = solve(proposal, for: node, in: engine)
    forEachRow(of: solution, in: engine) { row, frame, cells in
      if row.isGridRow {
        engine.place(row.node, at: frame.origin, proposing: ProposedSize(frame.size))
      }
      for cell in cells {
        let origin = row.isGridRow ? cell.origin - frame.origin : cell.origin
        engine.place(cell.node, at: origin, proposing: cell.proposal)
      }
    }
    placeEmptyRows(of: solution, in: engine)
  }

  /// Columns and rows for a proposal, with the turn of a cell if its proposal is explained.
  func solve(
    _ proposal: ProposedSize, for node: NodeID, explaining explained: Int? = nil,
    in engine: LayoutEngine
  ) -> GridSolution {
    let contents = GridContents(of: node, in: engine)
    return GridSolution(
      contents, proposing: proposal, columnGaps: columnGaps(of: contents, in: engine),
      rowGaps: rowGaps(of: contents, in: engine), explaining: explained, in: engine)
  }
}

// MARK: - Positions

extension GridLayout {
  /// A placed cell, with the origin of its frame in the grid's coordinates and its proposal.
  struct PlacedCell {
    var node: NodeID
    var origin: Point
    var proposal: ProposedSize
  }

  /// Visits the rows with their frames and their cells.
  func forEachRow(
    of solution: GridSolution, in engine: LayoutEngine,
    _ visit: (GridContents.Row, Rect, [PlacedCell]) -> Void
  ) {
    let contents = solution.contents
    let starts = solution.columns.starts()
    let alignments = contents.columnAlignments()
    let width = solution.columns.total
    for ((row, top), height) in zip(
      zip(contents.rows, solution.rows.starts()), solution.rows.lengths)
    {
      let line = baseline(of: row, height: height, in: solution, engine: engine)
      let cells = row.cells.map { index in
        let cell = contents.cells[index]
        let column = cell.soleColumn.flatMap { alignments[$0] }
        let offset = offset(
          of: index, in: solution, horizontal: column ?? horizontal,
          vertical: row.alignment ?? vertical, baseline: line, engine: engine)
        return PlacedCell(
          node: cell.node, origin: Point(x: starts[cell.column], y: top) + offset,
          proposal: solution.placementProposal(of: index, in: engine))
      }
      visit(row, Rect(x: 0, y: top, width: width, height: height), cells)
    }
  }

  /// Places rows without cells. They have no height, at the start of the next row.
  private func placeEmptyRows(of solution: GridSolution, in engine: LayoutEngine) {
    let rows = solution.rows
    let starts = rows.starts()
    for row in solution.contents.emptyRows {
      let top = row.rowsAbove < starts.count ? starts[row.rowsAbove] : rows.total
      engine.place(
        row.node, at: Point(x: 0, y: top),
        proposing: ProposedSize(width: solution.columns.total, height: 0))
    }
  }

  /// The offset of a cell in its slot, by its anchor or by the guides of its column and row.
  private func offset(
    of index: Int, in solution: GridSolution, horizontal: AlignmentKey, vertical: AlignmentKey,
    baseline: Double?, engine: LayoutEngine
  ) -> Point {
    let cell = solution.contents.cells[index]
    let slot = solution.slot(of: index)
    let offered = solution.placementProposal(of: index, in: engine)
    let size = engine.size(of: cell.node, proposing: offered)
    if let anchor = cell.settings.anchor {
      return Point(
        x: (slot.width - size.width) * anchor.x, y: (slot.height - size.height) * anchor.y)
    }
    func offset(_ key: AlignmentKey, from line: Double?) -> Double {
      (line
        ?? engine.defaultGuide(
          key, of: cell.node, size: slot, proposal: ProposedSize(slot)))
        - engine.guide(key, of: cell.node, size: size, proposal: offered)
    }
    return Point(x: offset(horizontal, from: nil), y: offset(vertical, from: baseline))
  }

  /// The baseline of a row that is aligned on a text baseline: the deepest descent of its cells
  /// ends at the bottom of the row. `nil` for other rows, whose cells are aligned individually.
  private func baseline(
    of row: GridContents.Row, height: Double, in solution: GridSolution, engine: LayoutEngine
  ) -> Double? {
    let key = row.alignment ?? vertical
    guard key == .firstTextBaseline || key == .lastTextBaseline else { return nil }
    var below = 0.0
    for index in row.cells {
      let node = solution.contents.cells[index].node
      let offered = solution.placementProposal(of: index, in: engine)
      let size = engine.size(of: node, proposing: offered)
      let guide = engine.guide(key, of: node, size: size, proposal: offered)
      below = max(below, size.height - guide)
    }
    return height - below
  }
}

// MARK: - Gaps

extension GridLayout {
  private func columnGaps(of contents: GridContents, in engine: LayoutEngine) -> [Double] {
    var gaps = [Double](repeating: 0, count: contents.columnCount)
    if !horizontalSpacing.isNaN {
      for column in gaps.indices.dropFirst() { gaps[column] = horizontalSpacing }
      return gaps
    }
    for row in contents.rows {
      let cells = contents.cells[row.cells]
      for (left, right) in zip(cells, cells.dropFirst()) {
        gaps[right.column] = max(
          gaps[right.column], engine.distance(from: left.node, to: right.node, along: .horizontal))
      }
    }
    return gaps
  }

  private func rowGaps(of contents: GridContents, in engine: LayoutEngine) -> [Double] {
    var gaps = [Double](repeating: 0, count: contents.rows.count)
    for row in gaps.indices.dropFirst() {
      if !verticalSpacing.isNaN {
        gaps[row] = verticalSpacing
        continue
      }
      gaps[row] = largestDistance(
        from: contents.cells[contents.rows[row - 1].cells],
        to: contents.cells[contents.rows[row].cells], in: engine)
    }
    return gaps
  }

  /// The largest spacing between cells of two rows that share a column. Cells are in the order of
  /// their columns.
  private func largestDistance(
    from upper: ArraySlice<GridContents.Cell>, to lower: ArraySlice<GridContents.Cell>,
    in engine: LayoutEngine
  ) -> Double {
    var largest = 0.0
    var (above, below) = (upper.startIndex, lower.startIndex)
    while above < upper.endIndex, below < lower.endIndex {
      let (first, second) = (upper[above], lower[below])
      if first.overlaps(second) {
        largest = max(
          largest, engine.distance(from: first.node, to: second.node, along: .vertical))
      }
      if first.column + first.span <= second.column + second.span {
        above += 1
      } else {
        below += 1
      }
    }
    return largest
  }
}

extension LayoutTree {
  /// True if a node is a grid, so that rows below it are its rows.
  public func isGrid(_ node: NodeID) -> Bool { engine.isNode(node, laidOutBy: GridLayout.self) }

  /// True if any node is a grid.
  public var hasGrids: Bool {
    arena.pointee.algorithms.knownNumber(of: GridLayout.self) != nil
  }

  /// True if cells of one column request different column alignments.
  public func hasColumnAlignedTwice(_ node: NodeID) -> Bool {
    guard isGrid(node) else { return false }
    var known: [Int: AlignmentKey] = [:]
    for cell in GridContents(of: node, in: engine).cells where cell.span == 1 {
      guard let alignment = cell.settings.columnAlignment?.key else { continue }
      if let earlier = known[cell.column], earlier != alignment { return true }
      known[cell.column] = alignment
    }
    return false
  }
}
