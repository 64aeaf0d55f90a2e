import ViewTreeNumbers

/// A cache of the results of all nodes in one flat array, linked per node, newest first.
///
/// Memory is bounded: when the table is full, it starts over. An entry names its owner, so that a
/// link into an overwritten part is recognized and ends the list.
struct AnswerMemo: BitwiseCopyable {
  struct Entry: BitwiseCopyable {
    var proposal: ProposedSize
    var size: Size
    var owner: NodeID
    var next: UInt32
  }

  /// The maximum number of entries: 8 million, 320 MB.
  static let limit = 8 << 20

  private var entries = FlatBuffer<Entry>(capacity: 64)

  /// The entry of a node for a proposal, or for any proposal that its traits don't distinguish.
  /// Adds the number of compared entries to `comparisons`.
  func answer(
    from head: UInt32, of node: NodeID, to proposal: ProposedSize, traits: LayoutTraits,
    comparisons: inout Int
  ) -> Size? {
    let anyWidth = traits.contains(.ignoresWidth)
    let anyHeight = traits.contains(.ignoresHeight)
    var link = head
    while Int(link) < entries.count {
      comparisons &+= 1
      let entry = entries.base + Int(link)
      guard entry.pointee.owner == node else { return nil }
      let kept = entry.pointee.proposal
      if (anyWidth || isSame(kept.openableWidth, proposal.openableWidth))
        && (anyHeight || isSame(kept.openableHeight, proposal.openableHeight))
      {
        return entry.pointee.size
      }
      link = entry.pointee.next
    }
    return nil
  }

  /// Adds a result to the front of a node's list. Returns the new head.
  mutating func insert(
    _ size: Size, to proposal: ProposedSize, of node: NodeID, before head: UInt32
  ) -> UInt32 {
    var next = head
    if entries.count >= Self.limit {
      entries.truncate(to: 0)
      next = .max
    }
    entries.append(Entry(proposal: proposal, size: size, owner: node, next: next))
    return UInt32(truncatingIfNeeded: entries.count - 1)
  }

  /// The number of results that are kept for a node.
  func count(from head: UInt32, of node: NodeID) -> Int {
    var found = 0
    var link = head
    while Int(link) < entries.count, entries[Int(link)].owner == node {
      found += 1
      link = entries[Int(link)].next
    }
    return found
  }

  func deallocate() { entries.deallocate() }
}
