import ViewTreeInspector

/// The modifiers of one key as a tree: each below the modifier that gets its value next.
struct KeyFlowTree {
  /// The modifiers in pre-order, as indices in `KeyGraph.Key.uses`. `nil` for the invisible root of
  /// several trees.
  private(set) var uses: [Int?] = []
  /// The parent of each, which comes before it, or -1 for the first.
  private(set) var parents: [Int] = []

  /// Puts some of the modifiers of a key into a tree.
  init(_ key: KeyGraph.Key, of chosen: [Int]) {
    var below: [Int: [Int]] = [:]
    var roots: [Int] = []
    for use in chosen {
      if let next = key.uses[use].next {
        below[next, default: []].append(use)
      } else {
        roots.append(use)
      }
    }
    var left: [(use: Int, parent: Int)] = []
    if roots.count > 1 {
      uses.append(nil)
      parents.append(-1)
    }
    for root in roots.reversed() { left.append((root, roots.count > 1 ? 0 : -1)) }
    while let (use, parent) = left.popLast() {
      let place = uses.count
      uses.append(use)
      parents.append(parent)
      for child in (below[use] ?? []).reversed() { left.append((child, place)) }
    }
  }
}
