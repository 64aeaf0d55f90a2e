import ViewTreeNumbers

/// Lazy evaluation: pulling a cell evaluates only the cells that it needs
/// (docs/explanation/preferences.md, Lazy pull).
extension PreferenceGraph {
  /// The value that a reader gets from its content, or `nil` if the content has no slot.
  ///
  /// A content reader reads its primary. From now on, the reader is marked as evaluated.
  public func pull(
    for reader: PreferenceNode.Index, _ client: any PreferenceClient
  ) throws -> PreferenceValueID? {
    nodes[reader].wasEvaluated = true
    if cells.isEmpty { makeRoom() }
    let key = nodes[reader].key
    guard let content = contentToRead(of: reader) else { return nil }
    let cell = try resolve(content, key, client)
    guard cells[cell].kind != .absent else { return nil }
    cells[cell].isRead = true
    return try value(of: cell, client)
  }

  /// Reserves the memory for pulling once, because repeated growth would copy it repeatedly.
  ///
  /// A pass over all nodes in order also loads them into the cache before pulling accesses them in
  /// random order.
  private func makeRoom() {
    var operandCount = 0
    for node in nodes { operandCount += Int(node.childCount) }
    cells.reserveCapacity(nodes.count + operandCount)
    operands.reserveCapacity(operandCount)
    events.reserveCapacity(nodes.count)
    written.reserveCapacity(nodes.count)
  }

  /// The node whose value a reader reads: a content reader's primary, or all of the content.
  func contentToRead(of reader: PreferenceNode.Index) -> PreferenceNode.Index? {
    let below = operandNodes(of: reader)
    if nodes[reader].kind.isContentReader {
      return below.count == 2 ? below.first : nil
    }
    return below.first
  }

  // MARK: - Slots

  /// The cell of a key at a node, of kind `absent` if the node has no slot.
  ///
  /// Slots follow from the kinds of nodes alone, before any value is known.
  func resolve(
    _ node: PreferenceNode.Index, _ key: PreferenceKeyID, _ client: any PreferenceClient
  ) throws -> PreferenceCell.Index {
    let node = passingReaders(from: node, of: key)
    if let known = cell(of: node, key) { return known }
    if cells.count > cellLimit { try client.tooManyCells() }
    let kind = nodes[node].kind
    if !keys[node.index].contains(key) {
      return addCell(node, key, .absent)
    }
    if kind.isWriter || kind.isTransformer, nodes[node].key == key {
      return try resolveModifier(node, key, client)
    }
    if kind == .systemReader, nodes[node].key == key { return addCell(node, key, .absent) }
    if kind.isContentReader {
      return try resolveContentReader(node, key, client)
    }
    return addFold(of: try mergeOperands(of: node, key, client), at: node, key)
  }

  /// Resolves the operands one by one by index, because content that is built meanwhile appends to
  /// them.
  private func mergeOperands(
    of node: PreferenceNode.Index, _ key: PreferenceKeyID, _ client: any PreferenceClient
  ) throws -> Merged {
    let mark = resolved.count
    let first = Int(nodes[node].firstChild)
    let places = first..<first + Int(nodes[node].childCount)
    if min(places.count, requests.count) >= OperandsByKey.leastCount {
      for place in widePlaces(places, of: node, key) {
        try resolve(operand: children[Int(place)], key, client)
      }
    } else {
      for place in places { try resolve(operand: children[place], key, client) }
    }
    return merge(from: mark)
  }

  private func widePlaces(
    _ places: Range<Int>, of node: PreferenceNode.Index, _ key: PreferenceKeyID
  ) -> [UInt32] {
    if let known = wideContainers[node] { return known.places(of: key) }
    let container = OperandsByKey(places, children: children, keys: keys)
    wideContainers[node] = container
    return container.places(of: key)
  }

  private func resolveModifier(
    _ node: PreferenceNode.Index, _ key: PreferenceKeyID, _ client: any PreferenceClient
  ) throws -> PreferenceCell.Index {
    guard nodes[node].kind.isTransformer else { return addCell(node, key, .write) }
    var below = PreferenceCell.none
    if let content = operandNodes(of: node).first {
      let cell = try resolve(content, key, client)
      if cells[cell].kind != .absent { below = cell }
    }
    return addCell(node, key, .transform, first: below.rawValue)
  }

  /// Resolves the slot of a content reader. A reader without built content isn't evaluated just for
  /// a slot.
  private func resolveContentReader(
    _ node: PreferenceNode.Index, _ key: PreferenceKeyID, _ client: any PreferenceClient
  ) throws -> PreferenceCell.Index {
    let isAwaited =
      mergesSecondary(node, key) && !nodes[node].wasEvaluated
      && client.secondaryHasSlot(node, key)
    if isAwaited { return addCell(node, key, .awaitingReader) }
    return addFold(of: try merge(mergedNodes(of: node, key), key, client), at: node, key)
  }

  /// True if readers above see the values that the secondary of a content reader writes.
  private func mergesSecondary(_ reader: PreferenceNode.Index, _ key: PreferenceKeyID) -> Bool {
    nodes[reader].key != key || nodes[reader].mergesOwnKey
  }

  /// The primary and, if it's merged, the secondary, in fold order.
  private func mergedNodes(
    of reader: PreferenceNode.Index, _ key: PreferenceKeyID
  ) -> [PreferenceNode.Index] {
    var below = Array(operandNodes(of: reader))
    if !mergesSecondary(reader, key) { below.removeLast() }
    if nodes[reader].kind == .backgroundReader { below.reverse() }
    return below
  }

  /// Evaluates the reader that a cell waits for, and sets the final kind of the cell.
  private func settle(
    _ cell: PreferenceCell.Index, _ client: any PreferenceClient
  ) throws {
    let node = cells[cell].node
    let key = cells[cell].key
    if !nodes[node].wasEvaluated { try client.evaluateReader(node) }
    let merged = try merge(mergedNodes(of: node, key), key, client)
    // Outer nodes rely on the slot, so a missing value becomes the default.
    cells[cell].kind = merged.kind == .absent ? .defaultValue : merged.kind
    cells[cell].first = merged.first
    cells[cell].count = merged.count
  }

  /// The merged operands of a fold.
  private struct Merged {
    var kind: PreferenceCell.Kind
    var first: UInt32
    var count: UInt32
  }

  private func addFold(
    of merged: Merged, at node: PreferenceNode.Index, _ key: PreferenceKeyID
  ) -> PreferenceCell.Index {
    let hasEverySlot =
      nodes[node].kind == .dynamicContainer || nodes[node].kind == .alternatives
    var kind = merged.kind
    if hasEverySlot, kind == .absent || kind == .hidden { kind = .defaultValue }
    if kind != .absent && isHidden(node) { kind = .hidden }
    return addCell(node, key, kind, first: merged.first, count: merged.count)
  }

  private func merge(
    _ below: [PreferenceNode.Index], _ key: PreferenceKeyID, _ client: any PreferenceClient
  ) throws -> Merged {
    let mark = resolved.count
    for child in below { try resolve(operand: child, key, client) }
    return merge(from: mark)
  }

  /// Adds the cell of an operand to the resolved cells, if the operand has a slot.
  private func resolve(
    operand: PreferenceNode.Index, _ key: PreferenceKeyID, _ client: any PreferenceClient
  ) throws {
    guard keys[operand.index].contains(key) else { return }
    let cell = try resolve(operand, key, client)
    if cells[cell].kind != .absent { resolved.append(cell) }
  }

  /// The merge rule, on the operands found since `mark`: no slot, the very cell of a single
  /// operand, or a fold of several.
  private func merge(from mark: Int) -> Merged {
    defer { resolved.removeLast(resolved.count - mark) }
    let count = resolved.count - mark
    if !alternatives.isEmpty { leaveOutHidden(from: mark) }
    switch resolved.count - mark {
    case 0 where count > 0:
      return Merged(kind: .hidden, first: PreferenceCell.none.rawValue, count: 0)
    case 0:
      return Merged(kind: .absent, first: PreferenceCell.none.rawValue, count: 0)
    case 1:
      return Merged(kind: .alias, first: resolved[mark].rawValue, count: 1)
    default:
      let first = UInt32(operands.count)
      for place in mark..<resolved.count { operands.append(resolved[place]) }
      return Merged(kind: .fold, first: first, count: UInt32(resolved.count - mark))
    }
  }

  private func leaveOutHidden(from mark: Int) {
    let shown = resolved[mark...].filter { cells[$0].kind != .hidden }
    if shown.count < resolved.count - mark { resolved.replaceSubrange(mark..., with: shown) }
  }

  func cell(of node: PreferenceNode.Index, _ key: PreferenceKeyID) -> PreferenceCell.Index? {
    var cell = nodes[node].firstCell
    var count = 0
    while cell.exists {
      if count == Self.listedCells { return otherCells[OtherCell(node: node, key: key)] }
      if cells[cell].key == key { return cell }
      cell = cells[cell].next
      count += 1
    }
    return nil
  }

  /// Moves the last listed cell of a node with a full list to the dictionary, where it is found by
  /// its key.
  private func hideLastCell(of node: PreferenceNode.Index) {
    var cell = nodes[node].firstCell
    for _ in 1..<Self.listedCells {
      guard cell.exists else { return }
      cell = cells[cell].next
    }
    guard cell.exists else { return }
    otherCells[OtherCell(node: node, key: cells[cell].key)] = cell
  }

  private func addCell(
    _ node: PreferenceNode.Index, _ key: PreferenceKeyID, _ kind: PreferenceCell.Kind,
    first: UInt32 = PreferenceCell.none.rawValue, count: UInt32 = 0
  ) -> PreferenceCell.Index {
    let index = cells.nextID
    if nodes[node].firstCell.exists { hideLastCell(of: node) }
    cells.append(
      PreferenceCell(
        key: key, kind: kind, node: node, next: nodes[node].firstCell, first: first,
        count: count, isEvaluated: false, isRead: false, value: PreferenceValueID(0)))
    nodes[node].firstCell = index
    return index
  }

  // MARK: - Values

  /// The value of a writer or a transformer, or `nil` if no reader requested it.
  public func value(of node: PreferenceNode.Index) -> PreferenceValueID? {
    guard let cell = cell(of: node, nodes[node].key), cells[cell].isEvaluated else {
      return nil
    }
    return cells[cell].value
  }

  /// The value that a `preference` writes, even if no reader requests it.
  public func plainValue(of node: PreferenceNode.Index) -> PreferenceValueID? {
    nodes[node].value
  }

  /// The value of a cell, evaluated now if it wasn't before.
  func value(
    of cell: PreferenceCell.Index, _ client: any PreferenceClient
  ) throws -> PreferenceValueID {
    if cells[cell].isEvaluated { return cells[cell].value }
    if cells[cell].kind == .awaitingReader { try settle(cell, client) }
    let value: PreferenceValueID
    if let recollection {
      value = try recallOrEvaluate(cell, recollection, client)
    } else {
      value = try evaluate(cell, client)
    }
    cells[cell].value = value
    cells[cell].isEvaluated = true
    return value
  }

  /// Evaluates a cell from the cells below it.
  func evaluate(
    _ cell: PreferenceCell.Index, _ client: any PreferenceClient
  ) throws -> PreferenceValueID {
    switch cells[cell].kind {
    case .absent, .defaultValue, .awaitingReader, .hidden:
      try client.defaultValue(of: cells[cell].key)
    case .alias:
      try value(of: cells[cell].below, client)
    case .write:
      try write(cell, client)
    case .transform:
      try transform(cell, client)
    case .fold:
      try fold(cell, client)
    }
  }

  private func write(
    _ cell: PreferenceCell.Index, _ client: any PreferenceClient
  ) throws -> PreferenceValueID {
    let node = cells[cell].node
    written.append(node)
    if let value = nodes[node].value { return value }
    if nodes[node].kind.hasClosure { append(event: .closure, node, cells[cell].key) }
    return try client.write(nodes[node].token)
  }

  /// Pulls the content of a transformer, then runs it. Without a slot below, it starts with the
  /// default.
  private func transform(
    _ cell: PreferenceCell.Index, _ client: any PreferenceClient
  ) throws -> PreferenceValueID {
    let node = cells[cell].node
    let key = cells[cell].key
    let below = cells[cell].below
    let start: PreferenceValueID
    if !below.exists {
      start = try client.defaultValue(of: key)
    } else {
      start = try value(of: below, client)
    }
    append(event: .closure, node, key)
    let mayConsume = below.exists && take(below)
    defer { written.append(node) }
    return try client.transform(nodes[node].token, start, mayConsume: mayConsume)
  }

  /// Reduces the operands: the first seeds the value, each later operand is offered as `nextValue`.
  private func fold(
    _ cell: PreferenceCell.Index, _ client: any PreferenceClient
  ) throws -> PreferenceValueID {
    let node = cells[cell].node
    let key = cells[cell].key
    let first = Int(cells[cell].first)
    let last = first + Int(cells[cell].count)
    let seed = try value(of: operands[first], client)
    let value = client.accumulator(from: seed, mayConsume: take(operands[first]))
    for place in first + 1..<last {
      let operand = operands[place]
      reduceCount += 1
      if recordsReduces { append(event: .reduce, node, key) }
      reduceDepth += 1
      defer { reduceDepth -= 1 }
      var isRead = false
      try client.reduce(key, into: value) {
        isRead = true
        return try self.value(of: operand, client)
      }
      if !isRead { unreadOperands.insert(place) }
    }
    return value
  }

  /// Moves the value out of a cell if no other cell or reader can use it.
  ///
  /// A cell has one consumer above it, and only readers can use it in addition. This keeps long
  /// chains linear: no level copies the values that the level below collected.
  private func take(_ cell: PreferenceCell.Index) -> Bool {
    if let recollection, recollection.keepsValues { return false }
    var cell = cell
    while true {
      if cells[cell].isRead { return false }
      switch cells[cell].kind {
      case .alias:
        if isReadLater(cells[cell].node, cells[cell].key) { return false }
        cell = cells[cell].below
      case .fold: return true
      case .transform:
        // A system preference doesn't use the value below, which must stay available for reports.
        return nodes[cells[cell].node].kind != .systemPreference
      case .absent, .write, .defaultValue, .awaitingReader, .hidden:
        return false
      }
    }
  }

  /// True if the node is a reader of the key that hasn't read it yet.
  private func isReadLater(_ node: PreferenceNode.Index, _ key: PreferenceKeyID) -> Bool {
    let reader = nodes[node]
    return reader.key == key && reader.kind.isReader
  }
}
