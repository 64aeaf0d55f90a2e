import Testing
import ViewTreeLayout

/// What becomes of distances and priorities through what is around a view.
@Suite struct SpacingTests {
  struct Case: CustomTestStringConvertible, @unchecked Sendable {
    var testDescription: String
    /// Around a text that a box stands below.
    var wrap: (TestView) -> TestView
    /// The gap between the two: 10.642 if the text's preference comes through, 8 if not, 0 by a spacer.
    var gap: Double

    init(_ name: String, _ gap: Double, _ wrap: @escaping (TestView) -> TestView) {
      testDescription = name
      self.wrap = wrap
      self.gap = gap
    }
  }

  static let kept = 10.642

  static var cases: [Case] {
    [
      Case("a text alone", kept) { $0 },
      Case("overlay", kept) { $0.overlay(.center, color) },
      Case("offset", kept) { $0.offset(0, 30) },
      Case("an effect", kept) { $0.modified(RotationEffectLayout(degrees: 9)) },
      Case("fixedSize", kept) { $0.fixedSize() },
      Case("aspectRatio", kept) { $0.aspectRatio(2, .fit) },
      Case("layoutPriority", kept) { $0.priority(1) },
      Case("alignmentGuide", kept) { $0.guide(.leading) { _ in 1 } },
      Case("a direction", kept) { $0.modified(LayoutDirectionLayout(.rightToLeft)) },
      Case("padding", 8) { $0.padding() },
      Case("padding below", 8) { $0.padding(5, .bottom) },
      Case("padding above and beside", kept) { $0.padding(5, [.top, .horizontal]) },
      Case("padding of 0", kept) { $0.padding(0) },
      Case("frame(height:)", 8) { $0.frame(nil, 40) },
      Case("frame(width:)", kept) { $0.frame(90, nil) },
      Case("frame(maxHeight:)", 8) { $0.frame(maxHeight: 70) },
      Case("frame(idealHeight:)", 8) { $0.frame(idealHeight: 70) },
      Case("frame(maxWidth:)", kept) { $0.frame(maxWidth: .infinity) },
      Case("position", 8) { $0.position(9, 9) },
      Case("ignoresSafeArea", 8) { $0.modified(IgnoresSafeAreaLayout()) },
      Case("a GeometryReader", 8) { TestView(GeometryReaderLayout(token: nil), [$0]) },
      Case("a ScrollView", 8) { TestView(ScrollViewLayout(), [$0]) },
      Case("an HStack with a box", kept) { hstack(nil, .center, [box(9, 9), $0]) },
      Case("a VStack that ends with it", kept) { vstack(nil, .center, [box(9, 9), $0]) },
      Case("a VStack that ends with a box", 8) { vstack(nil, .center, [$0, box(9, 9)]) },
      Case("a ZStack with a box", kept) { zstack(.center, [$0, box(9, 9)]) },
      Case("a ZStack of the higher priority", 8) {
        zstack(.center, [$0, box(9, 9).priority(1)])
      },
      Case("a ViewThatFits", kept) { TestView(ViewThatFitsLayout(), [$0]) },
      Case("a spacer", 0) { _ in spacer() },
      Case("a spacer in a flexible frame", 0) { _ in spacer().frame(minHeight: 5) },
      Case("a spacer in a fixed frame", 0) { _ in spacer().frame(nil, 5) },
      Case("a spacer in frames, one in the other", 0) { _ in
        spacer().frame(5, 5).frame(maxHeight: 20)
      },
      Case("a spacer alone in a ZStack", 0) { _ in zstack(.center, [spacer()]).frame(5, 5) },
      Case("a spacer beside a box in a ZStack", 8) { _ in
        zstack(.center, [spacer(), box(1, 1)]).frame(5, 5)
      },
      Case("a spacer padded above", 0) { _ in spacer().padding(5, .top) },
      Case("a spacer padded below", 8) { _ in spacer().padding(5, .bottom) },
      Case("a spacer under an overlay", 0) { _ in spacer().overlay(.top, color).frame(5, 5) },
      Case("a padded spacer", 8) { _ in spacer().padding(1) },
      Case("an empty stack", 0) { _ in hstack(nil, .center, []) },
      Case("an empty grid", 0) { _ in TestView(GridLayout(), []) },
    ]
  }

  @Test("Distances pass through modifiers and containers by the rules", arguments: cases)
  func distances(_ test: Case) {
    let layout = TestLayout(
      vstack(
        nil, .leading,
        [test.wrap(TextLayoutTests.text("A")).named("a"), box(10, 10).named("b")]), window: 300,
      400, scale: 3)
    let (above, below) = (layout.frame("a"), layout.frame("b"))
    #expect((below[1] - above[1] - above[3] - test.gap).magnitude < 0.0015)
  }

  @Test("Layout modifiers reset the priority, and other modifiers keep it")
  func priorities() {
    let views: [(TestView, Double)] = [
      (color.priority(2), 2), (color.priority(2).priority(3), 3),
      (color.priority(2).fixedSize(), 2),
      (color.priority(2).offset(1, 1), 2), (color.priority(2).overlay(.top, color), 2),
      (color.priority(2).guide(.leading) { _ in 1 }, 2),
      (color.priority(2).modified(ScaleEffectLayout(x: 2, y: 2)), 2),
      (color.priority(2).modified(CoordinateSpaceLayout(token: 1)), 2),
      (color.priority(2).padding(), 0), (color.priority(2).frame(9, nil), 0),
      (color.priority(2).frame(maxWidth: 9), 0), (color.priority(2).aspectRatio(1, .fit), 0),
      (color.priority(2).position(1, 1), 0), (hstack(0, .center, [color.priority(2)]), 2),
      (zstack(.center, [vstack(0, .center, [color.priority(2)])]), 2),
      (hstack(0, .center, [color.priority(2), color.priority(2)]), 0),
      (TestView(GridLayout(), [color.priority(2)]), 0),
      (color.priority(2).modified(IgnoresSafeAreaLayout()), 0),
      (TestView(GeometryReaderLayout(token: nil), [color.priority(2)]), 0),
      (TestView(ScrollViewLayout(), [color.priority(2)]), 0), (spacer(), -.infinity),
      (spacer().frame(maxWidth: 9), 0), (spacer().fixedSize(), -.infinity),
      (vstack(0, .center, []), -.infinity), (zstack(.center, []), -.infinity),
      (TestView(GridLayout(), []), 0),
    ]
    for (place, (view, priority)) in views.enumerated() {
      let layout = TestLayout(view, window: 50, 50)
      let found = layout.tree.priority(of: NodeID(rawValue: 0))
      if found != priority { Issue.record("view \(place): \(found), not \(priority)") }
    }
  }
}
