extension LayoutTree {
  /// A tree with the proposals with which views were measured.
  ///
  /// A `ZStack` places its children with its own size, which isn't the proposal for which they were
  /// measured. In a copy of the tree, it places them with its own proposal. Without such a stack,
  /// returns the tree itself.
  public func withOffers() -> LayoutTree {
    guard (0..<count).contains(where: { hasOtherOffers(NodeID(rawValue: UInt32($0))) }) else {
      return self
    }
    let trial = LayoutTrial(of: self)
    trial.tree.arena.pointee.placesWithOffers = true
    trial.layOut()
    return trial.tree
  }

  private func hasOtherOffers(_ node: NodeID) -> Bool {
    isPlaced(node) && engine.isNode(node, laidOutBy: ZStackLayout.self)
      && proposal(of: node) != ProposedSize(size(of: node))
  }
}
