import Testing
import ViewTreeLayout

/// Frames that follow from the rules, one rule at a time; small enough to check in the head.
@Suite struct DerivedCaseTests {
  /// A view, what it is proposed, and the frames that must come out.
  struct Case: CustomTestStringConvertible, @unchecked Sendable {
    var testDescription: String
    var view: TestView
    var window: (Double, Double)
    var frames: [String: [Double]]

    init(
      _ description: String, _ view: TestView, _ width: Double, _ height: Double,
      _ frames: [String: [Double]]
    ) {
      testDescription = description
      self.view = view
      window = (width, height)
      self.frames = frames
    }
  }

  static var stacks: [Case] {
    [
      Case(
        "a ZStack places its children with its own size",
        zstack(.center, [color.named("c"), rigid(60, 20)]).fixedSize().named("z"), 300, 300,
        ["z": [120, 140, 60, 20], "c": [120, 140, 60, 20]]),
      Case(
        "an open cross axis becomes the stack's own at placement",
        hstack(
          nil, .center,
          [box(30, 40).named("a"), divider(1).named("line"), box(30, 60).named("b")]
        ).fixedSize().named("s"), 300, 300,
        [
          "s": [111.5, 120, 77, 60], "a": [111.5, 130, 30, 40], "line": [149.5, 120, 1, 60],
          "b": [158.5, 120, 30, 60],
        ]),
      Case(
        "equal heights by fixedSize",
        vstack(
          0, .center,
          [
            hstack(0, .center, [box(30, 40), color.named("f"), box(30, 60)])
              .fixedSize(.vertical).named("row"), color.named("rest"),
          ]), 300, 300,
        ["row": [0, 0, 300, 60], "f": [30, 0, 240, 60], "rest": [0, 60, 300, 240]]),
      Case(
        "an empty stack keeps no gap on either side",
        vstack(nil, .center, [box(50, 50), hstack(nil, .center, []), box(50, 50)]).named("s"), 100,
        200, ["s": [25, 50, 50, 100]]),
      Case(
        "two boxes keep 8 points",
        vstack(nil, .center, [box(50, 50), box(50, 50)]).named("s"), 100, 208,
        ["s": [25, 50, 50, 108]]),
      Case(
        "a flexible sibling starves a Spacer",
        hstack(0, .center, [spacer().named("s"), color.named("c")]), 100, 10,
        ["s": [0, 5, 8, 0], "c": [8, 0, 92, 10]]),
      Case(
        "a frame gives a Spacer ordinary priority",
        hstack(0, .center, [spacer().frame(nil, 10).named("s"), color.named("c")]), 100, 10,
        ["s": [0, 0, 50, 10], "c": [50, 0, 50, 10]]),
      Case(
        "padding loses the priority inside",
        hstack(0, .center, [color.priority(1).padding(5).named("a"), color.named("b")]), 100, 20,
        ["a": [0, 0, 50, 20], "b": [50, 0, 50, 20]]),
      Case(
        "equally endless children: the larger minimum goes first",
        hstack(0, .center, [color.named("a"), color.frame(minWidth: 100).named("b")]), 150, 10,
        ["a": [0, 0, 50, 10], "b": [50, 0, 100, 10]]),
      Case(
        "a minimum above the share takes from the rest",
        hstack(
          0, .center,
          [color.frame(minWidth: 200).named("a"), color.named("b"), color.named("c")]), 300, 10,
        ["a": [0, 0, 200, 10], "b": [200, 0, 50, 10], "c": [250, 0, 50, 10]]),
      Case(
        "two minimums with no maximum",
        hstack(
          0, .center,
          [
            color.frame(minWidth: 10, maxWidth: .infinity).named("a"),
            color.frame(minWidth: 80, maxWidth: .infinity).named("b"),
          ]), 100, 10,
        ["a": [0, 0, 20, 10], "b": [20, 0, 80, 10]]),
      Case(
        "a lower priority gets what is left",
        hstack(0, .center, [color.priority(-1).named("a"), color.named("b")]), 100, 10,
        ["a": [0, 0, 0, 10], "b": [0, 0, 100, 10]]),
      Case(
        "a lower priority keeps its minimum",
        hstack(
          0, .center, [color.frame(minWidth: 30).priority(-1).named("a"), color.named("b")]), 100,
        10, ["a": [0, 0, 30, 10], "b": [30, 0, 70, 10]]),
      Case(
        "overflow is centred",
        hstack(0, .center, [box(50, 10), box(50, 10), box(50, 10)]).named("s"), 100, 10,
        ["s": [-25, 0, 150, 10]]),
      Case(
        "gaps wider than the stack leave nothing to share",
        hstack(60, .center, [color.named("a"), color.named("b"), color.named("c")]).named("s"), 100,
        10, ["s": [-10, 0, 120, 10], "b": [50, 0, 0, 10]]),
    ]
  }

  static var modifiers: [Case] {
    [
      Case(
        "a badge on a corner by two guides",
        box(100, 100).overlay(
          .topTrailing,
          box(20, 20).guide(.trailing) { $0.width / 2 }.guide(.top) { $0.height / 2 }
            .named("badge")), 100, 100, ["badge": [90, -10, 20, 20]]),
      Case(
        "a fixed frame overflows a minimum frame that overflows it",
        rigid(80, 20).named("c").frame(minWidth: 50).named("m").frame(20, nil).named("f"), 20, 20,
        ["f": [0, 0, 20, 20], "m": [-15, 0, 50, 20], "c": [-30, 0, 80, 20]]),
      Case(
        "a maximum alone grows with its child",
        rigid(400, 20).frame(maxWidth: .infinity).named("f"), 300, 20, ["f": [-50, 0, 400, 20]]),
      Case(
        "both bounds take exactly the proposal",
        rigid(400, 20).named("c").frame(minWidth: 0, maxWidth: .infinity).named("f"), 300, 20,
        ["f": [0, 0, 300, 20], "c": [-50, 0, 400, 20]]),
      Case(
        "negative padding overflows", color.named("c").padding(-10).frame(100, 100), 100, 100,
        ["c": [-10, -10, 120, 120]]),
      Case(
        "padding beyond the proposal leaves the child nothing",
        color.named("c").padding(60).named("p").frame(100, 100), 100, 100,
        ["p": [-10, -10, 120, 120], "c": [50, 50, 0, 0]]),
      Case(
        "filling covers the frame", color.aspectRatio(2, .fill).named("a").frame(100, 100), 100,
        100,
        ["a": [-50, 0, 200, 100]]),
      Case(
        "a ratio does nothing to an ideal size", color.aspectRatio(2, .fit).fixedSize().named("a"),
        100, 100, ["a": [45, 45, 10, 10]]),
      Case(
        "fitting a ratio", color.aspectRatio(2, .fit).named("a"), 100, 100, ["a": [0, 25, 100, 50]]),
      Case(
        "a rigid child stays rigid in a ratio", rigid(64, 40).aspectRatio(nil, .fit).named("a"),
        100,
        40, ["a": [18, 0, 64, 40]]),
      Case(
        "a resizable image keeps its shape",
        TestView(BoxLeaf(ideal: Size(width: 64, height: 40))).aspectRatio(nil, .fit)
          .named("a"), 40, 100, ["a": [0, 37.5, 40, 25]]),
      Case(
        "a resizable image covers its place",
        TestView(BoxLeaf(ideal: Size(width: 64, height: 40))).aspectRatio(nil, .fill)
          .named("a"), 40, 60, ["a": [-28, 0, 96, 60]]),
      Case(
        "the least of a frame answers an ideal",
        color.frame(minWidth: 100, maxWidth: 200).fixedSize().named("a"), 300, 10,
        ["a": [100, 0, 100, 10]]),
      Case(
        "an ideal width answers an ideal",
        color.frame(idealWidth: 50, maxWidth: .infinity).fixedSize().named("a"), 100, 10,
        ["a": [25, 0, 50, 10]]),
      Case(
        "fixedSize on one axis", color.fixedSize(.horizontal).frame(nil, 30).named("a"), 100, 100,
        ["a": [45, 35, 10, 30]]),
      Case(
        "an offset applied last takes the background along",
        box(50, 50).background(.center, color.named("probe")).offset(20, 0), 50, 50,
        ["probe": [20, 0, 50, 50]]),
      Case(
        "an offset applied first leaves the background",
        box(50, 50).offset(20, 0).background(.center, color.named("probe")), 50, 50,
        ["probe": [0, 0, 50, 50]]),
      Case(
        "a circle is a square",
        vstack(0, .center, [TestView(CircleLeaf()).named("c"), color.named("r")]), 60, 100,
        ["c": [5, 0, 50, 50], "r": [0, 50, 60, 50]]),
      Case(
        "a circle takes the one length that it is proposed",
        TestView(ScrollViewLayout(), [TestView(CircleLeaf()).named("c")]), 60, 100,
        ["c": [0, 0, 60, 60]]),
      Case(
        "a circle that nobody proposes anything is 10 wide",
        TestView(CircleLeaf()).fixedSize().named("c"), 60, 100, ["c": [25, 45, 10, 10]]),
    ]
  }

  static var guides: [Case] {
    [
      Case(
        "a frame passes an explicit guide on",
        vstack(
          0, .leading,
          [box(40, 20).guide(.leading) { _ in 10 }.frame(100, nil), box(50, 20).named("b")]
        ).named("s"), 100, 40, ["s": [0, 0, 100, 40], "b": [40, 20, 50, 20]]),
      Case(
        "a row loses its children's leading guide",
        vstack(
          0, .leading,
          [
            hstack(0, .center, [box(40, 20).guide(.leading) { _ in 20 }, box(40, 20)]),
            box(100, 20).named("b"),
          ]), 100, 40, ["b": [0, 20, 100, 20]]),
      Case(
        "the alignment line is always inside",
        vstack(
          0, .leading,
          [
            box(50, 20).guide(.leading) { _ in -10 }.named("a"),
            box(50, 20).guide(.leading) { _ in -10 },
          ]
        ).named("s"), 60, 40, ["s": [0, 0, 60, 40], "a": [10, 0, 50, 20]]),
      Case(
        "a ZStack is the union of the aligned frames",
        zstack(
          .center,
          [
            box(50, 50).guide(HorizontalAlignment.center) { _ in 0 }.named("a"),
            box(50, 50).named("b"),
          ]
        ).named("z"), 75, 50,
        ["z": [0, 0, 75, 50], "a": [25, 0, 50, 50], "b": [0, 0, 50, 50]]),
    ]
  }

  @Test("Frames follow from the rules", arguments: stacks + modifiers + guides)
  func framesFollow(_ example: Case) {
    let layout = TestLayout(example.view, window: example.window.0, example.window.1)
    for (name, frame) in example.frames {
      #expect(layout.frame(name) == frame, "\(name)")
    }
  }

  @Test("Thirds of a row are drawn on whole pixels")
  func drawnThirds() {
    let layout = TestLayout(
      hstack(0, .center, [color.named("a"), color.named("b"), color.named("c")]), window: 100, 10)
    #expect(layout.frame("b") == [33.333, 0, 33.333, 10])
    #expect(
      ["a", "b", "c"].map { layout.drawn($0) } == [
        [0, 0, 33, 10], [33, 0, 34, 10], [67, 0, 33, 10],
      ])
  }

  @Test("Position fills the stack and leaves its neighbours their places")
  func positionInColumn() {
    let layout = TestLayout(
      vstack(
        4, .center,
        [
          rigid(38.5, 16).named("above"), box(30, 20).position(40, 10).named("p"),
          rigid(36.5, 16).named("below"),
        ]), proposing: 320, 80)
    #expect(layout.size == Size(width: 320, height: 80))
    #expect(layout.frame("p") == [0, 20, 320, 40])
    #expect(layout.frame("above") == [140.75, 0, 38.5, 16])
    #expect(layout.frame("below") == [141.75, 64, 36.5, 16])
  }

  @Test("A custom guide is the mean of what a row's children set")
  func customGuide() {
    let custom = HorizontalAlignment.custom(3)
    let layout = TestLayout(
      vstack(
        0, custom,
        [
          hstack(
            0, .center,
            [box(40, 20).guide(custom) { _ in 10 }, box(40, 20).guide(custom) { _ in 30 }]
          ).named("row"), box(20, 20).named("b"),
        ]), proposing: 100, 100)
    // The row's guide is (10 + 70) / 2 = 40.
    #expect(layout.frame("b", in: "row") == [40, 20, 20, 20])
  }
}
