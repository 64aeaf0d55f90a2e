/// `LazyVStack` and `LazyHStack`: ideal lengths along the axis, and the whole length along the
/// other axis (docs/explanation/containers.md, Lazy containers). All children are measured.
public struct LazyStackLayout: LayoutRules {
  let axis: Axis
  let alignment: AlignmentKey
  // NaN or an infinite gap means the preferred spacing of the children.
  let explicitSpacing: Double
  /// The parts of sections that stay at the edges of the scroll view.
  public var pinned: PinnedParts = []

  private init(axis: Axis, alignment: AlignmentKey, spacing: Double?) {
    self.axis = axis
    self.alignment = alignment
    explicitSpacing = spacing.map { $0.isFinite ? $0 : .nan } ?? .nan
  }

  /// `LazyVStack`. With nil spacing, the children determine it.
  public static func vertical(
    alignment: HorizontalAlignment = .center, spacing: Double? = nil
  ) -> LazyStackLayout {
    LazyStackLayout(axis: .vertical, alignment: alignment.key, spacing: spacing)
  }

  /// `LazyHStack`. With nil spacing, the children determine it.
  public static func horizontal(
    alignment: VerticalAlignment = .center, spacing: Double? = nil
  ) -> LazyStackLayout {
    LazyStackLayout(axis: .horizontal, alignment: alignment.key, spacing: spacing)
  }

  static var remembersAnswers: Bool { true }
  var axisForChildren: StackAxis? { StackAxis(axis) }

  func traits(of node: NodeID, in engine: LayoutEngine) -> LayoutTraits {
    [.ordinary, .ignores(axis)]
  }

  func size(
    of node: NodeID, proposing proposal: ProposedSize, in engine: LayoutEngine
  ) -> Size {
    var size = Size.zero
    forEachChild(of: node, across: proposal[axis.other], in: engine) { _, childSize, start in
      size[axis] = start + childSize[axis]
      size[axis.other] = max(size[axis.other], childSize[axis.other])
    }
    if let across = proposal[axis.other] { size[axis.other] = across }
    return size
  }

  func place(
    _ node: NodeID, size: Size, proposal: ProposedSize, in engine: LayoutEngine
  ) {
    let across = size[axis.other]
    let offered = self.proposal(across: across)
    let pinned = pinnedStarts(in: node, size: size, engine)
    let sight = engine.rowsInSight(of: node, along: axis)
    forEachChild(of: node, across: across, in: engine) { child, childSize, natural in
      let start = pinned[child.rawValue] ?? natural
      guard sight.contains(from: start, length: childSize[axis]) else {
        return engine.leaveOut(row: child)
      }
      let line = engine.defaultGuide(alignment, of: node, size: size, proposal: proposal)
      let offset = line - engine.guide(alignment, of: child, size: childSize, proposal: offered)
      let minor = offset.isNaN ? 0 : offset
      let origin = axis == .vertical ? Point(x: minor, y: start) : Point(x: start, y: minor)
      engine.place(child, at: origin, proposing: offered)
    }
  }

  private func proposal(across: Double?) -> ProposedSize {
    var proposal = ProposedSize.unspecified
    proposal[axis.other] = across
    return proposal
  }

  /// Visits the children with their sizes and where they start.
  private func forEachChild(
    of node: NodeID, across: Double?, in engine: LayoutEngine,
    _ visit: (NodeID, Size, Double) -> Void
  ) {
    let offered = proposal(across: across)
    var position = 0.0
    var previous: NodeID?
    engine.forEachChild(of: node) { child in
      if let previous { position += gap(between: previous, and: child, in: engine) }
      let size = engine.size(of: child, proposing: offered)
      visit(child, size, position)
      position += size[axis]
      previous = child
    }
  }

  private func gap(between previous: NodeID, and child: NodeID, in engine: LayoutEngine) -> Double {
    explicitSpacing.isNaN
      ? engine.distance(from: previous, to: child, along: axis) : explicitSpacing
  }
}

// MARK: - Pinned headers

extension LazyStackLayout {
  /// The starts of the headers and footers that are moved to an edge of the scroll view, by node.
  private func pinnedStarts(
    in node: NodeID, size: Size, _ engine: LayoutEngine
  ) -> [UInt32: Double] {
    guard var lines = PinnedLines(pinned, around: node, along: axis, in: engine) else { return [:] }
    forEachChild(of: node, across: size[axis.other], in: engine) { child, childSize, start in
      lines.add(child, start: start, length: childSize[axis], in: engine)
    }
    return lines.starts(inLength: size[axis])
  }
}
