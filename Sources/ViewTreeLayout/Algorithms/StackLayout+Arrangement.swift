/// Results of sizing, reused for placement with the same proposal.
///
/// They are stored in the children's origin fields: each child's proposal, and its start along the
/// other axis. A node has no origin before it's placed, and queries for it return none.
extension StackLayout {
  /// Stores the results in the children, if they are sufficient for placement.
  func arrange(_ solution: Solution, of node: NodeID, in engine: LayoutEngine) {
    let stack = engine.pointer(to: node)
    guard solution.isPlain, engine.arena.pointee.takesShortcuts,
      !stack.pointee.state.contains(.placed)
    else {
      stack.pointee.traits.remove(.arranged)
      return
    }
    stack.pointee.traits.insert(.arranged)
    for index in solution.first..<solution.first + solution.count {
      let item = engine.arena.pointee.stackItems.base + index
      engine.pointer(to: item.pointee.child).pointee.origin = Point(
        x: item.pointee.offered, y: solution.across(item.pointee, along: axis))
    }
  }

  /// Places the children from the stored results. False if there are none.
  ///
  /// Returns false, too, if the cross axis has no proposal: placement then proposes the stack's own
  /// extent. Rigid children were measured without a length to share, so their proposals are set
  /// here.
  func placeArranged(
    _ node: NodeID, proposing proposal: ProposedSize, in engine: LayoutEngine
  ) -> Bool {
    let traits = engine.traits(of: node)
    guard traits.contains(.arranged) else { return false }
    engine.pointer(to: node).pointee.traits.remove(.arranged)
    guard let minor = proposal[axis.other] else { return false }
    let shared = traits.contains(.ignores(axis)) ? proposal[axis] : nil
    var (left, available) = (0, 0.0)
    if let shared {
      let (count, gaps) = countChildren(of: node, in: engine)
      (left, available) = (count, shared - gaps)
    }
    var position = 0.0
    var previous: NodeID?
    var next = engine.firstChild(of: node)
    while let child = next {
      position += gap(between: previous, and: child, in: engine)
      let arranged = engine.pointer(to: child).pointee.origin
      let offered = shared == nil ? arranged.x : max(available / Double(left), 0)
      engine.place(
        child, at: point(position, across: arranged.y),
        proposing: self.proposal(offered, minor: minor))
      let length = engine.pointer(to: child).pointee.size[axis]
      position += length
      left -= 1
      keepUnlessNaN(&available, available - length)
      previous = child
      next = engine.nextSibling(of: child)
    }
    return true
  }

  private func countChildren(
    of node: NodeID, in engine: LayoutEngine
  ) -> (count: Int, gaps: Double) {
    var (count, gaps) = (0, 0.0)
    var previous: NodeID?
    var next = engine.firstChild(of: node)
    while let child = next {
      gaps += gap(between: previous, and: child, in: engine)
      count += 1
      previous = child
      next = engine.nextSibling(of: child)
    }
    return (count, gaps)
  }
}
