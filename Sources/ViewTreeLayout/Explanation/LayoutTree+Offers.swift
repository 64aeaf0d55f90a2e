extension LayoutTree {
  /// A tree with the proposals with which views were measured.
  ///
  /// A `ZStack` places its children with its own size, which isn't the proposal for which they were
  /// measured. In a copy of the tree, it places them with its own proposal. A grid places its cells
  /// with their slots, and in a copy with the proposals before. Without such a container, returns the
  /// tree itself.
  ///
  /// With `ofStacks`, stacks and lazy grids don't propose a length that their children gave them,
  /// either.
  public func withOffers(ofStacks: Bool = false) -> LayoutTree {
    let hasOthers = (0..<count).contains { index in
      let node = NodeID(rawValue: UInt32(index))
      let axes = [Axis.horizontal, .vertical]
      return hasOtherOffers(node)
        || ofStacks && axes.contains { proposesOwnLength(node, along: $0) }
    }
    guard hasOthers else { return self }
    let trial = LayoutTrial(of: self)
    trial.tree.arena.pointee.placesWithOffers = true
    trial.tree.arena.pointee.placesStacksWithOffers = ofStacks
    trial.layOut()
    return trial.tree
  }

  /// True for an `HStack` or a `VStack` that gets no proposal across its axis, and for a lazy grid along
  /// its axis: they propose a length that their children gave them.
  public func proposesOwnLength(_ node: NodeID, along axis: Axis) -> Bool {
    guard isPlaced(node) else { return false }
    if let stack = stackAxis(of: node) { return stack != axis && proposal(of: node)[axis] == nil }
    return isNode(node, laidOutBy: LazyGridLayout.self)
      && engine.parameters(of: node, as: LazyGridLayout.self).axis == axis
  }

  private func hasOtherOffers(_ node: NodeID) -> Bool {
    guard isPlaced(node) else { return false }
    return isGrid(node)
      || engine.isNode(node, laidOutBy: ZStackLayout.self)
        && proposal(of: node) != ProposedSize(size(of: node))
  }
}
