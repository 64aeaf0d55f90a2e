/// `List` and `Form`: fills its proposal and arranges its cells in a column from the top, section
/// by section (docs/explanation/containers.md, Lists). All rows are measured.
///
/// Each child is a ``ListRowLayout``. Those of one section are consecutive.
public struct ListLayout: LayoutRules {
  let metrics: ListMetrics
  /// The content offset, in points. Limited to the scrollable range.
  private(set) var contentOffset: Double
  /// The view to whose row the list scrolls.
  private var target = NodeID(rawValue: .max)
  /// The anchor for that row in the list. NaN for the smallest distance that makes it visible.
  private var targetAnchor = Double.nan

  /// Cells with the distances of a style, scrolled by an offset in points.
  public init(_ metrics: ListMetrics, contentOffset: Double = 0) {
    self.metrics = metrics
    self.contentOffset = contentOffset
  }

  static var remembersAnswers: Bool { true }
  var axisForChildren: StackAxis? { StackAxis.none }

  func size(
    of node: NodeID, proposing proposal: ProposedSize, in engine: LayoutEngine
  ) -> Size {
    let height = proposal.height ?? (metrics.scrolls ? Self.idealHeight : nil)
    if let width = proposal.width, let height { return Size(width: width, height: height) }
    var cells = Size.zero
    cells.height = forEachCell(of: node, width: proposal.width, in: engine) { _, cell in
      cells.width = max(cells.width, cell.size.width)
    }
    return Size(
      width: proposal.width ?? cells.width + 2 * metrics.margin, height: height ?? cells.height)
  }

  /// The height without a proposal, in points. The system's scroll view has no ideal height.
  private static var idealHeight: Double { 10 }

  func place(
    _ node: NodeID, size: Size, proposal: ProposedSize, in engine: LayoutEngine
  ) {
    let offered = cellProposal(width: size.width)
    let sight = engine.rowsInSight(of: node, along: .vertical)
    var offset =
      contentOffset > 0 ? scrollBounds(of: node, size: size, in: engine)?.offset.y ?? 0 : 0
    if target.exists {
      offset = self.offset(ofTargetIn: node, size: size, from: offset, in: engine)
      var scrolled = self
      scrolled.contentOffset = offset
      engine.setParameters(of: node, to: scrolled)
    }
    _ = forEachCell(of: node, width: size.width, in: engine) { child, cell in
      let start = cell.start - offset
      guard sight.contains(from: start, length: cell.size.height) else {
        return engine.leaveOut(row: child)
      }
      engine.place(child, at: Point(x: metrics.margin, y: start), proposing: offered)
    }
  }

  /// Scrolls to the row of a view.
  mutating func scroll(to target: NodeID, at anchor: Double?) {
    self.target = target
    if let anchor { targetAnchor = anchor }
  }

  /// The content offset that aligns the target's row with the anchor, or makes the row visible.
  private func offset(
    ofTargetIn node: NodeID, size: Size, from offset: Double, in engine: LayoutEngine
  ) -> Double {
    var wanted = offset
    _ = forEachCell(of: node, width: size.width, in: engine) { child, cell in
      guard engine.isNode(target, inside: child) else { return }
      let last = cell.start + cell.size.height - size.height
      wanted =
        targetAnchor.isNaN
        ? min(max(offset, last), max(cell.start, last))
        : cell.start + (cell.size.height - size.height) * targetAnchor
    }
    let limit = scrollBounds(of: node, size: size, in: engine)?.limit.y ?? 0
    return min(max(wanted, 0), limit)
  }

  /// The scrollable range of a list of a size. `nil` for a form that doesn't scroll.
  func scrollBounds(of node: NodeID, size: Size, in engine: LayoutEngine) -> ScrollBounds? {
    guard metrics.scrolls else { return nil }
    let height = forEachCell(of: node, width: size.width, in: engine) { _, _ in }
    let limit = max(0, height - size.height)
    return ScrollBounds(
      axes: .vertical, offset: Point(x: 0, y: min(contentOffset, limit)),
      limit: Point(x: 0, y: limit), margins: .zero,
      contentSize: Size(width: size.width, height: height))
  }

  // MARK: - Steps

  /// A cell: where it starts, and how large it is.
  struct Cell {
    let start: Double
    let size: Size
  }

  /// The proposal to a cell: the width without the margins, and no height.
  private func cellProposal(width: Double?) -> ProposedSize {
    ProposedSize(width: width.map { max($0 - 2 * metrics.margin, 0) }, height: nil)
  }

  /// Visits the cells from the top. Returns their total height, including the space above and
  /// below.
  private func forEachCell(
    of node: NodeID, width: Double?, in engine: LayoutEngine, _ visit: (NodeID, Cell) -> Void
  ) -> Double {
    let offered = cellProposal(width: width)
    var end = 0.0
    var previous: ListRowLayout?
    engine.forEachChild(of: node) { child in
      guard engine.isNode(child, laidOutBy: ListRowLayout.self) else { return }
      let row = engine.parameters(of: child, as: ListRowLayout.self)
      let size = engine.size(of: child, proposing: offered)
      end += distance(from: previous, to: row, in: node, engine)
      visit(child, Cell(start: end, size: size))
      end += size.height
      previous = row
    }
    return previous == nil ? end : end + metrics.bottom
  }

  /// The distance between two cells, or above the first.
  private func distance(
    from previous: ListRowLayout?, to row: ListRowLayout, in node: NodeID, _ engine: LayoutEngine
  ) -> Double {
    if previous == nil, row.part != .header, metrics.startsAtLargeTitle,
      engine.isBelowLargeTitle(node)
    {
      return 0
    }
    guard let previous, previous.section == row.section else {
      // Of two sections with different distances, the smaller one counts.
      return [previous?.sectionSpacing ?? .nan, row.sectionSpacing].map { spacing in
        metrics.spaced(sections: spacing).distance(
          fromFooter: previous?.part == .footer, toHeader: row.part == .header,
          isFirst: previous == nil, grid: engine.grid)
      }.min() ?? 0
    }
    switch (previous.part, row.part) {
    case (.content, .content): return metrics.rowSpacing
    case (.header, .content): return metrics.belowHeader
    case (_, .footer) where previous.part != .footer: return metrics.aboveFooter
    default: return 0
    }
  }
}
