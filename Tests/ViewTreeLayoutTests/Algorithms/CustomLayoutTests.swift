import Testing
import ViewTreeLayout

/// Containers that a client lays out.
struct CustomLayoutTests {
  /// A client that notes what it is asked.
  private final class Client: LayoutClient {
    let tree = LayoutTree()
    var sizes: [ProposedSize] = []
    var placed = 0
    var answer = Size(width: 30, height: 20)
    var place: ([LayoutSubview]) -> [SubviewPlacement?] = { _ in [] }

    init() { tree.client = self }

    func guide(_ token: UInt32, in dimensions: ViewDimensions, of node: NodeID) -> Double { 4 }
    func makeContent(of node: NodeID, token: UInt32, in tree: LayoutTree) {}

    func size(
      of node: NodeID, token: UInt32, proposing proposal: ProposedSize, subviews: [LayoutSubview]
    ) -> Size {
      sizes.append(proposal)
      return answer
    }

    func placements(
      of node: NodeID, token: UInt32, size: Size, proposing proposal: ProposedSize,
      subviews: [LayoutSubview]
    ) -> [SubviewPlacement?] {
      placed += 1
      return place(subviews)
    }
  }

  private func layOut(_ client: Client, in root: NodeID, _ width: Double = 100) {
    client.tree.layOutRoot(
      root, in: WindowGeometry(size: Size(width: width, height: 100)))
  }

  @Test("A client is asked once for each proposal, and once to place")
  func questions() {
    let client = Client()
    let stack = client.tree.add(StackLayout.horizontal(spacing: 0), to: nil)
    let custom = client.tree.add(CustomLayout(token: 0), to: stack)
    client.tree.add(FillLeaf(), to: custom)
    client.tree.add(FillLeaf(), to: stack)
    layOut(client, in: stack)
    // Least, greatest and its share, in whatever order: asked for again when the stack places.
    #expect(client.sizes.compactMap(\.width).sorted() == [0, 50, .infinity])
    #expect(client.placed == 1)
    #expect(client.tree.frame(of: custom) == Rect(x: 0, y: 40, width: 30, height: 20))
  }

  @Test("Children stand where the client puts them, or in the middle")
  func places() {
    let client = Client()
    let custom = client.tree.add(CustomLayout(token: 0), to: nil)
    let leaf = FixedSizeLeaf(Size(width: 10, height: 4))
    let children = (0..<3).map { _ in client.tree.add(leaf, to: custom) }
    client.place = { subviews in
      let size = subviews[0].size(proposing: .unspecified)
      return [
        SubviewPlacement(
          position: Point(x: size.width, y: 0), anchor: .topTrailing, proposal: .zero),
        SubviewPlacement(position: Point(x: .nan, y: 50), proposal: .zero), nil,
      ]
    }
    layOut(client, in: custom)
    #expect(
      children.map { client.tree.frame(of: $0).origin }
        == [Point(x: 35, y: 40), Point(x: 35, y: 90), Point(x: 45, y: 48)])
  }

  @Test(
    "A size that no view can have counts as 0",
    arguments: [(-1.0, 0.0), (.nan, 0), (-.infinity, 0), (.infinity, .infinity), (3, 3)])
  func illegalSizes(length: Double, expected: Double) {
    let client = Client()
    let custom = client.tree.add(CustomLayout(token: 0), to: nil)
    client.answer = Size(width: length, height: length)
    layOut(client, in: custom)
    #expect(client.tree.size(of: custom) == Size(width: expected, height: expected))
  }

  @Test("A custom guide is the mean of the children's values where they were put")
  func guides() {
    let client = Client()
    let line = VerticalAlignment.custom(0)
    let stack = client.tree.add(StackLayout.horizontal(alignment: line, spacing: 0), to: nil)
    let custom = client.tree.add(CustomLayout(token: 0), to: stack)
    for _ in 0..<2 {
      let guide = client.tree.add(AlignmentGuideLayout(line, token: 0), to: custom)
      client.tree.add(FixedSizeLeaf(Size(width: 10, height: 4)), to: guide)
    }
    let other = client.tree.add(FixedSizeLeaf(Size(width: 10, height: 10)), to: stack)
    client.place = { subviews in
      subviews.indices.map {
        SubviewPlacement(position: Point(x: 0, y: Double($0) * 12), proposal: .zero)
      }
    }
    layOut(client, in: stack)
    // Values 4 and 16: the other one's top, its default, is 10 below the container's.
    #expect(client.tree.origin(of: other).y - client.tree.origin(of: custom).y == 10)
  }

  @Test("A spacer in it is in no stack, and what it prefers around itself is the most of all")
  func spacing() {
    let client = Client()
    let stack = client.tree.add(StackLayout.vertical(), to: nil)
    let custom = client.tree.add(CustomLayout(token: 0), to: stack)
    client.tree.add(SpacerLayout(minLength: 3), to: custom)
    let below = client.tree.add(FixedSizeLeaf(Size(width: 10, height: 10)), to: stack)
    layOut(client, in: stack)
    // The spacer wants no distance anywhere; nobody else is in the container.
    #expect(client.tree.origin(of: below).y == 20)
  }
}
