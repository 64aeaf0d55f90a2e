/// What a grid tells the container around it: guides and distances of its cells, as every container that
/// combines its children (docs/semantics.md, Alignment guides, Spacing).
extension GridLayout {
  func traits(of node: NodeID, in engine: LayoutEngine) -> LayoutTraits {
    guard engine.firstChild(of: node) != nil else { return .rigid }
    var guides: LayoutTraits = []
    var isOrdinary = true
    forEachCell(of: node, in: engine) { cell in
      let traits = engine.traits(of: cell)
      guides.formUnion(traits.intersection(.containerGuides))
      if !traits.contains(.ordinarySpacing) { isOrdinary = false }
    }
    return isOrdinary ? guides.union(.ordinary) : guides.union(.ordinaryPriority)
  }

  func priority(of node: NodeID, in engine: LayoutEngine) -> Double {
    engine.firstChild(of: node) == nil ? -.infinity : 0
  }

  func spacing(of node: NodeID, in engine: LayoutEngine) -> SpacingPreferences {
    guard engine.firstChild(of: node) != nil else { return .zero }
    var union = SpacingPreferences.none
    forEachCell(of: node, in: engine) { union = union.union(engine.spacing(of: $0)) }
    return union
  }

  func explicitGuide(
    _ key: AlignmentKey, of node: NodeID, size: Size, proposal: ProposedSize,
    in engine: LayoutEngine
  ) -> Double? {
    var combination = GuideCombination(of: key)
    forEachRow(of: node, proposing: proposal, in: engine) { _, _, cells in
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

  /// Visits the cells of rows, and the children that are no rows.
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
