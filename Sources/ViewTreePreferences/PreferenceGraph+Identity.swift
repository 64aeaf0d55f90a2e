import ViewTreeNumbers

/// Identities of values across evaluations (docs/explanation/updates.md, Evaluating again).
extension PreferenceGraph {
  /// The number of a cell, the same in every evaluation.
  func identity(ofCell cell: PreferenceCell.Index, _ recollection: PreferenceCache) -> UInt64 {
    Identity.mix(
      identity(ofNode: cells[cell].node, recollection),
      UInt64(cells[cell].key.index))
  }

  /// The identity of a node: its view or modifier, and its index among the nodes of that.
  func identity(ofNode node: PreferenceNode.Index, _ recollection: PreferenceCache) -> UInt64 {
    while recollection.identities.count < nodes.count {
      let node = nodes[recollection.identities.count]
      var own = Identity.mix(
        recollection.client.identity(of: node.token), UInt64(node.kind.rawValue))
      if node.kind == .staticContainer, node.childCount > 0 {
        // The first operand distinguishes the groups within a container.
        let first = children[Int(node.firstChild)]
        own = Identity.mix(own, recollection.identities[first.index])
      }
      let uses = recollection.identityUses[own, default: 0]
      recollection.identityUses[own] = uses + 1
      recollection.identities.append(uses == 0 ? own : Identity.mix(own, uses))
    }
    return recollection.identities[node.index]
  }

  /// A number for the values that a cell could be made of.
  func operandIdentity(
    of cell: PreferenceCell.Index, _ recollection: PreferenceCache
  ) -> UInt64 {
    let first = cells[cell].first
    switch cells[cell].kind {
    case .alias, .transform:
      let below = cells[cell].below
      return below.exists ? identity(ofCell: below, recollection) : 0
    case .fold:
      var number: UInt64 = 0
      for place in Int(first)..<Int(first) + Int(cells[cell].count) {
        number = Identity.mix(number, identity(ofCell: operands[place], recollection))
      }
      return number
    case .absent, .write, .defaultValue, .awaitingReader, .hidden:
      return 0
    }
  }

  /// Visits the input cells of a cell in the order in which they were read.
  func forEachInput(
    of cell: PreferenceCell.Index, _ recollection: PreferenceCache,
    _ body: (PreferenceCell.Index) -> Void
  ) {
    let first = cells[cell].first
    switch cells[cell].kind {
    case .alias, .transform:
      let below = cells[cell].below
      if below.exists { body(below) }
    case .fold:
      for place in Int(first)..<Int(first) + Int(cells[cell].count)
      where !unreadOperands.contains(place) {
        body(operands[place])
      }
    case .absent, .write, .defaultValue, .awaitingReader, .hidden:
      break
    }
  }
}
