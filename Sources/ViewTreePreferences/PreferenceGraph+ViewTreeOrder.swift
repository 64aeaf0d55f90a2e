import ViewTreeNumbers

/// All closures in tree order, including those that didn't run.
extension PreferenceGraph {
  /// Visits the nodes that have closures in view-tree order: children before parents, siblings in
  /// source order, a background before its view, a reader's content after the reader
  /// (docs/explanation/preferences.md, View-tree order).
  ///
  /// Unlike folds, this ignores any `zIndex`.
  public func forEachClosure(_ body: (PreferenceNode.Index) -> Void) {
    // A stack of nodes. `isOpen` is true once the preceding nodes are on the stack.
    var stack: [(node: PreferenceNode.Index, isOpen: Bool)] = []
    for root in roots.reversed() { stack.append((root, false)) }
    while let (node, isOpen) = stack.popLast() {
      if isOpen {
        if nodes[node].kind.hasClosure { body(node) }
        continue
      }
      var before = Array(operandNodes(of: node))
      if nodes[node].kind.isContentReader, let secondary = before.popLast() {
        stack.append((secondary, false))
      }
      // Sibling nodes are created in source order.
      if nodes[node].kind == .dynamicContainer, !zIndices.isEmpty { before.sort() }
      stack.append((node, true))
      for child in before.reversed() { stack.append((child, false)) }
    }
  }

  /// True if any view has a `zIndex` that can determine the order of a fold.
  public var hasZIndex: Bool { !zIndices.isEmpty }
}
