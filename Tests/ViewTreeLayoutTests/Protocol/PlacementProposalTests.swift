import Testing
import ViewTreeLayout

/// What each view and modifier proposes its child when both are placed.
@Suite struct PlacementProposalTests {
  struct Case: CustomTestStringConvertible, @unchecked Sendable {
    var testDescription: String
    /// Around a child called `c`.
    var wrap: (TestView) -> TestView
    var proposal: (Double?, Double?)
    var expected: (Double?, Double?)
    var child = color
  }

  static func unchanged(_ name: String, _ wrap: @escaping (TestView) -> TestView) -> Case {
    Case(testDescription: name, wrap: wrap, proposal: (100, nil), expected: (100, nil))
  }

  static func to(
    _ width: Double?, _ height: Double?, _ name: String, child: TestView = color,
    _ wrap: @escaping (TestView) -> TestView, gives expected: (Double?, Double?)
  ) -> Case {
    Case(
      testDescription: name, wrap: wrap, proposal: (width, height), expected: expected,
      child: child)
  }

  static var cases: [Case] {
    [
      to(100, nil, "frame(width:)", { $0.frame(40, nil) }, gives: (40, nil)),
      to(100, 60, "frame(height:)", { $0.frame(nil, 30) }, gives: (100, 30)),
      to(
        100, nil, "bounds that hold the answer leave nil open",
        { $0.frame(minWidth: 10, maxWidth: 200, minHeight: 5, maxHeight: 40) }, gives: (100, nil)),
      to(
        100, nil, "an answer at a bound is settled", { $0.frame(minHeight: 30) }, gives: (100, 30)),
      to(100, nil, "an ideal length is settled", { $0.frame(idealHeight: 50) }, gives: (100, 50)),
      to(100, nil, "padding", { $0.padding(10) }, gives: (80, nil)),
      to(100, 60, "padding larger than the proposal", { $0.padding(60) }, gives: (0, 0)),
      to(100, 60, "negative padding", { $0.padding(-10) }, gives: (120, 80)),
      to(100, 60, "fixedSize", { $0.fixedSize() }, gives: (nil, nil)),
      to(100, 60, "fixedSize(horizontal:)", { $0.fixedSize(.horizontal) }, gives: (nil, 60)),
      to(100, nil, "aspectRatio", { $0.aspectRatio(2, .fit) }, gives: (100, 50)),
      to(nil, nil, "aspectRatio of nothing", { $0.aspectRatio(2, .fit) }, gives: (nil, nil)),
      to(100, 60, "aspectRatio fill", { $0.aspectRatio(2, .fill) }, gives: (120, 60)),
      to(100, nil, "HStack", { hstack(0, .center, [$0, rigid(30, 20)]) }, gives: (70, 20)),
      to(nil, 60, "VStack", { vstack(0, .center, [$0, rigid(30, 20)]) }, gives: (30, 40)),
      to(nil, nil, "open VStack", { vstack(0, .center, [$0, rigid(30, 20)]) }, gives: (30, nil)),
      to(100, nil, "ZStack", { zstack(.center, [$0, rigid(30, 20)]) }, gives: (100, 20)),
      to(100, nil, "position", { $0.position(3, 3) }, gives: (100, 10)),
      to(
        100, nil, "GeometryReader", { TestView(GeometryReaderLayout(token: nil), [$0]) },
        gives: (100, 10)),
      to(100, nil, "overlay", { rigid(30, 20).overlay(.top, $0) }, gives: (30, 20)),
      to(100, nil, "background", { rigid(30, 20).background(.top, $0) }, gives: (30, 20)),
      to(
        100, 60, "ScrollView", { TestView(ScrollViewLayout(axes: .vertical), [$0]) },
        gives: (100, nil)),
      to(
        100, 60, "ScrollView in both axes", { TestView(ScrollViewLayout(axes: .both), [$0]) },
        gives: (nil, nil)),
      to(
        100, 60, "safeAreaInset",
        { TestView(SafeAreaInsetLayout.vertical(isAtTop: false, spacing: 5), [$0, rigid(9, 20)]) },
        gives: (100, 35)),
      to(
        100, 60, "LazyVStack", { TestView(LazyStackLayout.vertical(), [$0]) }, gives: (100, nil)),
      unchanged("the primary of an overlay", { $0.overlay(.top, color) }),
      unchanged("layoutPriority", { $0.priority(2) }),
      unchanged("alignmentGuide", { $0.guide(.leading) { _ in 1 } }),
      unchanged("offset", { $0.offset(5, 5) }),
      unchanged("rotationEffect", { $0.modified(RotationEffectLayout(degrees: 30)) }),
      unchanged("scaleEffect", { $0.modified(ScaleEffectLayout(x: 2, y: 3)) }),
      unchanged("coordinateSpace", { $0.modified(CoordinateSpaceLayout(token: 1)) }),
      unchanged("layoutDirection", { $0.modified(LayoutDirectionLayout(.rightToLeft)) }),
      unchanged("gridCellColumns", { $0.modified(GridCellLayout(columns: 2)) }),
      unchanged("ignoresSafeArea", { $0.modified(IgnoresSafeAreaLayout()) }),
      unchanged("ViewThatFits", { TestView(ViewThatFitsLayout(), [$0]) }),
    ]
  }

  @Test("At placement each modifier proposes what the table says", arguments: cases)
  func placement(_ test: Case) {
    let layout = TestLayout(
      test.wrap(test.child.named("c")), proposing: test.proposal.0, test.proposal.1)
    let expected = ProposedSize(width: test.expected.0, height: test.expected.1)
    let found = layout.names["c"].map { layout.tree.proposal(of: $0) }
    #expect(found == expected)
  }

  @Test("Stacks, shapes and texts answer every proposal, nil, 0 and infinity too")
  func answers() {
    let answers: [(TestView, Double?, Double?, Size)] = [
      (color, nil, 50, Size(width: 10, height: 50)), (color, 0, 0, .zero),
      (color, .infinity, nil, Size(width: .infinity, height: 10)),
      (hstack(4, .center, [color, color]), 0, 20, Size(width: 4, height: 20)),
      (
        hstack(4, .center, [color, rigid(5, 5)]), .infinity, nil,
        Size(width: .infinity, height: 10)
      ),
      (vstack(4, .center, [color, rigid(5, 5)]), nil, nil, Size(width: 10, height: 19)),
      (zstack(.center, [color, rigid(5, 5)]), .infinity, 0, Size(width: .infinity, height: 5)),
    ]
    for (view, width, height, size) in answers {
      #expect(TestLayout(view, proposing: width, height).size == size)
    }
  }

  @Test("A negative length or NaN is no proposal: 0 and nil")
  func proposals() {
    #expect(ProposedSize(width: -3, height: .nan) == ProposedSize(width: 0, height: nil))
    #expect(ProposedSize(Size(width: -3, height: 4)) == ProposedSize(width: 0, height: 4))
    var proposal = ProposedSize.unspecified
    proposal.width = -1
    proposal[.vertical] = -1
    #expect(proposal == .zero)
  }
}
