/// `LazyVGrid` and `LazyHGrid`: cells fill tracks in order, line by line
/// (docs/explanation/containers.md, Lazy containers).
///
/// All children are measured.
public struct LazyGridLayout: LayoutRules {
  // The axis along which lines of cells follow each other.
  let axis: Axis
  let items: GridItemsID
  let alignment: AlignmentKey
  let spacing: Double
  /// The parts of sections that stay at the edges of the scroll view.
  public var pinned: PinnedParts = []

  private init(axis: Axis, items: GridItemsID, alignment: AlignmentKey, spacing: Double?) {
    self.axis = axis
    self.items = items
    self.alignment = alignment
    self.spacing = spacing ?? 8
  }

  /// `LazyVGrid`. `nil` spacing between rows is 8.
  public static func vertical(
    columns: GridItemsID, alignment: HorizontalAlignment = .center, spacing: Double? = nil
  ) -> LazyGridLayout {
    LazyGridLayout(axis: .vertical, items: columns, alignment: alignment.key, spacing: spacing)
  }

  /// `LazyHGrid`. `nil` spacing between columns is 8.
  public static func horizontal(
    rows: GridItemsID, alignment: VerticalAlignment = .center, spacing: Double? = nil
  ) -> LazyGridLayout {
    LazyGridLayout(axis: .horizontal, items: rows, alignment: alignment.key, spacing: spacing)
  }

  static var remembersAnswers: Bool { true }
  var axisForChildren: StackAxis? { StackAxis.none }

  func traits(of node: NodeID, in engine: LayoutEngine) -> LayoutTraits {
    [.ordinary, .ignores(axis)]
  }

  func size(
    of node: NodeID, proposing proposal: ProposedSize, in engine: LayoutEngine
  ) -> Size {
    let across = proposal[axis.other] ?? idealLength(of: node, in: engine)
    let tracks = LazyGridTracks(engine.gridItems(items), length: across)
    var size = Size.zero
    forEachLine(of: node, in: tracks, across: across, engine: engine) { _, start, length in
      size[axis] = start + length
    }
    size[axis.other] = max(across, tracks.total)
    return size
  }

  /// The ideal length. Without a length to divide, the cells of the first line have their ideal
  /// lengths.
  private func idealLength(of node: NodeID, in engine: LayoutEngine) -> Double {
    var total = 0.0
    var gap = 0.0
    var cell = engine.firstChild(of: node)
    while let line = cell, isLine(line, in: engine) { cell = engine.nextSibling(of: line) }
    for item in engine.gridItems(items) {
      guard let next = cell else { break }
      total += gap
      if case .fixed(let length) = item.size {
        total += length
      } else {
        total += engine.size(of: next, proposing: .unspecified)[axis.other]
      }
      gap = item.spacing
      cell = engine.nextSibling(of: next)
    }
    return total
  }

  // Finds the tracks again, because the reported length can differ from the proposal.
  func place(
    _ node: NodeID, size: Size, proposal: ProposedSize, in engine: LayoutEngine
  ) {
    let tracks = LazyGridTracks(engine.gridItems(items), length: size[axis.other])
    let fraction = engine.defaultGuide(
      alignment, of: node, size: Size(width: 1, height: 1), proposal: proposal)
    let inset = max(0, (size[axis.other] - tracks.total) * fraction)
    let across = size[axis.other]
    let sight = engine.rowsInSight(of: node, along: axis)
    let pinned = pinnedStarts(in: node, size: size, tracks, engine)
    forEachLine(of: node, in: tracks, across: across, engine: engine) { cells, natural, length in
      let start = cells.first.flatMap { pinned[$0.rawValue] } ?? natural
      guard sight.contains(from: start, length: length) else {
        return cells.forEach { engine.leaveOut(row: $0) }
      }
      if let cell = cells.first, isLine(cell, in: engine) {
        let whole = LazyGridTracks.Track(start: 0, length: across, alignment: nil)
        place(cell, in: whole, at: 0, start: start, length: length, engine: engine)
        return
      }
      for (cell, track) in zip(cells, tracks.tracks) {
        place(
          cell, in: track, at: inset.isNaN ? track.start : inset + track.start, start: start,
          length: length, engine: engine)
      }
    }
  }

  private func place(
    _ cell: NodeID, in track: LazyGridTracks.Track, at across: Double, start: Double,
    length: Double, engine: LayoutEngine
  ) {
    let box = boxSize(of: track, length: length)
    let offered = ProposedSize(box)
    let corner = axis == .vertical ? Point(x: across, y: start) : Point(x: start, y: across)
    let keys = alignmentKeys(of: track)
    let offset = engine.alignedOrigin(
      of: cell, proposing: offered, in: cell, size: box, proposal: offered,
      horizontal: keys.horizontal, vertical: keys.vertical)
    // A cell was measured without a length along the grid's axis.
    let isMeasured = engine.arena.pointee.placesStacksWithOffers
    engine.place(
      cell, at: corner + offset,
      proposing: isMeasured ? .along(axis, nil, other: offered[axis.other]) : offered)
  }

  private func boxSize(of track: LazyGridTracks.Track, length: Double) -> Size {
    axis == .vertical
      ? Size(width: track.length, height: length) : Size(width: length, height: track.length)
  }

  private func alignmentKeys(
    of track: LazyGridTracks.Track
  ) -> (horizontal: AlignmentKey, vertical: AlignmentKey) {
    if let own = track.alignment { return (own.horizontal.key, own.vertical.key) }
    return axis == .vertical ? (alignment, .verticalCenter) : (.horizontalCenter, alignment)
  }

  /// True if a child is a header or a footer, which has its own line.
  private func isLine(_ child: NodeID, in engine: LayoutEngine) -> Bool {
    engine.isNode(child, laidOutBy: SectionLineLayout.self)
  }

  /// Visits the lines with their cells, starts and lengths. `across` is the length of a line that
  /// contains a single cell.
  func forEachLine(
    of node: NodeID, in tracks: LazyGridTracks, across: Double, engine: LayoutEngine,
    _ visit: ([NodeID], Double, Double) -> Void
  ) {
    guard !tracks.tracks.isEmpty else { return }
    var cells: [NodeID] = []
    var length = 0.0
    var position = 0.0
    func endLine() {
      if cells.isEmpty { return }
      visit(cells, position, length)
      position += length + spacing
      cells.removeAll(keepingCapacity: true)
      length = 0
    }
    engine.forEachChild(of: node) { child in
      var offered = ProposedSize.unspecified
      if isLine(child, in: engine) {
        endLine()
        offered[axis.other] = across
        length = engine.size(of: child, proposing: offered)[axis]
        cells.append(child)
        return endLine()
      }
      offered[axis.other] = tracks.tracks[cells.count].length
      length = max(length, engine.size(of: child, proposing: offered)[axis])
      cells.append(child)
      if cells.count == tracks.tracks.count { endLine() }
    }
    endLine()
  }
}

// MARK: - Pinned headers

extension LazyGridLayout {
  /// The starts of the headers and footers that are moved to an edge of the scroll view, by node.
  private func pinnedStarts(
    in node: NodeID, size: Size, _ tracks: LazyGridTracks, _ engine: LayoutEngine
  ) -> [UInt32: Double] {
    guard var lines = PinnedLines(pinned, around: node, along: axis, in: engine) else { return [:] }
    forEachLine(of: node, in: tracks, across: size[axis.other], engine: engine) {
      cells, start, length in
      if let cell = cells.first { lines.add(cell, start: start, length: length, in: engine) }
    }
    return lines.starts(inLength: size[axis])
  }
}
