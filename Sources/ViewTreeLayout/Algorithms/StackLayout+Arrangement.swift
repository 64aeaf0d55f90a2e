/// A stack that is placed with the proposal that it was sized with is not solved again.
///
/// What was found out when it was sized waits in the children, where their places will be: what each was offered, and
/// where it begins across the stack. A node has no place before it is placed, and nobody is told one.
extension StackLayout {
  /// Leaves what was found out with the children, if that is all there is to know.
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

  /// Places the children where they were arranged; whether they were.
  ///
  /// A cross axis that was left open is another one now. Rigid children were asked without a length to share: what each
  /// is offered is said now, and changes nothing else.
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
