/// A tree with no more nodes than a picture can show. Only the first and the last of similar
/// siblings stay, and deep subtrees are merged into the node above them.
struct TreeFolding {
  /// A node of the drawn tree.
  struct Node {
    /// The node of the whole tree, or `nil` for a node that represents several.
    var original: Int?
    /// Its parent in the drawn tree, which comes before it, or -1 for the root.
    var parent: Int
    /// The nodes of the whole tree that aren't drawn: those below it, or those that it represents.
    var hidden: Range<Int>
    /// The number of siblings that it represents.
    var siblingCount = 0
  }

  /// The drawn nodes: parents before their children, siblings in their order.
  private(set) var nodes: [Node] = []
  /// The number of nodes of the whole tree that aren't drawn.
  private(set) var hiddenCount = 0

  /// Siblings in a row, from this many on, are collapsed if they look the same.
  private static let shortestRow = 4

  private let kinds: [UInt64]
  private let children: [[Int]]
  /// The end of each node's subtree.
  private let ends: [Int]
  private let foldsRows: Bool

  /// Folds a tree whose nodes are in pre-order.
  ///
  /// - Parameters:
  ///   - parents: the parent of each node. The value for the root, the first node, is ignored.
  ///   - kinds: the kind of each node. Nodes of the same kind look the same.
  ///   - limit: the maximum number of drawn nodes, at least 1.
  init(parents: [Int], kinds: [UInt64], limit: Int) {
    var children = [[Int]](repeating: [], count: parents.count)
    var ends = parents.indices.map { $0 + 1 }
    var trees = kinds
    for node in parents.indices.dropFirst().reversed() {
      let parent = parents[node]
      ends[parent] = max(ends[parent], ends[node])
      // The hash of a subtree combines the kinds of its nodes in order.
      trees[parent] = (trees[parent] &* 0x9E37_79B9_7F4A_7C15) ^ (trees[node] &+ 0x1F35_7AEA)
      children[parent].append(node)
    }
    self.kinds = trees
    self.children = children.map { $0.reversed() }
    self.ends = ends
    foldsRows = parents.count > limit
    if !parents.isEmpty { fold(limit: max(limit, 1)) }
  }

  private mutating func fold(limit: Int) {
    nodes = [Node(original: 0, parent: -1, hidden: 0..<0)]
    var next = 0
    while next < nodes.count {
      if let original = nodes[next].original { open(original, at: next, limit: limit) }
      next += 1
    }
    hiddenCount = nodes.reduce(0) { $0 + $1.hidden.count }
  }

  /// Adds the children of a node, up to the limit.
  private mutating func open(_ original: Int, at place: Int, limit: Int) {
    var added = row(children[original], below: place)
    guard !added.isEmpty else { return }
    let room = limit - nodes.count
    if added.count > room {
      guard room > 1 else {
        nodes[place].hidden = original + 1..<ends[original]
        return
      }
      let left = added[(room - 1)...]
      added.removeSubrange((room - 1)...)
      added.append(
        Node(
          original: nil, parent: place, hidden: start(of: left.first)..<ends[original],
          siblingCount: left.reduce(0) { $0 + max($1.siblingCount, 1) }))
    }
    nodes += added
  }

  private func start(of node: Node?) -> Int {
    node.map { $0.original ?? $0.hidden.lowerBound } ?? 0
  }

  /// Siblings, in which the middle of a row of similar nodes is a single node.
  private func row(_ siblings: [Int], below parent: Int) -> [Node] {
    var result: [Node] = []
    var first = 0
    while first < siblings.count {
      var end = first + 1
      while end < siblings.count, kinds[siblings[end]] == kinds[siblings[first]] { end += 1 }
      let isFolded = foldsRows && end - first >= Self.shortestRow
      for place in first..<end where !isFolded || place == first || place == end - 1 {
        if isFolded, place > first {
          result.append(
            Node(
              original: nil, parent: parent, hidden: siblings[first + 1]..<siblings[place],
              siblingCount: end - first - 2))
        }
        result.append(Node(original: siblings[place], parent: parent, hidden: 0..<0))
      }
      first = end
    }
    return result
  }
}
