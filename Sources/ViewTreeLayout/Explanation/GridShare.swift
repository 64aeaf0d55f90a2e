/// The division of a grid's proposal that led to the proposal for one cell
/// (docs/explanation/containers.md, Grids).
public struct GridShare: Equatable, Sendable {
  /// A column or row that has its length before the cell's turn.
  public struct Track: Equatable, Sendable {
    /// Its index, from 0.
    public let index: Int
    /// Its length.
    public let length: Double
  }

  /// The columns or rows of the cell, from 0.
  public let tracks: Range<Int>
  /// The grid's proposal.
  public let whole: Double
  /// The gaps outside these columns or rows.
  public let gaps: Double
  /// The other columns or rows that have their lengths before the cell's turn.
  public let others: [Track]
  /// The number of columns or rows that share the rest.
  public let sharers: Int

  /// The proposal to the cell.
  public var length: Double {
    (whole - gaps - others.reduce(0) { $0 + $1.length }) / Double(max(sharers, 1))
  }
}

extension LayoutTree {
  /// The division that led to the proposal with which a grid measured a cell. `nil` if the cell got
  /// the current length of its column instead of a share.
  public func gridShare(of cell: NodeID, in grid: NodeID, along axis: Axis) -> GridShare? {
    guard isGrid(grid), isPlaced(grid) else { return nil }
    let layout = engine.parameters(of: grid, as: GridLayout.self)
    let cells = GridContents(of: grid, in: engine).cells
    guard let index = cells.firstIndex(where: { $0.node == cell }) else { return nil }
    let solution = layout.solve(proposal(of: grid), for: grid, explaining: index, in: engine)
    guard let turn = solution.turn, let offered = solution.answers[index].proposal[axis] else {
      return nil
    }
    let shares = axis == .horizontal ? turn.columns : turn.rows
    let tracks =
      axis == .horizontal ? cells[index].columns : cells[index].row..<cells[index].row + 1
    let share = shares.division(for: tracks)
    return share.flatMap { abs($0.length - offered) < Self.tolerance ? $0 : nil }
  }
}

extension GridShares {
  /// The division of the proposal for a cell in some tracks. `nil` without a finite proposal.
  fileprivate func division(for span: Range<Int>) -> GridShare? {
    guard available.isFinite else { return nil }
    let gaps = tracks.gaps.reduce(0, +)
    var others: [GridShare.Track] = []
    for index in tracks.lengths.indices where span.count == 1 || !span.contains(index) {
      let isOpen = unservedNow[index] > 0
      // One column is open while its share is divided. Several get what all others leave.
      let length =
        span.count == 1
        ? isCommitted[index] ? tracks.lengths[index] : 0 : isOpen ? share : tracks.lengths[index]
      if length > 0 { others.append(GridShare.Track(index: index, length: length)) }
    }
    return GridShare(
      tracks: span, whole: available + gaps, gaps: gaps - tracks.innerGaps(of: span),
      others: others, sharers: span.count == 1 ? max(openCount, 1) : 1)
  }
}
