import Testing
import ViewTreeLayout
import ViewTreeRandom

@Suite struct LayoutTreeTests {
  /// Stacks in turn, a flexible leaf under every one beside others of all sizes: no stack has a size
  /// of its own.
  private func flexible(_ depth: Int, _ axis: Axis = .vertical, number: Int = 1) -> TestView {
    if depth == 0 {
      return hstack(2, .center, [color, rigid(Double(number * 37 % 101), Double(number % 19))])
    }
    let halves = [
      flexible(depth - 1, axis.other, number: number * 2),
      flexible(depth - 1, axis.other, number: number * 2 + 1),
    ]
    return axis == .vertical ? vstack(4, .center, halves) : hstack(4, .center, halves)
  }

  /// Nothing, everything and a share on each axis; docs/project/performance.md names the number.
  @Test(
    "A view in nested flexible stacks is asked few different questions, however deep they nest",
    arguments: [4, 8, Rounds.of(11, least: 9), Rounds.of(13, least: 10)], [390.0, 1_000_000])
  func questionsAreBounded(depth: Int, width: Double) {
    let layout = TestLayout(flexible(depth), window: width, width * 2)
    let tree = layout.tree
    let most = (0..<tree.count).map { tree.distinctProposals(of: NodeID(rawValue: UInt32($0))) }
    #expect((most.max() ?? 0) <= 9)
    #expect(tree.statistics.sizeQuestions < tree.count * 40)
  }

  @Test("Rigid subtrees are sized once")
  func rigidOnce() {
    func nest(_ depth: Int) -> TestView {
      depth == 0 ? rigid(5, 5) : vstack(1, .center, [nest(depth - 1), nest(depth - 1)])
    }
    let layout = TestLayout(nest(8), window: 100, 100)
    #expect(layout.tree.statistics.sizeQuestions == layout.tree.count)
  }

  @Test("What a stack that is not shown found out is no place of its children")
  func arrangedIsNotPlaced() throws {
    let wide = hstack(10, .top, [rigid(80, 20), rigid(40, 20).named("cut")])
    let view = TestView(
      ViewThatFitsLayout(),
      [wide, hstack(10, .top, [rigid(30, 20), rigid(40, 20).named("shown")])])
    let layout = TestLayout(view, window: 100, 20)
    let cut = try #require(layout.names["cut"])
    #expect(layout.tree.origin(of: cut) == .zero)
    #expect(layout.tree.transformToWindow(of: cut) == .identity)
    #expect(layout.frame("shown") == [50, 0, 40, 20])
  }

  @Test("Alignment by baselines through many levels stays cheap")
  func deepBaselines() {
    func nest(_ depth: Int) -> TestView {
      depth == 0
        ? TextLayoutTests.cells("ab")
        : hstack(0, .firstTextBaseline, [nest(depth - 1), color])
    }
    let layout = TestLayout(nest(60), window: 400, 100)
    #expect(layout.tree.statistics.sizeQuestions < 40_000)
  }

  @Test("Guides pass through many aligned frames without being asked twice a level")
  func deepGuides() {
    var calls = 0
    var view = box(10, 10).guide(.leading) { _ in
      calls += 1
      return 2
    }
    for level in 1...60 { view = view.frame(10 + Double(level), nil, .leading) }
    let layout = TestLayout(
      vstack(0, .leading, [view, box(10, 10).named("b")]), window: 100, 100)
    // A frame that lines up on the guide has it at its own leading edge; the stack is 70 wide.
    #expect(layout.frame("b").first == 15)
    #expect(calls < 200)
  }

  @Test("Answers for one display are forgotten on another")
  func otherDisplay() {
    let layout = TestLayout()
    TextLayoutTests.text("A").add(layout, nil)
    let root = NodeID(rawValue: 0)
    #expect(layout.tree.fittingSize(of: root, scale: 1).height == 21)
    #expect(layout.tree.fittingSize(of: root, scale: 2).height == 20.5)
  }

  @Test("A secondary added after the layout is placed on the primary and moves nothing")
  func lateSecondary() {
    let layout = TestLayout(
      vstack(
        0, .center,
        [
          TestView(
            SecondaryLayout(alignment: .topTrailing, isBackground: false),
            [box(40, 20).named("primary")]
          ).named("host"), box(60, 20).named("below"),
        ]), window: 100, 40)
    let before = layout.frame("below")
    guard let host = layout.names["host"] else { return }
    let late = layout.tree.add(FixedSizeLeaf(Size(width: 10, height: 10)), to: host)
    #expect(!layout.tree.isPlaced(late))
    layout.tree.placeSecondary(of: host)
    #expect(layout.tree.frame(of: late) == Rect(x: 60, y: 0, width: 10, height: 10))
    #expect(layout.frame("below") == before)
  }

  @Test("The content of a GeometryReader is made when its frame is known")
  func geometryReader() {
    let layout = TestLayout()
    var seen = Rect.zero
    let token = layout.addContent { layout, node in
      seen = layout.tree.frame(of: node)
      layout.names["half"] = layout.tree.add(
        FixedFrameLayout(width: seen.width / 2, height: nil), to: node)
      layout.names["leaf"] = layout.tree.add(FillLeaf(), to: layout.names["half"])
    }
    vstack(0, .center, [box(nil, 20), TestView(GeometryReaderLayout(token: token))])
      .add(layout, nil)
    layout.tree.layOutRoot(
      NodeID(rawValue: 0), in: WindowGeometry(size: Size(width: 100, height: 60)))
    #expect(seen == Rect(x: 0, y: 20, width: 100, height: 40))
    #expect(layout.frame("leaf") == [0, 20, 50, 40])
  }

  @Test("Several views in a GeometryReader lie on each other, top leading")
  func readerContents() {
    let reader = TestView(
      GeometryReaderLayout(token: nil), [box(20, 20).named("a"), box(30, 10).named("b")])
    let layout = TestLayout(reader, window: 100, 60)
    #expect(layout.frame("a") == [0, 0, 20, 20])
    #expect(layout.frame("b") == [0, 0, 30, 10])
    #expect(TestLayout(reader.fixedSize(), window: 100, 60).size == Size(width: 10, height: 10))
  }

  @Test("A named space is the nearest one around; an unknown name is the window")
  func namedSpaces() {
    let layout = TestLayout(
      color.named("c").padding(5).modified(CoordinateSpaceLayout(token: 1)).padding(10)
        .modified(CoordinateSpaceLayout(token: 1)).modified(CoordinateSpaceLayout(token: 2))
        .padding(20), window: 100, 100)
    guard let node = layout.names["c"] else { return }
    func origin(in token: UInt32) -> Point {
      layout.tree.transform(from: node, toNamed: token).apply(to: .zero)
    }
    #expect(origin(in: 1) == Point(x: 5, y: 5))
    #expect(origin(in: 2) == Point(x: 15, y: 15))
    #expect(origin(in: 9) == Point(x: 35, y: 35))
  }

  @Test("Effects change the frame in the window, not the layout")
  func effects() {
    let turned = TestLayout(
      box(100, 100).named("c").modified(RotationEffectLayout(degrees: 45)).named("node"),
      window: 200, 200)
    #expect(turned.frame("c") == [29.289, 29.289, 141.421, 141.421])
    #expect(turned.frame("node") == [50, 50, 100, 100])
    let scaled = TestLayout(
      hstack(
        0, .center,
        [
          box(100, 100).named("c").padding(10).modified(ScaleEffectLayout(x: 2, y: 2)),
          box(80, 80).named("next"),
        ]), window: 200, 200)
    #expect(scaled.frame("c") == [-40, 0, 200, 200])
    #expect(scaled.frame("next") == [120, 60, 80, 80])
  }

  @Test("Coordinates convert through nested effects and back")
  func conversions() {
    let layout = TestLayout(
      box(10, 20).named("c").modified(RotationEffectLayout(degrees: 90, anchor: .topLeading))
        .offset(30, 5).modified(ScaleEffectLayout(x: 2, y: 2, anchor: .topLeading)),
      proposing: nil, nil)
    guard let node = layout.names["c"] else { return }
    let transform = layout.tree.transformToWindow(of: node)
    #expect(transform.apply(to: Point(x: 1, y: 2)) == Point(x: 56, y: 12))
    #expect(transform.inverse?.apply(to: Point(x: 56, y: 12)) == Point(x: 1, y: 2))
  }

  @Test("The root is centred in the safe area, and a style grows out of it")
  func safeArea() {
    let layout = TestLayout(
      rigid(239 / 3, 61 / 3).named("text").padding(20).background(
        .center, color.named("style").modified(IgnoresSafeAreaLayout())
      ).named("root"), window: 120, 60, insets: EdgeInsets(top: 39), scale: 3)
    #expect(layout.drawn("text") == [20.3333, 39.3333, 79.6667, 20.3333])
    #expect(layout.drawn("style") == [0, 0, 120, 79.6667])
    #expect(layout.frame("root")[0] == 0.167)
  }

  @Test("Ten points of padding keep a view out of the safe area")
  func paddedSafeArea() {
    let layout = TestLayout(
      color.named("c").modified(IgnoresSafeAreaLayout()).padding(10), window: 100, 100,
      insets: EdgeInsets(top: 20))
    #expect(layout.frame("c") == [10, 30, 80, 60])
  }

  @Test("A node keeps the proposal it was placed with, rigid ones too")
  func proposals() {
    let layout = TestLayout(
      hstack(0, .center, [rigid(10, 10).named("r"), color.named("c")]), window: 100, 40)
    guard let rigid = layout.names["r"], let color = layout.names["c"] else { return }
    #expect(layout.tree.proposal(of: rigid) == ProposedSize(width: 50, height: 40))
    #expect(layout.tree.proposal(of: color) == ProposedSize(width: 90, height: 40))
  }

  @Test("Numbers of other trees are answered with nothing")
  func foreignNumbers() {
    let tree = LayoutTree()
    let nobody = NodeID(rawValue: 7)
    tree.layOutRoot(nobody, proposing: .zero)
    tree.placeSecondary(of: nobody)
    #expect(tree.frame(of: nobody) == .zero)
    #expect(tree.parent(of: nobody) == nil)
    #expect(tree.transformToWindow(of: nobody) == .identity)
  }

  @Test("Children that fill an endless proposal make an endless stack, not a broken one")
  func infinity() {
    let layout = TestLayout(
      hstack(0, .center, [color.named("a"), rigid(10, 10).named("b")]), proposing: .infinity,
      .infinity)
    #expect(layout.size == Size(width: .infinity, height: .infinity))
    #expect(layout.frame("b").allSatisfy { !$0.isNaN })
  }

  @Test("Invalid lengths of a fixed frame count as none", arguments: [Double.nan, .infinity])
  func invalidFrames(_ length: Double) {
    #expect(
      TestLayout(color.frame(length, 10), window: 50, 20).size == Size(width: 50, height: 10))
  }

  @Test("A fixed frame of less than nothing is 0 wide, and its child is aligned in that")
  func negativeFrame() {
    let layout = TestLayout(
      rigid(20, 10).named("child").frame(-5, 10).named("frame"), window: 100, 20)
    #expect(layout.frame("frame") == [50, 5, 0, 10])
    #expect(layout.frame("child") == [40, 5, 20, 10])
  }
}
