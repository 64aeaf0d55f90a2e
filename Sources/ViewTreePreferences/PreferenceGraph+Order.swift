import ViewTreeNumbers

/// The graph in view-tree order (docs/explanation/preferences.md, View-tree order).
extension PreferenceGraph {
  /// Visits the nodes at and below some roots in view-tree order: children before parents, operands
  /// in source order (docs/explanation/preferences.md, View-tree order).
  ///
  /// With `onlyShown`, hidden alternatives are skipped with all nodes in them.
  public func forEachNode(
    below roots: some Sequence<PreferenceNode.Index>, onlyShown: Bool = false,
    _ body: (PreferenceNode.Index) throws -> Void
  ) rethrows {
    // A stack of nodes. `isOpen` is true once the operands of a node are on the stack.
    var stack: [(node: PreferenceNode.Index, isOpen: Bool)] = []
    for root in roots.reversed() { stack.append((root, false)) }
    while let (node, isOpen) = stack.popLast() {
      if isOpen || nodes[node].childCount == 0 {
        try body(node)
        continue
      }
      if onlyShown, isHidden(node) { continue }
      stack.append((node, true))
      for child in writtenOrder(of: node).reversed() { stack.append((child, false)) }
    }
  }

  /// The operands of a node in source order, which `zIndex` doesn't change.
  private func writtenOrder(
    of node: PreferenceNode.Index
  ) -> ArraySlice<PreferenceNode.Index> {
    let operands = operandNodes(of: node)
    guard !zIndices.isEmpty, nodes[node].kind == .dynamicContainer else { return operands }
    // Items are numbered in build order.
    return operands.sorted()[...]
  }

  /// The readers at and below some nodes, children before parents, operands in source order.
  /// Readers in hidden alternatives are skipped.
  public func readers(below roots: [PreferenceNode.Index]) -> [PreferenceNode.Index] {
    if readers.isEmpty { return [] }
    if isInViewTreeOrder, roots == pending { return readers }
    var found: [PreferenceNode.Index] = []
    forEachNode(below: roots, onlyShown: true) { node in
      if nodes[node].kind.isReader { found.append(node) }
    }
    return found
  }

  /// True if the node is an alternative or a row that isn't shown.
  func isHidden(_ node: PreferenceNode.Index) -> Bool {
    nodes[node].kind.isAlternative && !nodes[node].isShown
  }

  /// The nodes that no other node folds.
  public var roots: [PreferenceNode.Index] { pending }
}
