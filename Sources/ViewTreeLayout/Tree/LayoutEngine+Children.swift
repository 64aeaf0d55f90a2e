extension LayoutEngine {
  /// Visits the children in document order.
  func forEachChild(of node: NodeID, _ visit: (NodeID) -> Void) {
    var next = firstChild(of: node)
    while let child = next {
      visit(child)
      next = nextSibling(of: child)
    }
  }

  /// A list of grid items.
  func gridItems(_ id: GridItemsID) -> [GridItem] {
    let all = arena.pointee.gridItems
    let end = Int(id.start) + Int(id.count)
    guard end <= all.count else { return [] }
    return (Int(id.start)..<end).map { all[$0] }
  }
}
