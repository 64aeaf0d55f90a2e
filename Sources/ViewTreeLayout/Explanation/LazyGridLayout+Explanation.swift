extension LazyGridLayout {
  static var section: String { "Lazy containers" }

  func steps(_ request: ExplanationRequest) -> [LayoutStep] {
    let tracks = LazyGridTracks(
      request.engine.gridItems(items), length: request.size[axis.other]
    ).tracks
    let lengths = tracks.map(\.length)
    let gaps = tracks.indices.map { index in
      index == 0 ? 0 : tracks[index].start - tracks[index - 1].start - tracks[index - 1].length
    }
    return [.tracks(axis.other, lengths: lengths, gaps: gaps), lines(of: request)]
  }

  /// True if the grid item of a track has a fixed length.
  func isFixed(track index: Int, in engine: LayoutEngine) -> Bool {
    var first = 0
    for item in engine.gridItems(items) {
      switch item.size {
      case .adaptive: return false
      case .fixed where first == index: return true
      case .fixed, .flexible: first += 1
      }
    }
    return false
  }

  /// The lines of cells with the gaps before them.
  private func lines(of request: ExplanationRequest) -> LayoutStep {
    let across = request.size[axis.other]
    var lengths: [Double] = []
    var gaps: [Double] = []
    var end = 0.0
    forEachLine(
      of: request.node, in: LazyGridTracks(request.engine.gridItems(items), length: across),
      across: across, engine: request.engine
    ) { _, start, length in
      lengths.append(length)
      gaps.append(start - end)
      end = start + length
    }
    return .tracks(axis, lengths: lengths, gaps: gaps)
  }
}

extension LayoutTree {
  /// True if a grid item gives a column or row of a lazy grid a fixed length.
  public func isFixed(track index: Int, along axis: Axis, of grid: NodeID) -> Bool {
    guard isNode(grid, laidOutBy: LazyGridLayout.self) else { return false }
    let layout = engine.parameters(of: grid, as: LazyGridLayout.self)
    return layout.axis != axis && layout.isFixed(track: index, in: engine)
  }
}
