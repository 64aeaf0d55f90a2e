import ViewTreeLayout
import ViewTreeNumbers

/// The columns and rows of grids.
extension LayoutExplainer {
  /// The column or row that makes a proposal to a cell, or the columns that the cell spans. `nil` for a
  /// proposer that is no grid.
  func track(
    of decision: LengthDecision, _ proposer: LengthDecision.Proposer, _ axis: Axis
  ) -> ViewExplanation.Track? {
    let layout = pass.layout
    var grid = proposer.node
    if layout.isNode(grid, laidOutBy: GridRowLayout.self), let above = layout.parent(of: grid) {
      grid = above
    }
    guard isGrid(grid) else { return nil }
    return sharedTrack(of: decision, proposer.child, in: grid, axis)
      ?? track(of: proposer.child, in: grid, axis)
  }

  /// The column or row whose share of the grid's proposal a cell was measured with.
  private func sharedTrack(
    of decision: LengthDecision, _ cell: NodeID, in grid: NodeID, _ axis: Axis
  ) -> ViewExplanation.Track? {
    guard let offer = decision.answers.offer, offers.proposal(of: decision.setter)[axis] == offer,
      let share = offers.gridShare(of: cell, in: grid, along: axis)
    else { return nil }
    var tracks: (lengths: [Double], gaps: [Double]) = ([], [])
    for case .tracks(axis, let lengths, let gaps) in pass.layout.explanation(of: grid).steps {
      tracks = (lengths, gaps)
    }
    let others = share.others.map { other in
      let isNamed = share.others.count <= 3 && tracks.lengths.indices.contains(other.index)
      let setter =
        isNamed
        ? self.setter(ofTrack: other.index, in: grid, axis, tracks.lengths, tracks.gaps) : nil
      return (other.index, other.length, setter.map { viewPart($0) })
    }
    return ViewExplanation.Track(
      grid: part(grid), axis: axis, indices: share.tracks, isFixed: false, setter: nil,
      without: nil,
      share: ViewExplanation.Track.Share(
        whole: share.whole, gaps: share.gaps, others: others, count: share.sharers),
      wider: lengthInWiderGrid(of: decision.setter, grid, axis, offered: share.whole))
  }

  /// The length of a view if the grid has its own length, and that length. `nil` if the grid isn't
  /// shorter than its own length, or the view stays the same.
  private func lengthInWiderGrid(
    of view: NodeID, _ grid: NodeID, _ axis: Axis, offered: Double
  ) -> (grid: Double, length: Double)? {
    let layout = pass.layout
    let other = offers.proposal(of: grid)[axis.other]
    let open =
      axis == .horizontal
      ? ProposedSize(width: nil, height: other) : ProposedSize(width: other, height: nil)
    guard let ideal = layout.answer(of: grid, to: open)?[axis], ideal.isFinite,
      ideal > offered + 0.5
    else { return nil }
    let candidate = Candidate(kind: .frame(axis, ideal), node: grid) {
      $0.wrap(
        grid,
        in: FixedFrameLayout(
          width: axis == .horizontal ? ideal : nil, height: axis == .vertical ? ideal : nil))
    }
    guard let length = trial(of: candidate, from: \.proofsLeft)?.tree.size(of: view)[axis],
      abs(length - layout.size(of: view)[axis]) > 0.0005
    else { return nil }
    return (ideal, length)
  }

  /// The column or row with the length that a cell is placed with.
  private func track(
    of cell: NodeID, in grid: NodeID, _ axis: Axis
  ) -> ViewExplanation.Track? {
    let layout = pass.layout
    guard let length = layout.proposal(of: cell)[axis] else { return nil }
    for case .tracks(axis, let lengths, let gaps) in layout.explanation(of: grid).steps {
      guard
        let index = index(of: cell, in: grid, axis, lengths, gaps),
        abs(lengths[index] - length) < 0.0005
      else { return nil }
      let isFixed = layout.isFixed(track: index, along: axis, of: grid)
      let own =
        setter(ofTrack: index, in: grid, axis, lengths, gaps)
        ?? wrapped(inTrack: index, in: grid, axis, lengths, gaps)
      // The cell that sets a track isn't the reason for its own length.
      let setter = isFixed || own == cell ? nil : own
      return ViewExplanation.Track(
        grid: part(grid), axis: axis, indices: index..<index + 1, isFixed: isFixed,
        setter: setter.map { viewPart($0) },
        without: setter.flatMap { self.length(ofTrack: index, in: grid, axis, without: $0) },
        share: setter == nil ? share(of: index, in: grid, axis, lengths, gaps) : nil, wider: nil)
    }
    return nil
  }

  /// The tracks of a grid, each with the cell that sets its length.
  func tracks(
    of grid: NodeID, _ axis: Axis, _ lengths: [Double], gaps: [Double]
  ) -> [(length: Double, setter: ViewExplanation.Part?)] {
    lengths.indices.map { index in
      let setter =
        index < Self.mostTracks && isGrid(grid)
        ? setter(ofTrack: index, in: grid, axis, lengths, gaps) : nil
      return (lengths[index], setter.map { viewPart($0) })
    }
  }

  /// The maximum number of tracks whose cells a sentence names.
  private static var mostTracks: Int { 24 }

  private func isGrid(_ node: NodeID) -> Bool {
    pass.layout.isNode(node, laidOutBy: GridLayout.self)
      || pass.layout.isNode(node, laidOutBy: LazyGridLayout.self)
  }

  /// The cells of a grid, in the order of the tree.
  private func cells(of grid: NodeID) -> [NodeID] {
    let layout = pass.layout
    return Self.children(of: grid, layout).flatMap { child in
      layout.isNode(child, laidOutBy: GridRowLayout.self)
        ? Self.children(of: child, layout) : [child]
    }
  }

  /// The start of a node in a grid, from the edge where the first column or row is.
  private func start(of node: NodeID, in grid: NodeID, _ axis: Axis) -> Double {
    let layout = pass.layout
    let (inner, outer) = (layout.frame(of: node), layout.frame(of: grid))
    return axis == .horizontal && layout.layoutDirection(of: grid) == .rightToLeft
      ? outer.end(axis) - inner.end(axis) : inner.start(axis) - outer.start(axis)
  }

  /// The index of the track that contains the center of a cell.
  private func index(
    of cell: NodeID, in grid: NodeID, _ axis: Axis, _ lengths: [Double], _ gaps: [Double]
  ) -> Int? {
    let center = start(of: cell, in: grid, axis) + pass.layout.size(of: cell)[axis] / 2
    var end = 0.0
    for (index, (length, gap)) in zip(lengths, gaps).enumerated() {
      end += gap + length
      if center < end + 0.0005 { return center > end - length - 0.0005 ? index : nil }
    }
    return nil
  }

  /// The first cell that fills a track and has this length without a proposal, too.
  private func setter(
    ofTrack index: Int, in grid: NodeID, _ axis: Axis, _ lengths: [Double], _ gaps: [Double]
  ) -> NodeID? {
    let layout = pass.layout
    // Its items set the tracks across the axis of a lazy grid.
    if layout.isNode(grid, laidOutBy: LazyGridLayout.self),
      !layout.proposesOwnLength(grid, along: axis)
    {
      return nil
    }
    return cells(of: grid).first { cell in
      guard layout.isPlaced(cell), abs(layout.size(of: cell)[axis] - lengths[index]) < 0.0005,
        self.index(of: cell, in: grid, axis, lengths, gaps) == index
      else { return false }
      let other = layout.proposal(of: cell)[axis.other]
      let ideal = layout.answer(
        of: cell,
        to: axis == .horizontal
          ? ProposedSize(width: nil, height: other) : ProposedSize(width: other, height: nil))
      return ideal.map { abs($0[axis] - lengths[index]) < 0.0005 } ?? false
    }
  }

  /// The first cell that fills a track because it took this much of a longer proposal, such as a
  /// wrapped text.
  private func wrapped(
    inTrack index: Int, in grid: NodeID, _ axis: Axis, _ lengths: [Double], _ gaps: [Double]
  ) -> NodeID? {
    cells(of: grid).first { cell in
      guard pass.layout.isPlaced(cell), let offer = offers.proposal(of: cell)[axis],
        self.index(of: cell, in: grid, axis, lengths, gaps) == index
      else { return false }
      let length = offers.size(of: cell)[axis]
      return abs(length - lengths[index]) < 0.0005 && offer > length + 0.0005
    }
  }

  /// The length of a track if a cell takes nothing. `nil` if it's the same.
  private func length(
    ofTrack index: Int, in grid: NodeID, _ axis: Axis, without cell: NodeID
  ) -> Double? {
    let candidate = Candidate(kind: .frame(axis, 0), node: cell) {
      $0.wrap(
        cell,
        in: FixedFrameLayout(
          width: axis == .horizontal ? 0 : nil, height: axis == .vertical ? 0 : nil))
    }
    guard let trial = trial(of: candidate, from: \.proofsLeft) else { return nil }
    for case .tracks(axis, let lengths, _) in trial.tree.explanation(of: grid).steps {
      guard lengths.indices.contains(index) else { return nil }
      let length = pass.layout.explanation(of: grid).steps.compactMap { step -> Double? in
        guard case .tracks(axis, let before, _) = step else { return nil }
        return before[index]
      }.first
      return length.flatMap { lengths[index] < $0 - 0.0005 ? lengths[index] : nil }
    }
    return nil
  }

  /// The division of a grid's proposal, if its numbers add up to the length of a track.
  private func share(
    of index: Int, in grid: NodeID, _ axis: Axis, _ lengths: [Double], _ gaps: [Double]
  ) -> ViewExplanation.Track.Share? {
    guard let whole = offers.proposal(of: grid)[axis], whole.isFinite else { return nil }
    let length = lengths[index]
    let others = lengths.indices.filter { abs(lengths[$0] - length) >= 0.0005 }
    let gaps = gaps.reduce(0, +)
    for (count, others) in [(lengths.count - others.count, others), (lengths.count, [])] {
      let rest = others.reduce(0) { $0 + lengths[$1] }
      if abs((whole - gaps - rest) / Double(count) - length) < 0.001 {
        return ViewExplanation.Track.Share(
          whole: whole, gaps: gaps, others: others.map { ($0, lengths[$0], nil) }, count: count)
      }
    }
    return nil
  }
}

/// Aspect ratios.
extension LayoutExplainer {
  /// The ratio of a node with the length of its content, and the length without it.
  func ratio(_ node: NodeID, of content: NodeID, _ axis: Axis) -> ViewExplanation.Ratio? {
    let layout = pass.layout
    let length = layout.size(of: content)[axis]
    for case .ratio(let width, let height, let fills, _) in layout.explanation(of: node).steps {
      guard width > 0, height > 0 else { return nil }
      let candidate = Candidate(kind: .removal, node: node) {
        $0.replace(node, with: PassThroughLayout())
      }
      let isMeasured = stackOffers.size(of: content) == layout.size(of: content)
      let without = trial(of: candidate, from: \.proofsLeft).map { $0.tree.size(of: content)[axis] }
      return ViewExplanation.Ratio(
        part: part(node), value: width / height, fills: fills,
        proposal: (isMeasured ? stackOffers : offers).proposal(of: node), length: length,
        without: without.flatMap { abs($0 - length) < 0.0005 ? nil : $0 })
    }
    return nil
  }

  /// The ratio that makes the content of a view shorter than a frame of the view, with the axis.
  func ratioInside(
    _ outer: NodeID, around content: NodeID
  ) -> (axis: Axis, ratio: ViewExplanation.Ratio)? {
    let layout = pass.layout
    var ratio: NodeID?
    var current = content
    while current != outer, let above = layout.parent(of: current) {
      current = above
      if layout.scalesProposal(above) {
        ratio = above
      } else if let inner = ratio, layout.isNode(above, laidOutBy: FlexibleFrameLayout.self) {
        for axis in [Axis.horizontal, .vertical]
        where layout.size(of: inner)[axis] < layout.size(of: above)[axis] - 0.0005 {
          return self.ratio(inner, of: content, axis).map { (axis, $0) }
        }
      }
    }
    return nil
  }
}
