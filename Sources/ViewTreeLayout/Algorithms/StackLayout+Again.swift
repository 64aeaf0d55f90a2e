/// A stack that is laid out again asks only the children that have changed, as long as each takes its ideal length:
/// what the others answered is added up in the same order as before.
extension StackLayout {
  /// Keeps what was found out without a length to share.
  func remember(_ solution: Solution, of node: NodeID, in engine: LayoutEngine) {
    engine.arena.pointee.tree.remember(
      remembered(solution, in: engine), count: solution.count, of: node)
  }

  private func remembered(_ solution: Solution, in engine: LayoutEngine) -> RememberedStack {
    let items = engine.arena.pointee.stackItems.base
    let stack = RememberedStack(
      across: solution.minor,
      (solution.first..<solution.first + solution.count).map { index in
        let item = items[index]
        return RememberedStack.Child(
          node: item.child, gap: item.gap, size: item.size, guide: item.guide)
      })
    (stack.size, stack.lowest) = (solution.size, solution.lowest)
    return stack
  }

  /// What is remembered of a length across, brought up to date; `nil` if nothing is.
  func solvedAgain(
    across: Double?, for node: NodeID, in engine: LayoutEngine
  ) -> RememberedStack? {
    guard engine.arena.pointee.isLayingOutAgain,
      let stack = engine.arena.pointee.tree.rememberedStack(node, across: across ?? .nan)
    else { return nil }
    guard !stack.changed.isEmpty else { return stack }
    let offered = proposal(.nan, minor: stack.across)
    stack.renew { previous, child in
      child.gap = gap(between: previous, and: child.node, in: engine)
      child.size = engine.size(of: child.node, proposing: offered)
      child.guide = 0
      guard child.size[axis.other] != .infinity else { return }
      child.guide = engine.guide(
        alignment, of: child.node, size: child.size, proposal: offered)
    }
    addUp(stack)
    return stack
  }

  private func addUp(_ stack: RememberedStack) {
    var (length, lowest, highest) = (0.0, 0.0, 0.0)
    var isInfinite = false
    for child in stack.children { length += child.gap }
    for child in stack.children {
      length += child.size[axis]
      let extent = child.size[axis.other]
      if extent == .infinity {
        isInfinite = true
        continue
      }
      if -child.guide < lowest { lowest = -child.guide }
      if extent - child.guide > highest { highest = extent - child.guide }
    }
    stack.size[axis] = length
    stack.size[axis.other] = isInfinite ? .infinity : highest - lowest
    stack.lowest = lowest
  }

  /// Places the children where they are remembered to be; whether they are.
  func placeAgain(
    _ node: NodeID, proposing proposal: ProposedSize, in engine: LayoutEngine
  ) -> Bool {
    guard proposal[axis] == nil,
      let stack = solvedAgain(across: proposal[axis.other], for: node, in: engine)
    else { return false }
    let offered = self.proposal(.nan, minor: stack.across)
    let places = PlacesAgain(below: node, proposing: offered, in: engine)
    var position = 0.0
    for child in stack.children {
      position += child.gap
      let isEndless = child.size[axis.other] == .infinity
      places.place(
        child.node,
        at: point(position, across: isEndless ? 0 : -child.guide - stack.lowest))
      position += child.size[axis]
    }
    return true
  }
}
