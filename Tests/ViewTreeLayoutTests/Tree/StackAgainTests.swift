import Testing
import ViewTreeLayout

@Suite("Stacks of many children that are laid out again")
struct StackAgainTests {
  /// A stack in a scroll view whose children have sizes; every fifth is a stack of its own.
  private struct Sample {
    let tree = LayoutTree()
    let root: NodeID
    private(set) var leaves: [NodeID] = []

    init<Stack: LayoutAlgorithm>(_ stack: Stack, axis: Axis, _ sizes: [Size]) {
      tree.remembersStacks = true
      root = tree.add(
        ScrollViewLayout(axes: axis == .vertical ? .vertical : .horizontal), to: nil)
      let stack = tree.add(stack, to: root)
      for (place, size) in sizes.enumerated() {
        let parent =
          place % 5 == 0 ? tree.add(StackLayout.horizontal(spacing: 1), to: stack) : stack
        leaves.append(tree.add(BoxLeaf(ideal: size, minimum: size), to: parent))
        if place % 5 == 0 { tree.add(SpacerLayout(), to: parent) }
      }
    }

    func layOut() { tree.layOutRoot(root, proposing: ProposedSize(width: 200, height: 200)) }

    var frames: [Rect] {
      (0..<UInt32(tree.count)).map { tree.frame(of: NodeID(rawValue: $0)) }
    }

    /// Gives one leaf another size and lays out again; returns how many nodes were placed.
    func change(_ place: Int, to size: Size) -> Int {
      let node = Int(leaves[place].rawValue)
      let remade = tree.remake(node..<node + 1) { parent in
        tree.add(BoxLeaf(ideal: size, minimum: size), to: parent)
      }
      guard case .changed = remade else { return 0 }
      tree.forgetAnswers(of: [node])
      return tree.again { layOut() }.count
    }
  }

  /// Sizes that do not add up to the same in another order.
  private static let sizes = (0..<60).map { place in
    Size(width: 3 + Double(place % 7) / 3, height: 5 + 1 / Double(place + 1))
  }

  private func expectSame<Stack: LayoutAlgorithm>(_ stack: Stack, _ axis: Axis) {
    var sizes = Self.sizes
    let kept = Sample(stack, axis: axis, sizes)
    kept.layOut()
    for (place, size) in [
      (17, Size(width: 50, height: 31)), (0, .zero), (59, Size(width: 1, height: 7)),
      (20, Size(width: 9.1, height: 5)),
    ] {
      sizes[place] = size
      #expect(kept.change(place, to: size) > 0)
      let fresh = Sample(stack, axis: axis, sizes)
      fresh.layOut()
      #expect(kept.frames == fresh.frames)
    }
  }

  @Test("All stand where they stand in a tree that is laid out from the start")
  func sameFrames() {
    expectSame(StackLayout.vertical(), .vertical)
    expectSame(StackLayout.vertical(alignment: .trailing, spacing: 0.1), .vertical)
    expectSame(StackLayout.horizontal(alignment: .bottom), .horizontal)
    expectSame(LazyStackLayout.vertical(), .vertical)
    expectSame(LazyStackLayout.horizontal(alignment: .top, spacing: 3), .horizontal)
  }

  @Test("Only the child that changed is asked, and only those are placed that move")
  func cost() {
    for stack in [StackLayout.vertical(spacing: 2), StackLayout.vertical()] {
      let kept = Sample(stack, axis: .vertical, Self.sizes)
      kept.layOut()
      let before = kept.tree.statistics.sizeQuestions
      // As high as before: the scroll view, the stack and the child are placed.
      let placed = kept.change(31, to: Size(width: 6, height: Self.sizes[31].height))
      #expect(placed == 3)
      #expect(kept.tree.statistics.sizeQuestions - before <= 6)
    }
  }
}
