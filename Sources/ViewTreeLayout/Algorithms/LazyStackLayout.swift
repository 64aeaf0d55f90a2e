/// `LazyVStack` and `LazyHStack`: ideal lengths along the axis, and the whole length along the
/// other axis (docs/explanation/containers.md, Lazy containers). All children are measured.
public struct LazyStackLayout: LayoutRules {
  let axis: Axis
  let alignment: AlignmentKey
  // NaN or an infinite gap means the preferred spacing of the children.
  let explicitSpacing: Double
  /// True if headers of sections stay at the edge of the scroll view.
  public var pinsHeaders = false

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
    let pinned = pinsHeaders ? pinnedStarts(in: node, size: size, engine) : [:]
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
  /// The starts of the headers that are moved to the edge of the scroll view, by node. The next
  /// header pushes one off, and so does the end of the stack.
  private func pinnedStarts(
    in node: NodeID, size: Size, _ engine: LayoutEngine
  ) -> [UInt32: Double] {
    guard let edge = edgeOfScrollView(around: node, in: engine) else { return [:] }
    var headers: [(node: NodeID, start: Double, length: Double)] = []
    forEachChild(of: node, across: size[axis.other], in: engine) { child, childSize, start in
      guard engine.isNode(child, laidOutBy: SectionLineLayout.self),
        engine.parameters(of: child, as: SectionLineLayout.self).part == .header
      else { return }
      headers.append((child, start, childSize[axis]))
    }
    var starts: [UInt32: Double] = [:]
    for (place, header) in headers.enumerated() where header.start < edge {
      let end = place + 1 < headers.count ? headers[place + 1].start : size[axis]
      starts[header.node.rawValue] = max(min(edge, end - header.length), header.start)
    }
    return starts
  }

  /// The leading edge of the enclosing scroll view, from the start of the stack. `nil` for none.
  private func edgeOfScrollView(around node: NodeID, in engine: LayoutEngine) -> Double? {
    let placed = engine.pointer(to: node).pointee
    var above = placed.parent
    while above.exists {
      let outer = engine.pointer(to: above).pointee
      if engine.isNode(above, laidOutBy: ScrollViewLayout.self) {
        return axis == .vertical
          ? outer.origin.y - placed.origin.y : outer.origin.x - placed.origin.x
      }
      above = outer.parent
    }
    return nil
  }
}
