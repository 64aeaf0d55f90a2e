import ViewTreeLayout

/// A grid by the steps of docs/explanation/containers.md, Grids, one after another with nothing kept: what the layout is
/// held against.
struct GridModel {
  final class Cell {
    let view: TestView
    let isSpacer: Bool
    let priority: Double
    let spans: Int
    let unsized: AxisSet
    var row = 0
    var columns = 0..<1
    var isServed = false
    var proposal: [Double?] = [nil, nil]
    var answer: [Double] = [0, 0]

    init(_ view: TestView, isSpacer: Bool, priority: Double, spans: Int, unsized: AxisSet) {
      self.view = view
      self.isSpacer = isSpacer
      self.priority = priority
      self.spans = spans
      self.unsized = unsized
    }

    func ask(_ proposal: [Double?]) -> [Double] {
      let size = TestLayout(view, proposing: proposal[0], proposal[1]).size
      return [size.width, size.height]
    }

    /// The tracks along an axis.
    func tracks(_ axis: Int) -> Range<Int> { axis == 0 ? columns : row..<row + 1 }
    /// The track along an axis that waits for the cell.
    func awaited(_ axis: Int) -> Int? {
      tracks(axis).count == 1 ? tracks(axis).lowerBound : nil
    }
  }

  let rows: [(isRow: Bool, cells: [Cell])]
  private(set) var cells: [Cell] = []
  private(set) var lengths: [[Double]] = [[], []]
  private var gaps: [[Double]] = [[], []]

  init(_ rows: [(isRow: Bool, cells: [Cell])], proposing proposal: [Double?]) {
    self.rows = rows
    put()
    if proposal[0] == nil, proposal[1] == nil {
      for cell in cells { take(cell, [nil, nil]) }
      for cell in cells { widen(cell, proposal) }
    } else {
      serve(proposal)
    }
  }

  /// Step 1.
  private mutating func put() {
    let count = rows.filter(\.isRow).map { $0.cells.map(\.spans).reduce(0, +) }.max() ?? 0
    let columnCount = max(count, 1)
    var row = 0
    for content in rows where !content.cells.isEmpty {
      var column = 0
      for cell in content.cells {
        cell.row = row
        cell.columns = content.isRow ? column..<column + cell.spans : 0..<columnCount
        column += cell.spans
        cells.append(cell)
      }
      row += 1
    }
    lengths = [Array(repeating: 0, count: columnCount), Array(repeating: 0, count: row)]
    gaps = lengths
    for one in cells {
      for other in cells {
        let gap = one.isSpacer || other.isSpacer ? 0.0 : 8
        if one.row == other.row, one.columns.upperBound == other.columns.lowerBound {
          gaps[0][other.columns.lowerBound] = max(gaps[0][other.columns.lowerBound], gap)
        }
        if one.row + 1 == other.row, one.columns.overlaps(other.columns) {
          gaps[1][other.row] = max(gaps[1][other.row], gap)
        }
      }
    }
  }

  private func has(_ axis: Int, _ tracks: Range<Int>) -> Double {
    lengths[axis][tracks].reduce(0, +) + gaps[axis][tracks].dropFirst().reduce(0, +)
  }

  // MARK: - Steps 3 to 5

  private func rank(_ cell: Cell, _ proposal: [Double?]) -> [Double] {
    let (least, most) = (cell.ask([0, 0]), cell.ask([.infinity, .infinity]))
    let axes = [0, 1].filter { proposal[$0] != nil }
    let endless = axes.filter { most[$0] == .infinity }
    let range = axes.filter { most[$0] != .infinity }.map { most[$0] - least[$0] }.reduce(0, +)
    return [-cell.priority, Double(endless.count), range]
  }

  private mutating func serve(_ proposal: [Double?]) {
    let ranks = cells.map { rank($0, proposal) }
    let order = cells.indices.sorted { one, other in
      ranks[one] == ranks[other]
        ? one < other : ranks[one].lexicographicallyPrecedes(ranks[other])
    }
    var committed: [Set<Int>] = [[], []]
    var next = 0
    while next < order.count {
      let group = order[next...].prefix { ranks[$0] == ranks[order[next]] }.map { cells[$0] }
      next += group.count
      let priority = group[0].priority
      let open = [0, 1].map { axis in
        Set(
          cells.filter { !$0.isServed && $0.priority == priority }.compactMap { $0.awaited(axis) })
      }
      let shares = [0, 1].map { share(along: $0, proposal[$0], committed[$0], open[$0].count) }
      for cell in group {
        take(cell, [0, 1].map { offer(cell, $0, proposal, shares, open) })
      }
      for cell in group { cell.isServed = true }
      for cell in group { widen(cell, proposal) }
      for axis in [0, 1] {
        let waiting = Set(
          cells.filter { !$0.isServed && $0.priority >= priority }.compactMap { $0.awaited(axis) })
        committed[axis].formUnion(Set(lengths[axis].indices).subtracting(waiting))
      }
    }
  }

  private func share(
    along axis: Int, _ length: Double?, _ committed: Set<Int>, _ openCount: Int
  ) -> Double? {
    guard let length else { return nil }
    let taken: Double = committed.map { lengths[axis][$0] }.reduce(0, +)
    let rest: Double = length - gaps[axis].reduce(0, +) - taken
    return rest / Double(max(openCount, 1))
  }

  private func offer(
    _ cell: Cell, _ axis: Int, _ proposal: [Double?], _ shares: [Double?], _ open: [Set<Int>]
  ) -> Double? {
    guard let share = shares[axis], let length = proposal[axis] else { return nil }
    let tracks = cell.tracks(axis)
    let own = has(axis, tracks)
    if cell.unsized.contains(axis == 0 ? .horizontal : .vertical) { return own }
    if tracks.count == 1 { return max(share, own) }
    let others = lengths[axis].indices.filter { !tracks.contains($0) }
      .map { open[axis].contains($0) ? share : lengths[axis][$0] }
    let inner = gaps[axis][tracks].dropFirst().reduce(0, +)
    return max(length - gaps[axis].reduce(0, +) - others.reduce(0, +) + inner, own)
  }

  // MARK: - Step 6

  private mutating func take(_ cell: Cell, _ offered: [Double?]) {
    cell.proposal = offered
    cell.answer = cell.ask(offered)
    for axis in [0, 1] {
      guard let track = cell.awaited(axis) else { continue }
      lengths[axis][track] = max(lengths[axis][track], cell.answer[axis])
    }
  }

  /// Widens the tracks of a cell that spans several, when its group is served.
  private mutating func widen(_ cell: Cell, _ proposal: [Double?]) {
    for axis in [0, 1] {
      let tracks = cell.tracks(axis)
      let lack = cell.answer[axis] - has(axis, tracks)
      guard tracks.count > 1, lack > 0 else { continue }
      let singles = cells.filter { $0.awaited(axis) != nil }
      let waiting = tracks.filter { track in
        proposal[axis] != nil && singles.contains { !$0.isServed && $0.awaited(axis) == track }
      }
      let unused = tracks.filter { track in !singles.contains { $0.awaited(axis) == track } }
      let wide = waiting.isEmpty ? unused.isEmpty ? Array(tracks) : unused : waiting
      for track in wide { lengths[axis][track] += lack / Double(wide.count) }
    }
  }

  // MARK: - Step 7

  /// The size of the grid.
  var size: [Double] { [0, 1].map { has($0, lengths[$0].indices) } }

  /// The frame of a cell in the middle of its slot.
  func frame(_ cell: Cell) -> [Double] {
    let slot = [0, 1].map { has($0, cell.tracks($0)) }
    let size = cell.answer == slot ? cell.answer : cell.ask(slot)
    let origin = [0, 1].map { axis in
      let before = 0..<cell.tracks(axis).lowerBound
      let start = lengths[axis][before].reduce(0, +) + gaps[axis][0...before.count].reduce(0, +)
      return start + (slot[axis] - size[axis]) / 2
    }
    return origin + size
  }
}
