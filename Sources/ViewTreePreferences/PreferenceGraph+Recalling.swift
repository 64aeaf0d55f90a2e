import ViewTreeNumbers

/// Values of the previous evaluation are reused if their inputs didn't change
/// (docs/explanation/updates.md, Evaluating again).
extension PreferenceGraph {
  /// The value of a cell: the cached value, or a newly evaluated value.
  func recallOrEvaluate(
    _ cell: PreferenceCell.Index, _ recollection: PreferenceCache, _ client: any PreferenceClient
  ) throws -> PreferenceValueID {
    guard let place = recollection.memory.places[identity(ofCell: cell, recollection)] else {
      let value = try evaluate(cell, client)
      if recollection.now > 1 { recollection.causes[cells[cell].node] = .new }
      recollection.setOutcome(outcome(ofNew: cell, recollection), recollection.now, of: cell)
      return value
    }
    let entry = recollection.memory.entries[place]
    switch cells[cell].kind {
    case .write where nodes[cells[cell].node].value != nil:
      // A plain value has no closure, because the view's body has already made it.
      let value = try evaluate(cell, client)
      let known = client.unchanged(value, since: place, of: nil)
      recollection.setOutcome(
        known == nil ? .ran : .clean, known == nil ? recollection.now : entry.version, of: cell)
      return known ?? value
    case .write, .transform, .fold:
      if let cause = try causeToRun(cell, entry, place, recollection, client) {
        recollection.causes[cells[cell].node] = cause
        let value = try evaluate(cell, client)
        let isFold = cells[cell].kind == .fold
        let token = isFold ? nil : nodes[cells[cell].node].token
        let known = client.unchanged(value, since: place, of: token)
        recollection.setOutcome(
          .ran, known == nil ? recollection.now : entry.version, of: cell)
        return known ?? value
      }
      return try recall(cell, entry, place, recollection, client)
    case .defaultValue where nodes[cells[cell].node].kind == .alternatives:
      // The shown view doesn't write a value, so the value of an earlier view stays.
      recollection.kept[cell] = identity(ofCell: cell, recollection)
      let value = client.recall(place, of: nil)
      recollection.setOutcome(.clean, entry.version, of: cell)
      return value
    case .absent, .alias, .defaultValue, .awaitingReader, .hidden:
      let value = try evaluate(cell, client)
      let isSame = isMadeOfTheSame(cell, entry, recollection)
      let known = isSame ? value : client.unchanged(value, since: place, of: nil)
      recollection.setOutcome(
        outcome(ofNew: cell, recollection), known == nil ? recollection.now : entry.version,
        of: cell)
      return known ?? value
    }
  }

  private func recall(
    _ cell: PreferenceCell.Index, _ entry: PreferenceMemory.Entry, _ place: Int,
    _ recollection: PreferenceCache, _ client: any PreferenceClient
  ) throws -> PreferenceValueID {
    let node = cells[cell].node
    let isModifier = cells[cell].kind != .fold
    let value = client.recall(place, of: isModifier ? nodes[node].token : nil)
    if isModifier { written.append(node) }
    var outcome = PreferenceCache.Outcome.clean
    forEachInput(of: cell, recollection) { input in
      if recollection.outcomes[input.index] != .clean { outcome = .equal }
    }
    recollection.setOutcome(outcome, entry.version, of: cell)
    return value
  }

  // MARK: - Causes

  /// The reason why a value must be evaluated again, or `nil` if its inputs didn't change.
  private func causeToRun(
    _ cell: PreferenceCell.Index, _ entry: PreferenceMemory.Entry, _ place: Int,
    _ recollection: PreferenceCache, _ client: any PreferenceClient
  ) throws -> PreferenceCause? {
    let node = cells[cell].node
    switch cells[cell].kind {
    case .transform:
      // Evaluates the content first, as without a cache.
      let below = cells[cell].below
      if below.exists { _ = try value(of: below, client) }
      if !isMadeOfTheSame(cell, entry, recollection) { return .content }
      return try client.cause(of: nodes[node].token, since: place)
    case .write:
      return try client.cause(of: nodes[node].token, since: place)
    default:
      return try operandsChanged(cell, entry, recollection, client) ? .content : nil
    }
  }

  /// True if a fold must be evaluated again.
  ///
  /// The operands are compared in the order in which they were read, up to the first that changed.
  /// In strict order, all of them are compared.
  private func operandsChanged(
    _ cell: PreferenceCell.Index, _ entry: PreferenceMemory.Entry, _ recollection: PreferenceCache,
    _ client: any PreferenceClient
  ) throws -> Bool {
    let key = cells[cell].key
    var hasChanged =
      operandIdentity(of: cell, recollection) != entry.operands
      || client.reduceChanged(key, since: entry.evaluation)
    if hasChanged, !recollection.isStrict { return true }
    let first = Int(cells[cell].first)
    var known: [UInt64: PreferenceMemory.Version] = [:]
    for input in recollection.memory.inputs(of: entry) { known[input.identity] = input.version }
    for place in first..<first + Int(cells[cell].count) {
      let operand = operands[place]
      guard let version = known[identity(ofCell: operand, recollection)] else { continue }
      _ = try value(of: operand, client)
      if recollection.versions[operand.index] != version {
        hasChanged = true
        if !recollection.isStrict { return true }
      }
    }
    if !hasChanged { keepUnread(of: cell, known, recollection) }
    return hasChanged
  }

  /// Marks the operands that a fold didn't read before as unread: it wouldn't read them now either.
  private func keepUnread(
    of cell: PreferenceCell.Index, _ known: [UInt64: PreferenceMemory.Version],
    _ recollection: PreferenceCache
  ) {
    let first = Int(cells[cell].first)
    for place in first..<first + Int(cells[cell].count)
    where known[identity(ofCell: operands[place], recollection)] == nil {
      unreadOperands.insert(place)
    }
  }

  /// True if a value consists of a single previous value that hasn't changed.
  private func isMadeOfTheSame(
    _ cell: PreferenceCell.Index, _ entry: PreferenceMemory.Entry, _ recollection: PreferenceCache
  ) -> Bool {
    guard operandIdentity(of: cell, recollection) == entry.operands else { return false }
    let below = cells[cell].below
    guard cells[cell].kind != .defaultValue, below.exists else {
      return entry.inputs.isEmpty && cells[cell].kind != .defaultValue
    }
    return recollection.memory.inputs(of: entry).first?.version
      == recollection.versions[below.index]
  }

  /// The outcome of a new cell: the outcome of the cell below for an alias, clean if no closure
  /// makes the value.
  private func outcome(
    ofNew cell: PreferenceCell.Index, _ recollection: PreferenceCache
  ) -> PreferenceCache.Outcome {
    switch cells[cell].kind {
    case .alias: recollection.outcomes[cells[cell].below.index]
    case .absent, .defaultValue, .awaitingReader, .hidden: .clean
    case .write, .transform, .fold: .ran
    }
  }
}
