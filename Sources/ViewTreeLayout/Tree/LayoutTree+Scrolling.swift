extension LayoutTree {
  /// The scrollable range of a placed scroll view or list. `nil` for any other node.
  public func scrollBounds(of node: NodeID) -> ScrollBounds? {
    guard isPlaced(node) else { return nil }
    if engine.isNode(node, laidOutBy: ListLayout.self) {
      return engine.parameters(of: node, as: ListLayout.self)
        .scrollBounds(of: node, size: size(of: node), in: engine)
    }
    guard engine.isNode(node, laidOutBy: ScrollViewLayout.self) else { return nil }
    let layout = engine.parameters(of: node, as: ScrollViewLayout.self)
    let content = firstChild(of: node).map { size(of: $0) } ?? .zero
    return ScrollBounds(
      axes: layout.axes, offset: layout.offset(of: content, in: size(of: node)),
      limit: layout.limit(of: content, in: size(of: node)), margins: layout.environment.margins,
      contentSize: content)
  }
}
