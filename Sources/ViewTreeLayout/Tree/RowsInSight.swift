/// The part of a lazy container that its scroll view shows, along the axis of its rows
/// (docs/explanation/containers.md, Rows in sight).
struct RowsInSight {
  /// The bounds in the container's coordinates, from its leading or top edge.
  var start = -Double.infinity
  var end = Double.infinity

  /// True if a part of a row is visible. A row that only touches an edge from outside isn't
  /// visible.
  func contains(from first: Double, length: Double) -> Bool {
    first < end && (first + length > start || first == start)
  }
}

extension LayoutEngine {
  /// The part of a container that the nearest view which scrolls along an axis shows. That can be
  /// the container itself.
  ///
  /// It has no bounds if all rows exist, if no view scrolls, or if an effect inside the scroll view
  /// transforms the container.
  func rowsInSight(of container: NodeID, along axis: Axis) -> RowsInSight {
    var sight = RowsInSight()
    guard arena.pointee.placesRowsInSight, !arena.pointee.isRehearsing,
      let view = scrollView(around: container, along: axis)
    else { return sight }
    let (placed, outer) = (pointer(to: container).pointee, pointer(to: view).pointee)
    guard outer.system == placed.system else { return sight }
    let isMirrored = arena.pointee.systems[Int(placed.system)].direction == .rightToLeft
    let insets = usableInsets(of: view, edges: .all)
    let left = isMirrored ? insets.trailing : insets.leading
    let right = isMirrored ? insets.leading : insets.trailing
    switch axis {
    case .vertical:
      sight.start = outer.origin.y - insets.top - placed.origin.y
      sight.end = outer.origin.y + outer.size.height + insets.bottom - placed.origin.y
    case .horizontal:
      sight.start = outer.origin.x - left - placed.origin.x
      sight.end = outer.origin.x + outer.size.width + right - placed.origin.x
      if isMirrored {
        (sight.start, sight.end) = (
          placed.size.width - sight.end, placed.size.width - sight.start
        )
      }
    }
    return sight
  }

  /// Marks a row as offscreen. It was placed only to find a scroll target, if at all.
  func leaveOut(row node: NodeID) {
    guard pointer(to: node).pointee.state.contains(.placed) else { return }
    pointer(to: node).pointee.state.remove(.placed)
    forEachChild(of: node) { leaveOut(row: $0) }
  }

  private func scrollView(around container: NodeID, along axis: Axis) -> NodeID? {
    var node = container
    while node.exists {
      if scrolls(node, along: axis) { return node }
      node = pointer(to: node).pointee.parent
    }
    return nil
  }

  private func scrolls(_ node: NodeID, along axis: Axis) -> Bool {
    if isNode(node, laidOutBy: ScrollViewLayout.self) {
      return parameters(of: node, as: ScrollViewLayout.self).axes.contains(axis)
    }
    if isNode(node, laidOutBy: ListLayout.self) {
      return axis == .vertical && parameters(of: node, as: ListLayout.self).metrics.scrolls
    }
    return axis == .vertical && isNode(node, laidOutBy: TableLayout.self)
  }
}

extension LayoutTree {
  /// True if a node isn't placed because it's in an offscreen row.
  public func isOutOfSight(_ id: NodeID) -> Bool {
    guard placesRowsInSight, id.index < count, !isPlaced(id) else { return false }
    var row = id
    while let above = parent(of: row), !isPlaced(above) { row = above }
    guard let container = parent(of: row) else { return false }
    return engine.isNode(container, laidOutBy: LazyStackLayout.self)
      || engine.isNode(container, laidOutBy: LazyGridLayout.self)
      || engine.isNode(container, laidOutBy: ListLayout.self)
      || engine.isNode(container, laidOutBy: TableLayout.self)
  }

  /// True if lazy stacks and grids, lists, and tables place only the rows that their scroll view
  /// shows. The others are measured.
  public var placesRowsInSight: Bool {
    get { arena.pointee.placesRowsInSight }
    set { arena.pointee.placesRowsInSight = newValue }
  }
}
