import ViewTreeNumbers

// MARK: - Results

extension LayoutTree {
  private func node(_ id: NodeID) -> LayoutNode? {
    id.index < count ? arena.pointee.nodes[id.index] : nil
  }

  /// True if a node has been placed. Nodes that a layout omits (`ViewThatFits`) never are.
  public func isPlaced(_ id: NodeID) -> Bool { node(id)?.state.contains(.placed) ?? false }

  /// The final size of a node, in points, before any geometry effect. Zero if it isn't placed.
  public func size(of id: NodeID) -> Size {
    guard let node = node(id), node.state.contains(.placed) else { return .zero }
    return node.size
  }

  /// The proposal with which a node was placed. Unspecified if it isn't placed.
  public func proposal(of id: NodeID) -> ProposedSize {
    guard let node = node(id), node.state.contains(.placed) else { return .unspecified }
    return node.proposal
  }

  /// The layout direction inside a node. If it isn't placed, the direction at its own position.
  public func layoutDirection(of id: NodeID) -> LayoutDirection {
    id.index < count ? engine.direction(of: id) : .leftToRight
  }

  /// The distance in points by which a node that ignores all safe areas could extend over each
  /// edge. 0 if it isn't placed (docs/explanation/layout.md, Safe area).
  public func safeAreaInsets(of id: NodeID) -> EdgeInsets {
    isPlaced(id) ? engine.usableInsets(of: id, edges: .all) : .zero
  }

  /// The frame of a node in window coordinates, unrounded. For a rotated node, its bounding box.
  public func frame(of id: NodeID) -> Rect {
    guard let node = node(id), node.state.contains(.placed) else { return .zero }
    let rect = Rect(origin: node.origin, size: node.size)
    if node.system == 0 { return rect }
    return arena.pointee.systems[Int(node.system)].toWindow.boundingBox(of: rect)
  }

  /// True if all frames of nodes in window coordinates are finite. False also if an effect rotates
  /// some.
  public var hasFiniteFrames: Bool {
    // Zero times infinity or NaN is NaN, so one invalid number makes the sum NaN.
    var sum = 0.0
    for place in 0..<count {
      let node = arena.pointee.nodes[place]
      guard node.state.contains(.placed) else { continue }
      if node.system != 0 { return false }
      sum += node.origin.x * 0 + node.origin.y * 0 + node.size.width * 0 + node.size.height * 0
    }
    return sum == 0
  }

  /// The top left corner of a node in its parent's coordinates, in points. For a root, in the
  /// window's.
  public func origin(of id: NodeID) -> Point {
    guard let node = node(id), node.state.contains(.placed) else { return .zero }
    guard let parent = self.node(node.parent), parent.system == node.system else {
      return node.origin
    }
    return node.origin - parent.origin
  }

  /// The frame of a node as drawn on the pixels of the display (docs/explanation/layout.md,
  /// Protocol).
  public func drawnFrame(of id: NodeID) -> Rect { arena.pointee.grid.drawnFrame(frame(of: id)) }

  /// The transform from a node's local coordinates (origin at its top left) to the window's.
  public func transformToWindow(of id: NodeID) -> AffineTransform {
    guard let node = node(id), node.state.contains(.placed) else { return .identity }
    let local = AffineTransform.translation(x: node.origin.x, y: node.origin.y)
    if node.system == 0 { return local }
    return local.concatenating(arena.pointee.systems[Int(node.system)].toWindow)
  }

  /// The transform from a node's local coordinates to the nearest enclosing space of a name.
  ///
  /// The node itself counts. If no ancestor has the name, the window is used
  /// (docs/explanation/layout.md, Coordinate spaces).
  public func transform(from id: NodeID, toNamed token: UInt32) -> AffineTransform {
    let toWindow = transformToWindow(of: id)
    guard let space = space(named: token, around: id),
      let fromWindow = transformToWindow(of: space).inverse
    else { return toWindow }
    return toWindow.concatenating(fromWindow)
  }

  /// The nearest node that names a coordinate space so, from the node itself outward, or nil.
  public func space(named token: UInt32, around id: NodeID) -> NodeID? {
    let number = arena.pointee.algorithms.knownNumber(of: CoordinateSpaceLayout.self)
    guard let number else { return nil }
    var current = id
    while let node = node(current) {
      if node.algorithm == number,
        engine.parameters(of: current, as: CoordinateSpaceLayout.self).token == token
      {
        return current
      }
      current = node.parent
    }
    return nil
  }
}

// MARK: - Links and counts

extension LayoutTree {
  /// The parent of a node, nil for a root.
  public func parent(of id: NodeID) -> NodeID? {
    guard let parent = node(id)?.parent, parent.exists else { return nil }
    return parent
  }

  /// The first child of a node.
  public func firstChild(of id: NodeID) -> NodeID? {
    guard let child = node(id)?.firstChild, child.exists else { return nil }
    return child
  }

  /// The next child of the same parent.
  public func nextSibling(of id: NodeID) -> NodeID? {
    guard let sibling = node(id)?.nextSibling, sibling.exists else { return nil }
    return sibling
  }

  /// Number of ancestors of a node.
  public func depth(of id: NodeID) -> Int { Int(node(id)?.depth ?? 0) }

  /// The amount of work in the layout.
  public var statistics: LayoutStatistics {
    LayoutStatistics(
      sizeQuestions: arena.pointee.sizeQuestions, work: arena.pointee.work, nodes: count,
      maximumDepth: Int(arena.pointee.maximumDepth))
  }

  /// Limits the further work for queries. Beyond it, sizes are meaningless, and the caller must
  /// stop.
  public func limitQuestions(to count: Int) {
    let (limit, overflow) = arena.pointee.work.addingReportingOverflow(count)
    arena.pointee.questionLimit = overflow ? .max : limit
  }

  /// True if the work limit isn't exceeded, so that queries are still answered.
  public var answersQuestions: Bool { arena.pointee.work <= arena.pointee.questionLimit }

  /// The number of different proposals with cached results for a node.
  public func distinctProposals(of id: NodeID) -> Int {
    guard let node = node(id), node.state.contains(.answered) else { return 0 }
    return 1 + arena.pointee.memo.count(from: node.memo, of: id)
  }

  /// The layout priority of a node (docs/explanation/layout.md, Priority).
  public func priority(of id: NodeID) -> Double { id.index < count ? engine.priority(of: id) : 0 }

  /// The explicit value of a guide of a placed node, from its top left corner, or nil.
  public func explicitGuide(_ key: AlignmentKey, of id: NodeID) -> Double? {
    guard let node = node(id), node.state.contains(.placed) else { return nil }
    return engine.explicitGuide(key, of: id, size: node.size, proposal: node.proposal)
  }
}
