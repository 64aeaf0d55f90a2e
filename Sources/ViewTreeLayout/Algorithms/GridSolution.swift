/// The columns and rows of a grid for a proposal, computed by measuring its cells in SwiftUI's
/// order (docs/explanation/containers.md, Grids).
struct GridSolution {
  /// The last proposal to a cell, and the size that it returned.
  struct Answer {
    var proposal: ProposedSize
    var size: Size
  }

  let contents: GridContents
  private var columnShares: GridShares
  private var rowShares: GridShares
  /// The results, by cell.
  private(set) var answers: [Answer]
  /// The cell whose proposal is explained. `nil` in a layout.
  private let explained: Int?
  /// The columns and rows at the turn of that cell.
  private(set) var turn: (columns: GridShares, rows: GridShares)?

  var columns: GridTracks { columnShares.tracks }
  var rows: GridTracks { rowShares.tracks }

  init(
    _ contents: GridContents, proposing proposal: ProposedSize, columnGaps: [Double],
    rowGaps: [Double], explaining explained: Int? = nil, in engine: LayoutEngine
  ) {
    self.contents = contents
    self.explained = explained
    columnShares = GridShares(
      gaps: columnGaps, length: proposal.width, singles: contents.cells.compactMap(\.soleColumn))
    rowShares = GridShares(
      gaps: rowGaps, length: proposal.height, singles: contents.cells.map(\.row))
    answers = contents.cells.map { _ in Answer(proposal: .unspecified, size: .zero) }
    if proposal.width == nil, proposal.height == nil {
      askForIdeals(in: engine)
    } else {
      serveByFlexibility(proposal, in: engine)
    }
  }

  /// Measures the ideal size of every cell, if there is no length to share. Cells that span more
  /// columns come last.
  private mutating func askForIdeals(in engine: LayoutEngine) {
    let cells = contents.cells.indices
    for cell in cells { ask(cell, .unspecified, in: engine) }
    widenSpans(of: cells)
  }

  private mutating func ask(_ cell: Int, _ proposal: ProposedSize, in engine: LayoutEngine) {
    let (node, row) = (contents.cells[cell].node, contents.cells[cell].row)
    let size = engine.size(of: node, proposing: proposal)
    answers[cell] = Answer(proposal: proposal, size: size)
    if contents.cells[cell].span == 1 {
      columnShares.widen(contents.cells[cell].columns, to: size.width)
    }
    rowShares.widen(row..<row + 1, to: size.height)
  }

  /// Widens the columns of the measured cells that span several, in the order of the document.
  private mutating func widenSpans(of cells: some Sequence<Int>) {
    for cell in cells where contents.cells[cell].span > 1 {
      columnShares.widen(contents.cells[cell].columns, to: answers[cell].size.width)
    }
  }
}

// MARK: - Groups

extension GridSolution {
  /// The flexibility of a cell, which determines when it gets its proposal.
  private struct Flexibility: Equatable {
    var priority: Double
    /// The number of axes with an infinite maximum length.
    var endlessAxes = 0
    /// The maximum length minus the minimum length, along the other axes.
    var range = 0.0

    func isServed(before other: Flexibility) -> Bool {
      if priority != other.priority { return priority > other.priority }
      if endlessAxes != other.endlessAxes { return endlessAxes < other.endlessAxes }
      return range < other.range
    }
  }

  private mutating func serveByFlexibility(_ proposal: ProposedSize, in engine: LayoutEngine) {
    let known = contents.cells.map { flexibility(of: $0, proposal, in: engine) }
    let order = known.indices.sorted { left, right in
      if known[left].isServed(before: known[right]) { return true }
      return !known[right].isServed(before: known[left]) && left < right
    }
    var start = 0
    while start < order.count {
      let priority = known[order[start]].priority
      let end = order[(start + 1)...].firstIndex { known[$0].priority != priority } ?? order.count
      columnShares.beginPriority(singles: soleColumns(order[start..<end]))
      rowShares.beginPriority(singles: rows(order[start..<end]))
      while start < end {
        let next =
          order[(start + 1)..<end].firstIndex { known[$0] != known[order[start]] } ?? end
        serve(order[start..<next], in: engine)
        start = next
      }
    }
  }

  private func flexibility(
    of cell: GridContents.Cell, _ proposal: ProposedSize, in engine: LayoutEngine
  ) -> Flexibility {
    var found = Flexibility(priority: cell.priority)
    let least = engine.size(of: cell.node, proposing: .zero)
    let most = engine.size(of: cell.node, proposing: .infinity)
    for axis in [Axis.horizontal, .vertical] where proposal[axis] != nil {
      if most[axis] == .infinity {
        found.endlessAxes += 1
      } else {
        found.range += most[axis] - least[axis]
      }
    }
    // The range of invalid lengths is NaN, which isn't equal to itself, so use one flexibility for
    // all.
    if found.range.isNaN { found.range = 0 }
    return found
  }

  /// Measures equally flexible cells. The shares stay the same for the group. A track widens
  /// immediately for a cell in a single track, and after the group for a cell that spans several.
  private mutating func serve(_ group: ArraySlice<Int>, in engine: LayoutEngine) {
    columnShares.beginGroup()
    rowShares.beginGroup()
    if let explained, group.contains(explained) { turn = (columnShares, rowShares) }
    for cell in group { ask(cell, share(of: contents.cells[cell]), in: engine) }
    columnShares.endGroup(singles: soleColumns(group))
    rowShares.endGroup(singles: rows(group))
    widenSpans(of: group)
  }

  private func share(of cell: GridContents.Cell) -> ProposedSize {
    let row = cell.row..<cell.row + 1
    let unsized = cell.settings.unsizedAxes
    return ProposedSize(
      width: unsized.contains(Axis.horizontal)
        ? columnShares.lengthSoFar(of: cell.columns) : columnShares.proposal(to: cell.columns),
      height: unsized.contains(Axis.vertical)
        ? rowShares.lengthSoFar(of: row) : rowShares.proposal(to: row))
  }

  private func soleColumns(_ cells: ArraySlice<Int>) -> [Int] {
    cells.compactMap { contents.cells[$0].soleColumn }
  }

  private func rows(_ cells: ArraySlice<Int>) -> [Int] { cells.map { contents.cells[$0].row } }
}

// MARK: - Placement

extension GridSolution {
  /// The proposal for a cell when it's placed: its slot, unless its last result already filled the
  /// slot. In a copy that places with offers, always the proposal with which it was measured.
  func placementProposal(of cell: Int, in engine: LayoutEngine) -> ProposedSize {
    let slot = slot(of: cell)
    return answers[cell].size == slot || engine.arena.pointee.placesWithOffers
      ? answers[cell].proposal : ProposedSize(slot)
  }

  /// The space of a cell.
  func slot(of cell: Int) -> Size {
    Size(
      width: columns.length(of: contents.cells[cell].columns),
      height: rows.lengths[contents.cells[cell].row])
  }
}
