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

  /// The insets of the `safeAreaPadding` modifiers directly around a node, in points.
  public func safeAreaPadding(around node: NodeID) -> EdgeInsets {
    var padding = EdgeInsets.zero
    var current = node
    while let outer = parent(of: current) {
      if engine.isNode(outer, laidOutBy: SafeAreaPaddingLayout.self) {
        let insets = engine.parameters(of: outer, as: SafeAreaPaddingLayout.self).insets
        padding = EdgeInsets(
          top: padding.top + insets.top, leading: padding.leading + insets.leading,
          bottom: padding.bottom + insets.bottom, trailing: padding.trailing + insets.trailing)
      } else if frame(of: outer) != frame(of: current) || nextSibling(of: current) != nil {
        return padding
      }
      current = outer
    }
    return padding
  }
}
