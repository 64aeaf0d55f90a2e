import Testing
import ViewTreeLayout

/// How explicit guides travel through what is around a view.
@Suite struct GuideTests {
  struct Case: CustomTestStringConvertible, @unchecked Sendable {
    var testDescription: String
    /// Around a view 40 by 20 whose leading guide is at 7 and whose custom guide is at 11.
    var wrap: (TestView) -> TestView
    /// Where the two are in the whole, in a window of 100 by 60.
    var leading: Double?
    var custom: Double?

    init(
      _ name: String, leading: Double?, custom: Double?, _ wrap: @escaping (TestView) -> TestView
    ) {
      testDescription = name
      self.wrap = wrap
      self.leading = leading
      self.custom = custom
    }
  }

  static let mark = HorizontalAlignment.custom(1)

  static var cases: [Case] {
    [
      Case("a frame moves them to where the view is", leading: 37, custom: 41) {
        $0.frame(100, nil)
      },
      Case("a flexible frame likewise", leading: 37, custom: 41) { $0.frame(maxWidth: .infinity) },
      Case("padding", leading: 12, custom: 16) { $0.padding(5) },
      Case("fixedSize", leading: 7, custom: 11) { $0.fixedSize() },
      Case("aspectRatio", leading: 7, custom: 11) { $0.aspectRatio(2, .fit) },
      Case("position", leading: 17, custom: 21) { $0.position(30, 30) },
      Case("layoutPriority", leading: 7, custom: 11) { $0.priority(1) },
      Case("offset does not move them", leading: 7, custom: 11) { $0.offset(50, 0) },
      Case("effects do not either", leading: 7, custom: 11) {
        $0.modified(ScaleEffectLayout(x: 2, y: 2))
      },
      Case("an overlay has its primary's", leading: 7, custom: 11) {
        $0.overlay(.leading, box(80, 5).guide(mark) { _ in 1 })
      },
      Case("an outer guide replaces them", leading: 9, custom: 11) {
        $0.guide(.leading) { $0[.leading] + 2 }
      },
      Case("ignoresSafeArea has none", leading: nil, custom: nil) {
        $0.modified(IgnoresSafeAreaLayout())
      },
      Case("a GeometryReader has none", leading: nil, custom: nil) {
        TestView(GeometryReaderLayout(token: nil), [$0])
      },
      Case("a ScrollView has none", leading: nil, custom: nil) {
        TestView(ScrollViewLayout(), [$0])
      },
      Case("a bar beside it takes them away", leading: nil, custom: nil) {
        TestView(SafeAreaInsetLayout.vertical(isAtTop: true), [$0, rigid(9, 9)])
      },
      Case("stacks pass custom ones on only", leading: nil, custom: 11) {
        vstack(0, .leading, [$0])
      },
      Case("of several custom ones the mean counts", leading: nil, custom: 31) {
        hstack(0, .center, [$0, rigid(40, 20).guide(mark) { _ in 11 }])
      },
      Case("a ZStack", leading: nil, custom: 11) { zstack(.topLeading, [$0, rigid(3, 3)]) },
      Case("a grid", leading: nil, custom: 19) {
        TestView(
          GridLayout(alignment: .center, horizontalSpacing: 8),
          [TestView(GridRowLayout(), [rigid(0, 0), $0])])
      },
    ]
  }

  @Test("Explicit guides travel as the rules say", arguments: cases)
  func travel(_ test: Case) {
    let view = box(40, 20).guide(.leading) { _ in 7 }.guide(Self.mark) { _ in 11 }
    let layout = TestLayout(test.wrap(view).named("node"), window: 100, 60)
    let node = layout.names["node"] ?? NodeID(rawValue: 0)
    let leading = layout.tree.explicitGuide(HorizontalAlignment.leading.key, of: node)
    #expect(leading == test.leading)
    #expect(layout.tree.explicitGuide(Self.mark.key, of: node) == test.custom)
  }

  @Test("A guide may ask whether the view within sets one")
  func explicit() {
    var seen: [Double?] = []
    _ = TestLayout(
      vstack(
        0, .trailing,
        [
          box(40, 20).guide(.trailing) { $0.width - 5 }
            .guide(.trailing) {
              seen = [$0[explicit: .trailing], $0[explicit: .leading], $0[.trailing]]
              return 0
            }
        ]), window: 100, 60)
    #expect(seen == [35, nil, 35])
  }

  @Test("The topmost first and the lowest last baseline of a stack's texts are its own")
  func baselines() {
    let text = TextLayoutTests.cells("ab")
    let layout = TestLayout(
      vstack(0, .leading, [text, rigid(5, 5), text]).named("s"), window: 100, 100)
    let node = layout.names["s"] ?? NodeID(rawValue: 0)
    let first = layout.tree.explicitGuide(VerticalAlignment.firstTextBaseline.key, of: node)
    let last = layout.tree.explicitGuide(VerticalAlignment.lastTextBaseline.key, of: node)
    #expect(first == 18)
    #expect(last == 47)
  }

  @Test("What a cell tells its grid reaches through other modifiers")
  func cells() {
    let wide = box(100, 10).modified(GridCellLayout(columns: 2)).padding(1).overlay(.top, color)
    let layout = TestLayout(
      TestView(
        GridLayout(horizontalSpacing: 0, verticalSpacing: 0),
        [
          TestView(GridRowLayout(), [wide]),
          TestView(GridRowLayout(), [box(30, 10), box(30, 10).named("second")]),
        ]), proposing: nil, nil)
    #expect(layout.size == Size(width: 102, height: 22))
    #expect(layout.frame("second")[0] == 61.5)
  }

  @Test("A grid wants the distances of its cells around it")
  func distances() {
    let grid = TestView(GridLayout(), [TestView(GridRowLayout(), [TextLayoutTests.text("A")])])
    let layout = TestLayout(
      vstack(nil, .leading, [rigid(9, 9).named("box"), grid.named("grid")]), window: 100, 100,
      scale: 3)
    #expect(layout.frame("grid", in: "box")[1] == 15.434)
  }
}
