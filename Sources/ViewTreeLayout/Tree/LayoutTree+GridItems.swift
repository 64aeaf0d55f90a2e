extension LayoutTree {
  /// Stores the columns or rows of a ``LazyGridLayout``.
  public func addGridItems(_ items: [GridItem]) -> GridItemsID {
    let start = arena.pointee.gridItems.count
    for item in items { arena.pointee.gridItems.append(item) }
    return GridItemsID(
      start: UInt32(truncatingIfNeeded: start), count: UInt32(truncatingIfNeeded: items.count))
  }
}
