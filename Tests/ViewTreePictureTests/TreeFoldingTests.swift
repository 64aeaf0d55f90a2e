import Testing

@testable import ViewTreePicture

/// Trees that are too large to be drawn whole.
@Suite("Folding of trees")
struct TreeFoldingTests {
  /// What is drawn: the nodes as numbers, several as `first..<end`.
  private func drawn(_ parents: [Int], _ kinds: [UInt64], limit: Int) -> [String] {
    TreeFolding(parents: parents, kinds: kinds, limit: limit).nodes.map { node in
      let hidden =
        node.hidden.isEmpty ? "" : " \(node.hidden.lowerBound)..<\(node.hidden.upperBound)"
      return (node.original.map { "\($0)" } ?? "more \(node.siblingCount)") + hidden
    }
  }

  @Test("A tree that fits is drawn whole, however alike its nodes are")
  func whole() {
    #expect(drawn([-1, 0, 0, 0, 0], [1, 2, 2, 2, 2], limit: 5) == ["0", "1", "2", "3", "4"])
  }

  @Test("Of alike siblings the first and the last stay")
  func siblings() {
    let parents = [-1] + Array(repeating: 0, count: 9)
    #expect(
      drawn(parents, [1] + Array(repeating: 2, count: 9), limit: 5)
        == ["0", "1", "more 7 2..<9", "9"])
  }

  @Test("Siblings with different trees below them are not alike")
  func different() {
    // Five siblings of one kind, the third with a child, for which there is no room.
    #expect(
      drawn([-1, 0, 0, 0, 3, 0, 0], [1, 2, 2, 2, 9, 2, 2], limit: 6)
        == ["0", "1", "2", "3 4..<5", "5", "6"])
  }

  @Test("Deep subtrees fold into the last node that has room")
  func deep() {
    #expect(drawn([-1, 0, 1, 2, 3], [1, 2, 3, 4, 5], limit: 3) == ["0", "1", "2 3..<5"])
  }

  @Test("Siblings that are not alike and too many fold behind the last that fit")
  func wide() {
    #expect(
      drawn([-1, 0, 0, 0, 0, 0], [0, 1, 2, 3, 4, 5], limit: 4)
        == ["0", "1", "2", "more 3 3..<6"])
  }

  @Test("No limit is exceeded, and every node is drawn or counted", arguments: [1, 2, 3, 10, 100])
  func counts(limit: Int) {
    let count = 3000
    // A tree of two children a node, in pre-order.
    var parents = [-1]
    var open = [0]
    while parents.count < count {
      let parent = parents.count % 3 == 0 ? open.removeLast() : open[open.count - 1]
      if open.isEmpty { open.append(0) }
      open.append(parents.count)
      parents.append(parent)
    }
    let order = preOrder(parents)
    let folding = TreeFolding(
      parents: order, kinds: order.indices.map { UInt64($0 % 7) }, limit: limit)
    #expect(folding.nodes.count <= limit)
    let originals = folding.nodes.count { $0.original != nil }
    #expect(originals + folding.hiddenCount == count)
  }

  /// The parents of the same tree in pre-order.
  private func preOrder(_ parents: [Int]) -> [Int] {
    var children = [[Int]](repeating: [], count: parents.count)
    for node in parents.indices.dropFirst() { children[parents[node]].append(node) }
    var result: [Int] = []
    var stack = [(node: 0, parent: -1)]
    while let (node, parent) = stack.popLast() {
      let place = result.count
      result.append(parent)
      for child in children[node].reversed() { stack.append((child, place)) }
    }
    return result
  }
}
