import ViewTreeNumbers

/// A cache of explicit guides. Without it, nested nodes that align on a guide and pass it on would
/// double the number of queries per level.
struct GuideMemo: BitwiseCopyable {
  private struct Entry: BitwiseCopyable {
    var proposal: ProposedSize
    /// The value. NaN if there is none.
    var value: Double
    var next: UInt32
    var key: AlignmentKey
  }

  /// The maximum number of entries: a million, 40 MB.
  static let limit = 1 << 20

  private var heads = FlatBuffer<UInt32>(capacity: 1)
  private var entries = FlatBuffer<Entry>(capacity: 1)

  /// The cached value (NaN for none), or nil if it isn't cached. Adds the number of entries
  /// compared to `comparisons`.
  func value(
    of key: AlignmentKey, node: NodeID, proposal: ProposedSize, comparisons: inout Int
  ) -> Double? {
    guard node.index < heads.count else { return nil }
    var link = heads[node.index]
    while link != .max {
      comparisons &+= 1
      let entry = entries[Int(link)]
      if entry.key == key, entry.proposal == proposal { return entry.value }
      link = entry.next
    }
    return nil
  }

  mutating func insert(
    _ value: Double, of key: AlignmentKey, node: NodeID, proposal: ProposedSize
  ) {
    if entries.count >= Self.limit { removeAll() }
    while heads.count <= node.index { heads.append(.max) }
    entries.append(Entry(proposal: proposal, value: value, next: heads[node.index], key: key))
    heads[node.index] = UInt32(truncatingIfNeeded: entries.count - 1)
  }

  mutating func removeAll() {
    entries.truncate(to: 0)
    heads.truncate(to: 0)
  }

  func deallocate() {
    heads.deallocate()
    entries.deallocate()
  }
}
