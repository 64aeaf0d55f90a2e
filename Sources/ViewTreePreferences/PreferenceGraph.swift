import ViewTreeNumbers

/// The preferences of one evaluation: writers, transformers, folds, and readers, and the values
/// pulled so far.
///
/// The graph is built with the views (`PreferenceGraph+Building.swift`) and pulled afterwards
/// (`PreferenceGraph+Pulling.swift`). Rules: docs/explanation/preferences.md.
public final class PreferenceGraph {
  // Pulling accesses these several times per writer, so they have no exclusivity checks.

  /// All nodes. Operands come before the node that folds them.
  @exclusivity(unchecked) public internal(set) var nodes: [PreferenceNode] = []
  /// The closures that ran so far, in the order in which they began.
  @exclusivity(unchecked) public internal(set) var events: [PreferenceEvent] = []
  /// The writers and transformers whose values were pulled, in that order. A transformer is listed
  /// when it ends.
  @exclusivity(unchecked) public internal(set) var written: [PreferenceNode.Index] = []
  /// The number of `reduce` calls so far.
  @exclusivity(unchecked) public internal(set) var reduceCount = 0
  /// The number of `reduce` calls in progress.
  @exclusivity(unchecked) public internal(set) var reduceDepth: UInt32 = 0

  /// The keys that may have a slot at or below each node. They are stored separately from the
  /// nodes, because traversals skip whole subtrees by them.
  @exclusivity(unchecked) var keys: [PreferenceKeySet] = []
  /// Indices of containers with many operands and many requested keys.
  @exclusivity(unchecked) var wideContainers: [PreferenceNode.Index: OperandsByKey] = [:]
  @exclusivity(unchecked) var children: [PreferenceNode.Index] = []
  @exclusivity(unchecked) var cells: [PreferenceCell] = []
  /// The maximum number of cells. The client defines the error for more.
  @exclusivity(unchecked) public var cellLimit = Int.max
  /// The number of cells: one for each key that is requested at a node.
  public var cellCount: Int { cells.count }
  /// The cells of nodes with many cells, except for the last few of each, which are in its list.
  @exclusivity(unchecked) var otherCells: [OtherCell: PreferenceCell.Index] = [:]
  /// The number of cells of a node that are searched linearly.
  static let listedCells = 8
  @exclusivity(unchecked) var operands: [PreferenceCell.Index] = []
  /// The cells of operands of unfinished merges, the innermost last.
  @exclusivity(unchecked) var resolved: [PreferenceCell.Index] = []

  /// The nodes built so far that no node folds yet.
  @exclusivity(unchecked) var pending: [PreferenceNode.Index] = []
  /// The request for each key at the position of the next node.
  @exclusivity(unchecked) var requests: [PreferenceNode.Request]

  /// The nodes with a `zIndex` other than 0. Most trees have none.
  @exclusivity(unchecked) var zIndices: [PreferenceNode.Index: Double] = [:]

  /// The operands that a `reduce` didn't read, as indices in `operands`.
  @exclusivity(unchecked) var unreadOperands: Set<Int> = []

  /// A cache of the reason why no closure ran, by cell. Empty until the first query.
  @exclusivity(unchecked) var skipReasons: [PreferenceSkip.Reason?] = []

  /// All readers, in the order in which their nodes were made.
  @exclusivity(unchecked) var readers: [PreferenceNode.Index] = []
  /// Per key, the `onPreferenceChange`s that read it, in that order.
  @exclusivity(unchecked) var changeReaders: [[PreferenceNode.Index]]
  /// True if that order is view-tree order: no node was built later or inserted before others.
  @exclusivity(unchecked) var isInViewTreeOrder = true

  /// All alternatives and rows. For those before the count below, it's known if they are shown.
  @exclusivity(unchecked) var alternatives: [PreferenceNode.Index] = []
  @exclusivity(unchecked) var settledAlternatives = 0

  /// The lookup key of a cell.
  struct OtherCell: Hashable {
    let node: PreferenceNode.Index
    let key: PreferenceKeyID
  }

  let recordsReduces: Bool
  /// The memory of the previous evaluation, or `nil` if this is the only evaluation.
  @exclusivity(unchecked) var recollection: PreferenceCache?

  /// Creates an empty graph for a number of keys.
  ///
  /// With `recordsReduces`, each call of `reduce` is recorded as an event. The calls are always
  /// counted.
  public init(keyCount: Int, recordsReduces: Bool) {
    requests = Array(repeating: .unread, count: keyCount)
    changeReaders = Array(repeating: [], count: keyCount)
    self.recordsReduces = recordsReduces
  }

  /// Reserves memory for this many nodes.
  public func reserve(nodeCount: Int) {
    nodes.reserveCapacity(nodeCount)
    keys.reserveCapacity(nodeCount)
    children.reserveCapacity(nodeCount)
  }

  /// Uses the memory of the previous evaluation, and keeps all values for the next evaluation.
  ///
  /// With `isStrict`, all previously read values are compared before a fold runs
  /// (docs/explanation/updates.md, Strict order). `client` must outlive the graph.
  public func recall(
    _ memory: PreferenceMemory, isStrict: Bool, for client: any PreferenceClient
  ) {
    recollection = PreferenceCache(memory, isStrict: isStrict, client: client)
  }

  /// True if values are kept, so that a later evaluation can use them.
  public var keepsValues: Bool { recollection?.keepsValues ?? false }

  /// Turns off the cache, because values are too large to be kept.
  public func stopKeepingValues() { recollection?.keepsValues = false }

  /// The operands of a node, in the order in which they are folded.
  func operandNodes(of node: PreferenceNode.Index) -> ArraySlice<PreferenceNode.Index> {
    let first = Int(nodes[node].firstChild)
    return children[first..<first + Int(nodes[node].childCount)]
  }

  func append(
    event kind: PreferenceEvent.Kind, _ node: PreferenceNode.Index, _ key: PreferenceKeyID
  ) {
    events.append(PreferenceEvent(kind: kind, node: node, key: key, depth: reduceDepth))
  }

  // Accessors for frequent use in other modules, where the lists themselves would have exclusivity
  // checks.

  /// A node, which must be there.
  @inline(never)
  public func node(_ index: PreferenceNode.Index) -> PreferenceNode { nodes[index] }

  /// The number of events so far.
  public var eventCount: Int {
    @inline(never) get { events.count }
  }

  /// Records that a reader's closure ran.
  public func recordReader(_ node: PreferenceNode.Index) {
    append(event: .reader, node, nodes[node].key)
  }
}
