import ViewTreeNumbers

/// Laying out again what has changed: the rest of a tree keeps its answers and its places.
extension LayoutTree {
  /// What became of nodes that were made again.
  public enum Remade {
    /// They are what they were.
    case same
    /// They are of the same kinds in the same order, with other parameters, which they have now.
    case changed
    /// They are others: nothing was changed, and the tree has to be built anew.
    case different
  }

  /// Makes some nodes again and gives those that stand there the parameters of the new ones.
  ///
  /// `nodes` were added one after another, the first below a parent which `make` gets, the others inside of it.
  /// Whoever has asked a node that changed has to forget the answer: see ``forgetAnswers(of:)``.
  public func remake(
    _ nodes: Range<Int>, _ make: (_ parent: NodeID?) throws -> Void
  ) rethrows -> Remade {
    guard !nodes.isEmpty, nodes.upperBound <= count else { return .different }
    let first = count
    let firstWord = arena.pointee.parameters.count
    let parent = arena.pointee.nodes[nodes.lowerBound].parent
    let hasParent = parent.exists && parent.index < count
    let last = hasParent ? arena.pointee.nodes[parent.index].lastChild : .none
    defer {
      if hasParent {
        arena.pointee.nodes.base[parent.index].lastChild = last
        if last.exists { arena.pointee.nodes.base[last.index].nextSibling = .none }
      }
      arena.pointee.nodes.truncate(to: first)
      arena.pointee.parameters.truncate(to: firstWord)
    }
    try make(hasParent ? parent : nil)
    guard count - first == nodes.count,
      nodes.indices.allSatisfy({
        isAlike($0, nodes.lowerBound, $0 - nodes.lowerBound + first, first)
      })
    else { return .different }
    var hasChanged = false
    for node in nodes where copyParameters(to: node, from: node - nodes.lowerBound + first) {
      hasChanged = true
    }
    return hasChanged ? .changed : .same
  }

  /// Whether two nodes are laid out by the same algorithm, at the same place among those that were made with them,
  /// and tell the views inside the same.
  private func isAlike(_ old: Int, _ firstOld: Int, _ new: Int, _ firstNew: Int) -> Bool {
    let (before, after) = (arena.pointee.nodes[old], arena.pointee.nodes[new])
    guard before.algorithm == after.algorithm, before.depth == after.depth,
      before.state.ownAxis == after.state.ownAxis,
      before.state.childAxis == after.state.childAxis,
      before.state.contains(.remembersAnswers) == after.state.contains(.remembersAnswers)
    else { return false }
    if new == firstNew { return before.parent == after.parent }
    return before.parent.index - firstOld == after.parent.index - firstNew
  }

  /// Copies what a node was added with; whether that is something else.
  private func copyParameters(to old: Int, from new: Int) -> Bool {
    let words = arena.pointee.parameters.base
    let source = Int(arena.pointee.nodes[new].parameters)
    let next =
      new + 1 < count
      ? Int(arena.pointee.nodes[new + 1].parameters) : arena.pointee.parameters.count
    let target = Int(arena.pointee.nodes[old].parameters)
    var hasChanged = false
    for word in 0..<next - source where words[target + word] != words[source + word] {
      words[target + word] = words[source + word]
      hasChanged = true
    }
    return hasChanged
  }

  /// Forgets all that nodes have answered, and what those around them have made of it.
  public func forgetAnswers(of nodes: some Sequence<Int>) {
    arena.pointee.guideMemo.removeAll()
    for node in nodes {
      var next = node
      if !rememberedStacks.isEmpty {
        rememberedStacks[NodeID(rawValue: UInt32(truncatingIfNeeded: node))] = nil
      }
      while next < count, !arena.pointee.nodes[next].isUnasked {
        arena.pointee.nodes.base[next].forgetEverything()
        let parent = arena.pointee.nodes[next].parent
        noteForgotten(NodeID(rawValue: UInt32(truncatingIfNeeded: next)), below: parent)
        next = parent.index
      }
    }
  }

  /// Where a node stands.
  public struct KnownPlace {
    fileprivate let node: NodeID
    fileprivate let frame: Rect
    fileprivate let system: UInt32
    fileprivate let isPlaced: Bool
  }

  /// Where a node stands now.
  public func knownPlace(of node: NodeID) -> KnownPlace {
    let known = engine.pointer(to: node).pointee
    return KnownPlace(
      node: node, frame: Rect(origin: known.origin, size: known.size), system: known.system,
      isPlaced: known.state.contains(.placed))
  }

  /// Whether a node stands where it stood.
  public func isPlaced(at place: KnownPlace) -> Bool {
    let now = knownPlace(of: place.node)
    guard now.isPlaced, place.isPlaced else { return now.isPlaced == place.isPlaced }
    return now.frame == place.frame && now.system == place.system
  }

  /// Lays out again: what nobody has to be asked about, and what has its place, stays.
  ///
  /// Returns the nodes that were placed again, in the order in which they were.
  public func again(_ layOut: () -> Void) -> [Int] {
    arena.pointee.placedAgain.truncate(to: 0)
    arena.pointee.isLayingOutAgain = true
    layOut()
    arena.pointee.isLayingOutAgain = false
    return (0..<arena.pointee.placedAgain.count).map { Int(arena.pointee.placedAgain[$0]) }
  }
}

extension LayoutNode {
  /// Whether there is nothing to forget.
  fileprivate var isUnasked: Bool {
    state.isDisjoint(with: [.answered, .placed, .traitsKnown]) && memo == .max && spacing == .max
  }

  /// Forgets what holds for every proposal, too.
  fileprivate mutating func forgetEverything() {
    forgetAnswers()
    state.remove(.traitsKnown)
    traits = []
  }
}

extension LayoutEngine {
  /// Whether a node that nothing has changed has that very place.
  @inline(__always)
  func isPlaced(
    _ node: NodeID, at origin: Point, system: UInt32, proposing proposal: ProposedSize
  ) -> Bool {
    let known = pointer(to: node)
    return known.pointee.state.contains(.placed) && known.pointee.origin == origin
      && known.pointee.system == system
      && isSame(known.pointee.proposal.openableWidth, proposal.openableWidth)
      && isSame(known.pointee.proposal.openableHeight, proposal.openableHeight)
  }
}
