extension LayoutEngine {
  /// How far a placed node may grow over each edge: through every safe area around it, the innermost first.
  func usableInsets(of node: NodeID, edges: EdgeSet) -> EdgeInsets {
    let placed = pointer(to: node).pointee
    let system = arena.pointee.systems[Int(placed.system)]
    guard system.isUpright else { return .zero }
    let start = Rect(origin: placed.origin, size: placed.size)
    var grown = start
    var below = node
    // Without inner safe areas in the tree there is nothing to look for on the way up.
    let algorithms = arena.pointee.algorithms
    let hasInner =
      algorithms.knownNumber(of: SafeAreaInsetLayout.self) != nil
      || algorithms.knownNumber(of: SafeAreaPaddingLayout.self) != nil
    var above = hasInner ? placed.parent : .none
    while above.exists {
      if let area = innerSafeArea(of: above, around: below) {
        grown = grow(grown, into: area, edges: edges)
      }
      below = above
      above = pointer(to: above).pointee.parent
    }
    if placed.system == 0 { grown = grow(grown, into: arena.pointee.safeArea, edges: edges) }
    return EdgeInsets(
      top: start.minY - grown.minY, leading: start.minX - grown.minX,
      bottom: grown.maxY - start.maxY, trailing: grown.maxX - start.maxX)
  }

  /// Grows a rectangle to the outer edge where it touches or crosses the inner one, half a pixel allowed.
  private func grow(_ rect: Rect, into area: SafeArea, edges: EdgeSet) -> Rect {
    let tolerance = grid.pixel / 2 + 0.001
    var insets = EdgeInsets.zero
    if edges.contains(.top), area.outer.minY < rect.minY + tolerance,
      rect.minY < area.inner.minY + tolerance
    {
      insets.top = area.outer.minY - rect.minY
    }
    if edges.contains(.leading), area.outer.minX < rect.minX + tolerance,
      rect.minX < area.inner.minX + tolerance
    {
      insets.leading = area.outer.minX - rect.minX
    }
    if edges.contains(.bottom), area.outer.maxY > rect.maxY - tolerance,
      rect.maxY > area.inner.maxY - tolerance
    {
      insets.bottom = rect.maxY - area.outer.maxY
    }
    if edges.contains(.trailing), area.outer.maxX > rect.maxX - tolerance,
      rect.maxX > area.inner.maxX - tolerance
    {
      insets.trailing = rect.maxX - area.outer.maxX
    }
    return rect.inset(by: insets)
  }

  /// The safe area that a node makes for one of its children, if it does.
  private func innerSafeArea(of node: NodeID, around child: NodeID) -> SafeArea? {
    guard firstChild(of: node) == child,
      pointer(to: node).pointee.system == pointer(to: child).pointee.system
    else { return nil }
    if isNode(node, laidOutBy: SafeAreaInsetLayout.self) {
      return parameters(of: node, as: SafeAreaInsetLayout.self).safeArea(of: node, in: self)
    }
    if isNode(node, laidOutBy: SafeAreaPaddingLayout.self) {
      return parameters(of: node, as: SafeAreaPaddingLayout.self).safeArea(of: node, in: self)
    }
    return nil
  }
}
