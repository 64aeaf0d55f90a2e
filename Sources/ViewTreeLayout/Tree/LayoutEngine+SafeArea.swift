import ViewTreeNumbers

extension LayoutEngine {
  /// The distance by which a placed node may extend over each edge, through every safe area around
  /// it, the innermost first.
  func usableInsets(of node: NodeID, edges: EdgeSet) -> EdgeInsets {
    let placed = pointer(to: node).pointee
    let system = arena.pointee.systems[Int(placed.system)]
    guard system.isUpright else { return .zero }
    let isMirrored = system.direction == .rightToLeft
    let insets = usableInsets(of: node, placed, on: isMirrored ? edges.mirrored : edges)
    return isMirrored ? insets.mirrored : insets
  }

  /// The usable insets, with the left inset as the leading inset in any direction.
  private func usableInsets(
    of node: NodeID, _ placed: LayoutNode, on edges: EdgeSet
  ) -> EdgeInsets {
    let start = Rect(origin: placed.origin, size: placed.size)
    var grown = start
    var below = node
    // Without inner safe areas in the tree, no ancestor has to be checked.
    let algorithms = arena.pointee.algorithms
    let hasInner =
      algorithms.knownNumber(of: SafeAreaInsetLayout.self) != nil
      || algorithms.knownNumber(of: SafeAreaPaddingLayout.self) != nil
      || algorithms.knownNumber(of: NavigationLayout.self) != nil
      || algorithms.knownNumber(of: TabLayout.self) != nil
    var above = hasInner ? placed.parent : .none
    while above.exists {
      if let area = innerSafeArea(of: above, around: below) {
        let system = pointer(to: above).pointee.system
        grown = grow(grown, into: convert(area, from: system, to: placed.system), edges: edges)
      }
      below = above
      above = pointer(to: above).pointee.parent
    }
    let window = convert(arena.pointee.safeArea, from: 0, to: placed.system)
    grown = grow(grown, into: window, edges: edges)
    return EdgeInsets(
      top: start.minY - grown.minY, leading: start.minX - grown.minX,
      bottom: grown.maxY - start.maxY, trailing: grown.maxX - start.maxX)
  }

  /// Extends a rectangle to the outer edge where it touches or crosses the inner edge, with a
  /// tolerance of half a pixel.
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

  /// A safe area in the coordinates of another system. Effects between the two only move and scale.
  private func convert(_ area: SafeArea, from source: UInt32, to target: UInt32) -> SafeArea {
    guard source != target,
      let inverse = arena.pointee.systems[Int(target)].toWindow.inverse
    else { return area }
    let map = arena.pointee.systems[Int(source)].toWindow.concatenating(inverse)
    return SafeArea(outer: map.boundingBox(of: area.outer), inner: map.boundingBox(of: area.inner))
  }

  /// The safe area that a node makes for one of its children, if it does.
  private func innerSafeArea(of node: NodeID, around child: NodeID) -> SafeArea? {
    if isNode(node, laidOutBy: TabLayout.self) {
      return safeArea(of: node, within: parameters(of: node, as: TabLayout.self).insets)
    }
    guard firstChild(of: node) == child else { return nil }
    if isNode(node, laidOutBy: SafeAreaInsetLayout.self) {
      return parameters(of: node, as: SafeAreaInsetLayout.self).safeArea(of: node, in: self)
    }
    if isNode(node, laidOutBy: SafeAreaPaddingLayout.self) {
      return parameters(of: node, as: SafeAreaPaddingLayout.self).safeArea(of: node, in: self)
    }
    if isNode(node, laidOutBy: NavigationLayout.self) {
      return safeArea(of: node, within: parameters(of: node, as: NavigationLayout.self).insets)
    }
    return nil
  }
}
