/// Places the nodes of a tree next to each other, level by level: no two overlap, a parent is
/// centered above its children, and a tree is as narrow as that allows.
///
/// After Reingold and Tilford, with widths of nodes and threads along the contours, so that it
/// takes linear time. It runs from both sides and uses the mean: a mirrored tree has the mirrored
/// drawing.
enum TidyTree {
  /// The middles of all nodes along the level. The middle of the root is 0.
  ///
  /// - Parameters:
  ///   - parents: the parent of each node, which comes before the node. The value for the root, the
  ///     first node, is ignored. Siblings are in order.
  ///   - breadths: the space that each node takes along the level.
  ///   - gap: the minimum distance of nodes on a level.
  static func middles(parents: [Int], breadths: [Double], gap: Double) -> [Double] {
    let fromFirst = TidyTreePacking(parents, breadths, gap, isMirrored: false).middles()
    let fromLast = TidyTreePacking(parents, breadths, gap, isMirrored: true).middles()
    return zip(fromFirst, fromLast).map { ($0 - $1) / 2 }
  }
}

/// One packing of a tree: each subtree as close to the previous subtrees as it fits.
private struct TidyTreePacking {
  /// The next node along a contour, one level deeper, and how far from this one it is.
  private struct Thread {
    var next = -1
    var distance = 0.0
  }

  /// The deepest node of a contour, and how far from the root of its subtree it is.
  private struct Bottom {
    var node: Int
    var distance = 0.0
  }

  private let parents: [Int]
  private let breadths: [Double]
  private let gap: Double
  /// The first child of each node, and the next sibling of each child, or -1 if there is none.
  private var firstChildren: [Int]
  private var nextSiblings: [Int]
  /// The horizontal offset of each node from its parent.
  private var shifts: [Double]
  /// The contours of subtrees: on the side of the first child, and of the last.
  private var near: [Thread]
  private var far: [Thread]
  private var nearBottoms: [Bottom]
  private var farBottoms: [Bottom]

  init(_ parents: [Int], _ breadths: [Double], _ gap: Double, isMirrored: Bool) {
    let count = parents.count
    self.parents = parents
    self.breadths = breadths
    self.gap = gap
    firstChildren = Array(repeating: -1, count: count)
    nextSiblings = Array(repeating: -1, count: count)
    shifts = Array(repeating: 0, count: count)
    near = Array(repeating: Thread(), count: count)
    far = near
    nearBottoms = (0..<count).map { Bottom(node: $0) }
    farBottoms = nearBottoms
    let children = stride(from: 1, to: count, by: 1)
    // Each node is inserted at the front of its list, so the last node comes first.
    for node in isMirrored ? Array(children) : children.reversed() {
      nextSiblings[node] = firstChildren[parents[node]]
      firstChildren[parents[node]] = node
    }
  }

  consuming func middles() -> [Double] {
    for node in parents.indices.reversed() { placeChildren(of: node) }
    var middles = Array(repeating: 0.0, count: parents.count)
    for node in parents.indices.dropFirst() {
      middles[node] = middles[parents[node]] + shifts[node]
    }
    return middles
  }

  private mutating func placeChildren(of parent: Int) {
    let first = firstChildren[parent]
    guard first >= 0 else { return }
    // Positions along the level are relative to the middle of the first child.
    var nearBottom = nearBottoms[first]
    var farBottom = farBottoms[first]
    var last = first
    while nextSiblings[last] >= 0 {
      let child = nextSiblings[last]
      place(child, beside: last, &nearBottom, &farBottom)
      last = child
    }
    let middle = shifts[last] / 2
    var child = first
    while child >= 0 {
      shifts[child] -= middle
      child = nextSiblings[child]
    }
    near[parent] = Thread(next: first, distance: shifts[first])
    far[parent] = Thread(next: last, distance: shifts[last])
    nearBottom.distance -= middle
    farBottom.distance -= middle
    (nearBottoms[parent], farBottoms[parent]) = (nearBottom, farBottom)
  }

  /// Places a subtree next to the previous subtrees, and joins their contours.
  private mutating func place(
    _ child: Int, beside last: Int, _ nearBottom: inout Bottom, _ farBottom: inout Bottom
  ) {
    var (left, right) = (last, child)
    var (leftPlace, rightPlace) = (shifts[last], 0.0)
    var shift = -Double.infinity
    while left >= 0, right >= 0 {
      let room = (breadths[left] + breadths[right]) / 2 + gap
      shift = max(shift, leftPlace + room - rightPlace)
      leftPlace += far[left].distance
      left = far[left].next
      rightPlace += near[right].distance
      right = near[right].next
    }
    shifts[child] = shift
    let (childNear, childFar) = (nearBottoms[child], farBottoms[child])
    if right >= 0 {
      near[nearBottom.node] = Thread(
        next: right, distance: shift + rightPlace - nearBottom.distance)
      nearBottom = Bottom(node: childNear.node, distance: shift + childNear.distance)
    }
    if left >= 0 {
      far[childFar.node] = Thread(
        next: left, distance: leftPlace - shift - childFar.distance)
    } else {
      farBottom = Bottom(node: childFar.node, distance: shift + childFar.distance)
    }
  }
}
