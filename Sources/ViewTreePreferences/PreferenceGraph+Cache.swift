import ViewTreeNumbers

/// The memory that an evaluation leaves to the next one (docs/explanation/updates.md, Evaluating
/// again).
extension PreferenceGraph {
  /// The source of a value in a new memory.
  public enum Remembered {
    /// A value of this evaluation, and the token of its closure.
    case value(PreferenceValueID, PreferenceToken?)
    /// The value that a content reader received.
    case reader(PreferenceToken)
    /// An entry of the memory that this evaluation used.
    case earlier(Int)
  }

  /// The memory of this evaluation, with earlier results for values that it didn't evaluate.
  ///
  /// Calls `body` for each entry in order. Returns `nil` if not all values were kept.
  public func makeMemory(_ body: (Remembered) -> Void) -> PreferenceMemory? {
    guard let recollection, recollection.keepsValues else { return nil }
    var memory = PreferenceMemory(after: recollection.now)
    for cell in cells.indices where cells[cell].isEvaluated {
      let cell = PreferenceCell.Index(cell)
      let node = cells[cell].node
      var inputs: [PreferenceMemory.Input] = []
      forEachInput(of: cell, recollection) { input in
        inputs.append(
          PreferenceMemory.Input(
            identity: identity(ofCell: input, recollection),
            version: recollection.versions[input.index]))
      }
      memory.add(
        identity(ofCell: cell, recollection), node: identity(ofNode: node, recollection),
        version: recollection.versions[cell.index], evaluation: recollection.now,
        operands: operandIdentity(of: cell, recollection), inputs: inputs)
      let kind = cells[cell].kind
      let isClosure = (kind == .write || kind == .transform) && nodes[node].value == nil
      body(.value(cells[cell].value, isClosure ? nodes[node].token : nil))
    }
    addReaders(to: &memory, recollection, body)
    addEarlier(to: &memory, recollection, body)
    return memory
  }

  private func addReaders(
    to memory: inout PreferenceMemory, _ recollection: PreferenceCache, _ body: (Remembered) -> Void
  ) {
    for reader in readers
    where nodes[reader].kind.isContentReader && nodes[reader].wasEvaluated {
      let content = contentCell(of: reader)
      let input = content.map {
        PreferenceMemory.Input(
          identity: identity(ofCell: $0, recollection), version: recollection.versions[$0.index])
      }
      memory.add(
        readerIdentity(reader, recollection), node: identity(ofNode: reader, recollection),
        version: recollection.now, evaluation: recollection.now, operands: input?.identity ?? 0,
        inputs: input.map { [$0] } ?? [])
      body(.reader(nodes[reader].token))
    }
  }

  /// Carries over entries of nodes that exist but weren't evaluated this time. A row that becomes
  /// visible again is new, so its entries are dropped.
  private func addEarlier(
    to memory: inout PreferenceMemory, _ recollection: PreferenceCache, _ body: (Remembered) -> Void
  ) {
    guard let last = nodes.indices.last, !recollection.memory.entries.isEmpty else { return }
    _ = identity(ofNode: PreferenceNode.Index(last), recollection)
    let nodes = liveIdentities(recollection)
    let earlier = recollection.memory.places.sorted { $0.value < $1.value }
    for (identity, place) in earlier where memory.places[identity] == nil {
      let entry = recollection.memory.entries[place]
      guard nodes.contains(entry.node) else { continue }
      memory.add(
        identity, node: entry.node, version: entry.version, evaluation: entry.evaluation,
        operands: entry.operands,
        inputs: recollection.memory.inputs(of: entry))
      body(.earlier(place))
    }
  }

  /// The identities of all nodes except those in offscreen rows.
  private func liveIdentities(_ recollection: PreferenceCache) -> Set<UInt64> {
    var identities = Set(recollection.identities)
    for row in alternatives where nodes[row].kind == .row && isHidden(row) {
      forEachNode(below: CollectionOfOne(row)) {
        identities.remove(recollection.identities[$0.index])
      }
    }
    return identities
  }
}
