import ViewTreeNumbers

/// The nodes of a graph stay for another evaluation, in which everything is pulled anew.
extension PreferenceGraph {
  /// Whether all nodes are there before anything is read: no reader builds content of its value.
  ///
  /// Only such a graph can be kept, as long as the same alternatives are shown.
  public var isKnownAtOnce: Bool { nodes.allSatisfy { !$0.kind.isContentReader } }

  /// Forgets all that was pulled and what ran, and uses what is remembered of this evaluation.
  ///
  /// `keep` is asked for the new number of each value that a `preference` writes.
  public func beginAgain(
    recalling memory: PreferenceMemory, isStrict: Bool, for client: any PreferenceClient,
    keep: (PreferenceNode.Index, PreferenceValueID) -> PreferenceValueID
  ) {
    let former = recollection
    recall(memory, isStrict: isStrict, for: client)
    // The nodes are the same ones, and so is what tells them apart.
    if let former, let recollection {
      recollection.identities = former.identities
      recollection.identityUses = former.identityUses
    }
    events.removeAll(keepingCapacity: true)
    written.removeAll(keepingCapacity: true)
    cells.removeAll(keepingCapacity: true)
    operands.removeAll(keepingCapacity: true)
    otherCells = [:]
    unreadOperands = []
    skipReasons = []
    (reduceCount, reduceDepth) = (0, 0)
    for index in nodes.indices {
      nodes[index].firstCell = PreferenceCell.none
      nodes[index].wasEvaluated = false
      if nodes[index].kind == .preference, let value = nodes[index].value {
        nodes[index].value = keep(PreferenceNode.Index(index), value)
      }
    }
  }
}
