import Testing
import ViewTreeLayout
import ViewTreeRandom

@testable import ViewTreePicture

/// Where the nodes of a tree stand.
@Suite("A tidy tree")
struct TidyTreeTests {
  private static let gap = 18.0

  private struct Tree {
    var parents: [Int] = [-1]
    var breadths: [Double] = []

    /// A tree of some shape: each node hangs below one of the last few, or below any.
    init(count: Int, _ random: inout SplitMix64) {
      let reach = random.number(in: 1...40)
      for node in 1..<max(count, 2) where node < count {
        let nearest = max(0, node - reach)
        parents.append(
          random.below(4) == 0 ? random.below(node) : random.number(in: nearest...node - 1))
      }
      breadths = parents.map { _ in Double(random.number(in: 4...300)) }
    }

    /// The levels, each from the first node to the last.
    var levels: [[Int]] {
      // Children in the order of their parents, level by level.
      var children = [[Int]](repeating: [], count: parents.count)
      for node in parents.indices.dropFirst() { children[parents[node]].append(node) }
      var levels = [[0]]
      while let last = levels.last, !last.isEmpty { levels.append(last.flatMap { children[$0] }) }
      return levels
    }

    /// The same tree with the children of each node in the other order, and where each node went.
    var mirrored: (tree: Tree, places: [Int]) {
      let order = levels.flatMap { $0.reversed() }
      var places = Array(repeating: 0, count: parents.count)
      for (place, node) in order.enumerated() { places[node] = place }
      var tree = self
      tree.parents = order.map { parents[$0] < 0 ? -1 : places[parents[$0]] }
      tree.breadths = order.map { breadths[$0] }
      return (tree, places)
    }

    var middles: [Double] {
      TidyTree.middles(parents: parents, breadths: breadths, gap: TidyTreeTests.gap)
    }
  }

  @Test("Nodes of a level never overlap", arguments: [1, 2, 3, 5, 8, 13, 50, 200, 1000, 5000])
  func overlaps(count: Int) {
    var random = SplitMix64(seed: UInt64(count))
    for _ in 0..<(count < 1000 ? Rounds.of(40) : Rounds.of(4, least: 1)) {
      let tree = Tree(count: count, &random)
      let middles = tree.middles
      let tooNear = tree.levels.flatMap { level in
        zip(level, level.dropFirst()).filter { left, right in
          let room = (tree.breadths[left] + tree.breadths[right]) / 2 + Self.gap
          return middles[right] - middles[left] < room - 1e-6
        }
      }
      #expect(tooNear.isEmpty)
    }
  }

  @Test("Parents stand in the middle above their first and their last child")
  func parents() {
    var random = SplitMix64(seed: 9)
    let tree = Tree(count: 3000, &random)
    let middles = tree.middles
    var first = [Int: Int]()
    var last = [Int: Int]()
    for node in tree.parents.indices.dropFirst() {
      first[tree.parents[node]] = first[tree.parents[node]] ?? node
      last[tree.parents[node]] = node
    }
    let aside = first.filter { parent, child in
      abs((middles[child] + middles[last[parent] ?? child]) / 2 - middles[parent]) > 1e-6
    }
    #expect(aside.isEmpty)
  }

  @Test("A mirrored tree has the mirrored drawing", arguments: [2, 7, 40, 300, 5000])
  func mirror(count: Int) {
    var random = SplitMix64(seed: UInt64(count) + 1)
    let tree = Tree(count: count, &random)
    let (mirrored, places) = tree.mirrored
    let (middles, other) = (tree.middles, mirrored.middles)
    #expect(middles.indices.allSatisfy { middles[$0] == -other[places[$0]] })
  }

  @Test("A chain of 20,000 nodes stands below its root")
  func chain() {
    let count = 20_000
    let middles = TidyTree.middles(
      parents: (0..<count).map { $0 - 1 }, breadths: Array(repeating: 10, count: count), gap: 18)
    #expect(middles.allSatisfy { $0 == 0 })
  }

  @Test("Three nodes of 10, 20 apart, stand at -30, 0 and 30")
  func inTheHead() {
    #expect(
      TidyTree.middles(parents: [-1, 0, 0, 0], breadths: [10, 10, 10, 10], gap: 20)
        == [0, -30, 0, 30])
  }

  @Test("A line goes from the edge of a box to the edge of its parent, wherever the root stands")
  func ways() {
    let sizes = [(40.0, 10.0), (20, 30), (50, 12), (8, 8)].map { Size(width: $0.0, height: $0.1) }
    func ends(_ side: TreePlacement.RootSide, of child: Int) -> [Point] {
      let placement = TreePlacement(
        parents: [-1, 0, 0, 1], sizes: sizes, rootSide: side, origin: Point(x: 0, y: 0))
      let parent = [-1, 0, 0, 1][child]
      let way = placement.way(from: child, to: parent)
      let (box, above) = (placement.boxes[child], placement.boxes[parent])
      let expected =
        switch side {
        case .top: [Point(x: box.midX, y: box.minY), Point(x: above.midX, y: above.maxY)]
        case .leading: [Point(x: box.minX, y: box.midY), Point(x: above.maxX, y: above.midY)]
        case .trailing: [Point(x: box.maxX, y: box.midY), Point(x: above.minX, y: above.midY)]
        }
      return [way.points[0], way.points[3]] == expected ? [] : [way.points[0], way.points[3]]
    }
    for side in [TreePlacement.RootSide.top, .leading, .trailing] {
      for child in 1...3 { #expect(ends(side, of: child).isEmpty) }
    }
  }

  @Test("Levels are as high as their highest box, on whatever side the root stands")
  func levels() {
    let sizes = [Size(width: 40, height: 10), Size(width: 20, height: 30)]
    func boxes(_ side: TreePlacement.RootSide) -> [Rect] {
      TreePlacement(
        parents: [-1, 0], sizes: sizes, rootSide: side, origin: Point(x: 5, y: 7)
      ).boxes
    }
    #expect(
      boxes(.top) == [
        Rect(x: 5, y: 7, width: 40, height: 10), Rect(x: 15, y: 75, width: 20, height: 30),
      ])
    #expect(
      boxes(.leading) == [
        Rect(x: 5, y: 17, width: 40, height: 10), Rect(x: 103, y: 7, width: 20, height: 30),
      ])
    #expect(
      boxes(.trailing) == [
        Rect(x: 83, y: 17, width: 40, height: 10), Rect(x: 5, y: 7, width: 20, height: 30),
      ])
  }
}
