import ViewTreeNumbers

extension LayoutEngine {
  /// Visits the children in document order.
  func forEachChild(of node: NodeID, _ visit: (NodeID) -> Void) {
    var next = firstChild(of: node)
    while let child = next {
      visit(child)
      next = nextSibling(of: child)
    }
  }

  /// The priority of a stack: that of its only child, or that of a view. Empty stacks come last.
  func priorityOfStack(_ node: NodeID) -> Double {
    guard let child = firstChild(of: node) else { return -.infinity }
    return nextSibling(of: child) == nil ? priority(of: child) : 0
  }

  /// True for a Spacer, alone or inside only modifiers and `ZStack`s with a single view. Its
  /// spacing applies through them (docs/explanation/layout.md, Spacing).
  func isAroundSpacer(_ node: NodeID) -> Bool {
    var current = node
    while isWrapper(current) || isNode(current, laidOutBy: ZStackLayout.self) {
      guard let child = firstChild(of: current) else { return false }
      if isNode(current, laidOutBy: ZStackLayout.self), nextSibling(of: child) != nil {
        return false
      }
      current = child
    }
    return isNode(current, laidOutBy: SpacerLayout.self)
  }

  /// A list of grid items.
  func gridItems(_ id: GridItemsID) -> [GridItem] {
    let all = arena.pointee.gridItems
    let end = Int(id.start) + Int(id.count)
    guard end <= all.count else { return [] }
    return (Int(id.start)..<end).map { all[$0] }
  }
}
