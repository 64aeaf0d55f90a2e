/// The guides and spacing that a grid takes from its cells, as every container that combines its
/// children (docs/explanation/layout.md, Alignment guides, Spacing).
extension GridLayout {
  func traits(of node: NodeID, in engine: LayoutEngine) -> LayoutTraits {
    var guides: LayoutTraits = []
    var (isEmpty, isOrdinary) = (true, true)
    forEachCell(of: node, in: engine) { cell in
      isEmpty = false
      let traits = engine.traits(of: cell)
      guides.formUnion(traits.intersection(.containerGuides))
      if !traits.contains(.ordinarySpacing) { isOrdinary = false }
    }
    if isEmpty { return [.rigid, .ordinaryPriority] }
    return isOrdinary ? guides.union(.ordinary) : guides.union(.ordinaryPriority)
  }

  /// The spacing at each edge comes from the cells at that edge.
  func spacing(of node: NodeID, in engine: LayoutEngine) -> SpacingPreferences {
    let contents = GridContents(of: node, in: engine)
    guard !contents.cells.isEmpty else { return .zero }
    var edges = SpacingPreferences.none
    for cell in contents.cells {
      let own = engine.spacing(of: cell.node)
      var reached: EdgeSet = []
      if cell.column == 0 { reached.insert(.leading) }
      if cell.columns.upperBound == contents.columnCount { reached.insert(.trailing) }
      if cell.row == 0 { reached.insert(.top) }
      if cell.row == contents.rows.count - 1 { reached.insert(.bottom) }
      edges = edges.union(own.only(reached))
    }
    return edges
  }

  func explicitGuide(
    _ key: AlignmentKey, of node: NodeID, size: Size, proposal: ProposedSize,
    in engine: LayoutEngine
  ) -> Double? {
    var combination = GuideCombination(of: key)
    forEachRow(of: solve(proposal, for: node, in: engine), in: engine) { _, _, cells in
      for cell in cells {
        let size = engine.size(of: cell.node, proposing: cell.proposal)
        if let value = engine.explicitGuide(
          key, of: cell.node, size: size, proposal: cell.proposal)
        {
          combination.add(value + (key.axis == .horizontal ? cell.origin.x : cell.origin.y))
        }
      }
    }
    return combination.value
  }

  /// Visits the cells of rows, and the children that aren't rows.
  private func forEachCell(of node: NodeID, in engine: LayoutEngine, _ visit: (NodeID) -> Void) {
    engine.forEachChild(of: node) { child in
      if engine.isNode(child, laidOutBy: GridRowLayout.self) {
        engine.forEachChild(of: child, visit)
      } else {
        visit(child)
      }
    }
  }
}
