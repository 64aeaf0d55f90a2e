/// `Grid`: rows of cells whose columns are equally wide in every row (docs/semantics.md, Grids).
///
/// Children are ``GridRowLayout`` nodes, or any other node as a row of one cell over all columns.
public struct GridLayout: LayoutRules {
  let horizontal: AlignmentKey
  let vertical: AlignmentKey
  // NaN asks the cells.
  let horizontalSpacing: Double
  let verticalSpacing: Double

  /// A grid; nil spacing asks the cells.
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
    let contents = GridContents(of: node, in: engine)
    let columns = columns(of: contents, proposing: proposal, in: engine)
    let rows = rows(of: contents, columns: columns, proposing: proposal, in: engine)
    return Size(width: columns.total, height: rows.total)
  }

  func place(
    _ node: NodeID, size: Size, proposal: ProposedSize, in engine: LayoutEngine
  ) {
    forEachRow(of: node, proposing: proposal, in: engine) { row, frame, cells in
      if row.isGridRow {
        engine.place(row.node, at: frame.origin, proposing: ProposedSize(frame.size))
      }
      for cell in cells {
        let origin = row.isGridRow ? cell.origin - frame.origin : cell.origin
        engine.place(cell.node, at: origin, proposing: cell.proposal)
      }
    }
  }

  /// One cell in its place: where its own frame begins, in the grid's coordinates, and what it is proposed.
  struct PlacedCell {
    var node: NodeID
    var origin: Point
    var proposal: ProposedSize
  }

  /// Visits the rows with their frames and their cells.
  func forEachRow(
    of node: NodeID, proposing proposal: ProposedSize, in engine: LayoutEngine,
    _ visit: (GridContents.Row, Rect, [PlacedCell]) -> Void
  ) {
    let contents = GridContents(of: node, in: engine)
    let columns = columns(of: contents, proposing: proposal, in: engine)
    let rows = rows(of: contents, columns: columns, proposing: proposal, in: engine)
    let starts = columns.starts()
    let alignments = contents.columnAlignments()
    for ((row, top), height) in zip(zip(contents.rows, rows.starts()), rows.lengths) {
      let cells = row.cells.map { cell in
        let box = Size(
          width: columns.length(from: cell.column, count: cell.span), height: height)
        let column = cell.span == 1 ? alignments[cell.column] : nil
        let offset = offset(
          of: cell, box: box, horizontal: column ?? horizontal,
          vertical: row.alignment ?? vertical, in: engine)
        return PlacedCell(
          node: cell.node, origin: Point(x: starts[cell.column], y: top) + offset,
          proposal: ProposedSize(box))
      }
      visit(row, Rect(x: 0, y: top, width: columns.total, height: height), cells)
    }
  }
}

// MARK: - Steps

extension GridLayout {
  /// Columns from their cells of one column; then cells that span more widen theirs.
  func columns(
    of contents: GridContents, proposing proposal: ProposedSize, in engine: LayoutEngine
  ) -> GridTracks {
    var tracks = GridTracks(
      lengths: [Double](repeating: 0, count: contents.columnCount),
      gaps: columnGaps(of: contents, in: engine))
    let cells = contents.sizingCells()
    func width(of column: Int, proposing width: Double?) -> Double {
      let offered = ProposedSize(width: width, height: proposal.height)
      return cells[column].reduce(0) {
        max($0, engine.size(of: $1.node, proposing: offered).width)
      }
    }
    if let total = proposal.width {
      tracks.distribute(
        total, minimums: cells.indices.map { width(of: $0, proposing: 0) },
        maximums: cells.indices.map { width(of: $0, proposing: .infinity) }
      ) { width(of: $0, proposing: $1) }
    } else {
      tracks.lengths = cells.indices.map { width(of: $0, proposing: nil) }
    }
    widen(&tracks, forSpansOf: contents, proposing: proposal, in: engine)
    return tracks
  }

  /// What a spanning cell lacks is added to its columns in equal parts.
  private func widen(
    _ tracks: inout GridTracks, forSpansOf contents: GridContents,
    proposing proposal: ProposedSize, in engine: LayoutEngine
  ) {
    for row in contents.rows {
      for cell in row.cells
      where (cell.span > 1 || !row.isGridRow)
        && !cell.settings.unsizedAxes.contains(Axis.horizontal)
      {
        let spanned = tracks.length(from: cell.column, count: cell.span)
        let isFull = cell.span == contents.columnCount
        let offered = ProposedSize(
          width: isFull ? proposal.width : spanned, height: proposal.height)
        let deficit = engine.size(of: cell.node, proposing: offered).width - spanned
        if deficit > 0 {
          for column in cell.column..<min(cell.column + cell.span, contents.columnCount) {
            tracks.lengths[column] += deficit / Double(cell.span)
          }
        }
      }
    }
  }

  /// Rows are as high as their highest cell; flexible ones share what is left.
  func rows(
    of contents: GridContents, columns: GridTracks, proposing proposal: ProposedSize,
    in engine: LayoutEngine
  ) -> GridTracks {
    var tracks = GridTracks(
      lengths: [Double](repeating: 0, count: contents.rows.count),
      gaps: rowGaps(of: contents, in: engine))
    func height(of row: Int, proposing height: Double?) -> Double {
      var answer = 0.0
      for cell in contents.rows[row].cells
      where !cell.settings.unsizedAxes.contains(Axis.vertical) {
        let offered = ProposedSize(
          width: columns.length(from: cell.column, count: cell.span), height: height)
        answer = max(answer, engine.size(of: cell.node, proposing: offered).height)
      }
      return answer
    }
    let indices = contents.rows.indices
    if let total = proposal.height {
      tracks.distribute(
        total, minimums: indices.map { height(of: $0, proposing: 0) },
        maximums: indices.map { height(of: $0, proposing: .infinity) }
      ) { height(of: $0, proposing: $1) }
    } else {
      tracks.lengths = indices.map { height(of: $0, proposing: nil) }
    }
    return tracks
  }

  private func columnGaps(of contents: GridContents, in engine: LayoutEngine) -> [Double] {
    var gaps = [Double](repeating: 0, count: contents.columnCount)
    if !horizontalSpacing.isNaN {
      for column in gaps.indices.dropFirst() { gaps[column] = horizontalSpacing }
      return gaps
    }
    for row in contents.rows {
      for (left, right) in zip(row.cells, row.cells.dropFirst()) {
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
        from: contents.rows[row - 1].cells, to: contents.rows[row].cells, in: engine)
    }
    return gaps
  }

  /// The largest distance between cells of two rows that have a column in common; cells stand in the order
  /// of their columns.
  private func largestDistance(
    from upper: [GridContents.Cell], to lower: [GridContents.Cell], in engine: LayoutEngine
  ) -> Double {
    var largest = 0.0
    var (above, below) = (0, 0)
    while above < upper.count, below < lower.count {
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

  /// Where a cell lies in its box: by its anchor, or by the guides of column and row.
  private func offset(
    of cell: GridContents.Cell, box: Size, horizontal: AlignmentKey, vertical: AlignmentKey,
    in engine: LayoutEngine
  ) -> Point {
    let offered = ProposedSize(box)
    if let anchor = cell.settings.anchor {
      let size = engine.size(of: cell.node, proposing: offered)
      return Point(x: (box.width - size.width) * anchor.x, y: (box.height - size.height) * anchor.y)
    }
    return engine.alignedOrigin(
      of: cell.node, proposing: offered, in: cell.node, size: box, proposal: offered,
      horizontal: horizontal, vertical: vertical)
  }
}

extension LayoutTree {
  /// Whether a node is a grid, so that rows below it are its rows.
  public func isGrid(_ node: NodeID) -> Bool { engine.isNode(node, laidOutBy: GridLayout.self) }

  /// Whether any node is a grid.
  public var hasGrids: Bool {
    arena.pointee.algorithms.knownNumber(of: GridLayout.self) != nil
  }

  /// Whether cells of one column of a grid ask for different alignments of it.
  public func hasColumnAlignedTwice(_ node: NodeID) -> Bool {
    guard isGrid(node) else { return false }
    var known: [Int: AlignmentKey] = [:]
    for cell in GridContents(of: node, in: engine).rows.flatMap(\.cells) where cell.span == 1 {
      guard let alignment = cell.settings.columnAlignment?.key else { continue }
      if let earlier = known[cell.column], earlier != alignment { return true }
      known[cell.column] = alignment
    }
    return false
  }
}
