import ViewTreeNumbers

/// The interface for algorithms: queries to children, and their placement. Valid as long as its
/// tree.
struct LayoutEngine {
  let arena: UnsafeMutablePointer<LayoutArena>

  func pointer(to node: NodeID) -> UnsafeMutablePointer<LayoutNode> {
    arena.pointee.nodes.base + node.index
  }

  /// The display's pixels.
  var grid: PixelGrid { arena.pointee.grid }

  /// The parameters a node was added with.
  func parameters<A: LayoutRules>(of node: NodeID, as type: A.Type) -> A {
    UnsafeRawPointer(arena.pointee.parameters.base + Int(pointer(to: node).pointee.parameters))
      .loadUnaligned(as: A.self)
  }

  /// Replaces the parameters of a node that isn't measured yet.
  func setParameters<A: LayoutRules>(of node: NodeID, to parameters: A) {
    UnsafeMutableRawPointer(
      arena.pointee.parameters.base + Int(pointer(to: node).pointee.parameters)
    ).storeBytes(of: parameters, as: A.self)
  }
}

// MARK: - The tree

extension LayoutEngine {
  /// The first child, or nil of a leaf.
  func firstChild(of node: NodeID) -> NodeID? {
    let child = pointer(to: node).pointee.firstChild
    return child.exists ? child : nil
  }

  /// The next child of the same parent.
  func nextSibling(of node: NodeID) -> NodeID? {
    let sibling = pointer(to: node).pointee.nextSibling
    return sibling.exists ? sibling : nil
  }

  /// The axis of the nearest enclosing stack of a node.
  func enclosingAxis(of node: NodeID) -> StackAxis { pointer(to: node).pointee.state.ownAxis }

  /// The traits of a node, which hold for every proposal.
  func traits(of node: NodeID) -> LayoutTraits {
    let known = pointer(to: node).pointee
    return known.state.contains(.traitsKnown) ? known.traits : findTraits(of: node)
  }

  @inline(never)
  private func findTraits(of node: NodeID) -> LayoutTraits {
    let algorithm = arena.pointee.algorithms[pointer(to: node).pointee.algorithm]
    let traits = algorithm.answerTraits(node, self)
    pointer(to: node).pointee.traits = traits
    pointer(to: node).pointee.state.insert(.traitsKnown)
    return traits
  }
}

// MARK: - Sizes

extension LayoutEngine {
  /// The size of a node for a proposal.
  func size(of node: NodeID, proposing proposal: ProposedSize) -> Size {
    let asked = pointer(to: node)
    if asked.pointee.answers(proposal) { return asked.pointee.size }
    return findSize(of: node, proposing: proposal)
  }

  @inline(never)
  func findSize(of node: NodeID, proposing proposal: ProposedSize) -> Size {
    let traits = traits(of: node)
    let asked = pointer(to: node).pointee
    guard arena.pointee.work <= arena.pointee.questionLimit else { return .zero }
    if asked.memo != .max,
      let known = arena.pointee.memo.answer(
        from: asked.memo, of: node, to: proposal, traits: traits,
        comparisons: &arena.pointee.comparisons)
    {
      return known
    }
    arena.pointee.sizeQuestions &+= 1
    if arena.pointee.recorder != nil { noteCall(of: node, proposal, isPlacing: false) }
    let size = arena.pointee.algorithms[asked.algorithm].answerSize(node, proposal, self)
    if arena.pointee.recorder != nil, noteAnswer(of: node, size, to: proposal) { return size }
    remember(size, to: proposal, of: node)
    return size
  }

  /// Stores the newest result in the node. The previous result moves to the cache.
  private func remember(_ size: Size, to proposal: ProposedSize, of node: NodeID) {
    guard arena.pointee.takesShortcuts else { return }
    if pointer(to: node).pointee.state.contains(.placed) {
      keepInMemo(size, to: proposal, of: node)
      return
    }
    if pointer(to: node).pointee.state.contains(.answered) { retireAnswer(of: node) }
    let asked = pointer(to: node)
    asked.pointee.proposal = proposal
    asked.pointee.size = size
    asked.pointee.state.insert(.answered)
  }

  private func retireAnswer(of node: NodeID) {
    let asked = pointer(to: node).pointee
    keepInMemo(asked.size, to: asked.proposal, of: node)
  }

  private func keepInMemo(_ size: Size, to proposal: ProposedSize, of node: NodeID) {
    let asked = pointer(to: node)
    guard asked.pointee.state.contains(.remembersAnswers) else { return }
    asked.pointee.memo = arena.pointee.memo.insert(
      size, to: proposal, of: node, before: asked.pointee.memo)
  }
}

// MARK: - Guides, priority, spacing

extension LayoutEngine {
  /// The value of a guide: the explicit one if there is one, otherwise the default
  /// (docs/explanation/layout.md, Alignment guides).
  func guide(
    _ key: AlignmentKey, of node: NodeID, size: Size, proposal: ProposedSize
  ) -> Double {
    if !traits(of: node).isDisjoint(with: .guides),
      let explicit = explicitGuide(key, of: node, size: size, proposal: proposal)
    {
      return explicit
    }
    return defaultGuide(key, of: node, size: size, proposal: proposal)
  }

  /// The explicit value of a guide, or nil (docs/explanation/layout.md, Alignment guides).
  func explicitGuide(
    _ key: AlignmentKey, of node: NodeID, size: Size, proposal: ProposedSize
  ) -> Double? {
    let needed: LayoutTraits = key.isFrameGuide ? .frameGuides : .containerGuides
    guard !traits(of: node).isDisjoint(with: needed) else { return nil }
    let asked = pointer(to: node).pointee
    let algorithm = arena.pointee.algorithms[asked.algorithm]
    guard asked.firstChild.exists else {
      return algorithm.answerGuide(key, node, size, proposal, self)
    }
    if let known = arena.pointee.guideMemo.value(
      of: key, node: node, proposal: proposal, comparisons: &arena.pointee.comparisons)
    {
      return known.isNaN ? nil : known
    }
    let value = algorithm.answerGuide(key, node, size, proposal, self)
    guard arena.pointee.takesShortcuts else { return value }
    arena.pointee.guideMemo.insert(value ?? .nan, of: key, node: node, proposal: proposal)
    return value
  }

  /// The default value of a guide (docs/explanation/layout.md, Alignment guides).
  func defaultGuide(
    _ key: AlignmentKey, of node: NodeID, size: Size, proposal: ProposedSize
  ) -> Double {
    switch key {
    case .leading, .top: 0
    case .horizontalCenter: size.width / 2
    case .verticalCenter: size.height / 2
    case .trailing: size.width
    case .bottom, .firstTextBaseline, .lastTextBaseline: size.height
    default: customDefault(key, of: node, size: size, proposal: proposal)
    }
  }

  private func customDefault(
    _ key: AlignmentKey, of node: NodeID, size: Size, proposal: ProposedSize
  ) -> Double {
    let dimensions = ViewDimensions(size: size, proposal: proposal, node: node, engine: self)
    let value = arena.pointee.tree.client?.defaultGuide(key, in: dimensions) ?? 0
    return value.isFinite ? value : 0
  }

  /// The layout priority of a node (docs/explanation/layout.md, Priority).
  func priority(of node: NodeID) -> Double {
    if traits(of: node).contains(.ordinaryPriority) { return 0 }
    return arena.pointee.algorithms[pointer(to: node).pointee.algorithm].answerPriority(node, self)
  }

  /// The spacing that a node prefers around itself (docs/explanation/layout.md, Spacing).
  func spacing(of node: NodeID) -> SpacingPreferences {
    if traits(of: node).contains(.ordinarySpacing) { return .ordinary }
    let asked = pointer(to: node).pointee
    if asked.spacing != .max { return arena.pointee.spacings[Int(asked.spacing)] }
    let spacing = arena.pointee.algorithms[asked.algorithm].answerSpacing(node, self)
    if asked.firstChild.exists, arena.pointee.takesShortcuts {
      arena.pointee.spacings.append(spacing)
      pointer(to: node).pointee.spacing = UInt32(
        truncatingIfNeeded: arena.pointee.spacings.count - 1)
    }
    return spacing
  }

  /// The default distance between two neighbors along an axis (docs/explanation/layout.md,
  /// Spacing).
  func distance(from first: NodeID, to second: NodeID, along axis: Axis) -> Double {
    if traits(of: first).contains(.ordinarySpacing), traits(of: second).contains(.ordinarySpacing) {
      return SpacingPreferences.ordinaryDistance
    }
    return spacing(of: first).distance(to: spacing(of: second), along: axis, grid: grid)
  }
}

// MARK: - Placement

extension LayoutEngine {
  /// Places a child: its origin in its parent's local coordinates and the proposal that sizes it.
  ///
  /// Callers always place from left to right. In a right-to-left layout, the child is mirrored
  /// here.
  func place(_ child: NodeID, at origin: Point, proposing proposal: ProposedSize) {
    let parent = pointer(to: pointer(to: child).pointee.parent).pointee
    var origin = origin
    if arena.pointee.systems[Int(parent.system)].direction == .rightToLeft {
      let width = size(of: child, proposing: proposal).width
      origin.x = parent.size.width - origin.x - width
    }
    place(
      child, at: parent.origin.moved(by: origin), system: parent.system, proposing: proposal)
  }

  /// Places a node in a coordinate system.
  func place(_ node: NodeID, at origin: Point, system: UInt32, proposing proposal: ProposedSize) {
    let size = size(of: node, proposing: proposal)
    let placed = pointer(to: node)
    if !placed.pointee.answers(proposal) {
      placed.pointee.traits.remove(.arranged)
      retireAnswer(of: node)
    }
    placed.pointee.origin = origin
    placed.pointee.system = system
    placed.pointee.proposal = proposal
    placed.pointee.size = size
    placed.pointee.state.formUnion([.placed, .answered])
    let algorithm = arena.pointee.algorithms[placed.pointee.algorithm]
    if arena.pointee.recorder != nil { noteCall(of: node, proposal, isPlacing: true) }
    algorithm.answerPlacement(node, size, proposal, self)
    if arena.pointee.recorder != nil { noteEnd(of: node) }
  }
}
