import ViewTreeLayout
import ViewTreeNumbers

/// Sheets, which propose their own height.
extension LayoutExplainer {
  /// The `presentationDetents` that sets the height of the sheet around a node. `nil` for a node
  /// outside of sheets.
  func detents(around node: NodeID) -> ViewExplanation.Part? {
    let root = root(of: node)
    let modifier = pass.built.modifiers.first { modifier in
      let definition = modifier.definition.index
      guard pass.modifierDefinitions.indices.contains(definition),
        pass.modifierDefinitions[definition].name == "presentationDetents",
        let outer = pass.built.views[modifier.view].outer
      else { return false }
      return self.root(of: outer) == root
    }
    return modifier.map { part(of: $0) }
  }

  private func root(of node: NodeID) -> NodeID {
    var current = node
    while let above = pass.layout.parent(of: current) { current = above }
    return current
  }
}
