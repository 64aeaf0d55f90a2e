import Testing
import ViewTreeLayout
import ViewTreeRandom

/// How many questions layouts take: counted, not timed.
@Suite struct LayoutCostTests {
  /// Random stacks, frames and ratios around flexible and rigid leaves, two children a container.
  private func nested(_ depth: Int, _ source: inout RandomSource) -> TestView {
    if depth == 0 {
      return source.below(2) == 0
        ? color : rigid(source.number([5, 31, 77]), source.number([9, 20]))
    }
    switch source.below(7) {
    case 0, 1: return hstack(2, .center, pair(depth, &source))
    case 2, 3: return vstack(2, .leading, pair(depth, &source))
    case 4: return zstack(.bottom, pair(depth, &source))
    case 5:
      return nested(depth - 1, &source)
        .frame(minWidth: source.maybe([10]), maxWidth: source.maybe([200, .infinity]))
    default:
      return nested(depth - 1, &source)
        .aspectRatio(source.maybe([1.5]), source.below(2) == 0 ? .fit : .fill)
    }
  }

  private func pair(_ depth: Int, _ source: inout RandomSource) -> [TestView] {
    [nested(depth - 1, &source), nested(depth - 1, &source)]
  }

  /// One container or modifier of every kind in turn around one view, as deep as wanted.
  private func chain(_ depth: Int, _ source: inout RandomSource) -> TestView {
    var view = color
    for _ in 0..<depth {
      switch source.below(6) {
      case 0: view = hstack(2, .center, [view, rigid(3, 3)])
      case 1: view = vstack(2, .leading, [rigid(3, 3), view])
      case 2: view = zstack(.bottom, [view, color])
      case 3: view = view.frame(maxWidth: .infinity, minHeight: 10)
      case 4: view = view.frame(nil, 500)
      default: view = view.aspectRatio(1.5, .fit)
      }
    }
    return view
  }

  @Test("Nested stacks, frames and ratios take few questions per view", arguments: [4, 8, 12])
  func trees(depth: Int) {
    for seed in 0..<(depth == 12 ? Rounds.of(10, least: 2) : Rounds.of(100)) {
      var source = RandomSource(seed)
      let statistics = TestLayout(nested(depth, &source), window: 1000, 900).tree.statistics
      if statistics.sizeQuestions > statistics.nodes * 40 {
        Issue.record("seed \(seed): \(statistics)")
      }
    }
  }

  @Test("However deep views nest, a view takes few questions", arguments: [10, 50, 200])
  func chains(depth: Int) {
    for seed in 0..<20 {
      var source = RandomSource(seed)
      let statistics = TestLayout(chain(depth, &source), window: 1000, 900).tree.statistics
      if statistics.sizeQuestions > statistics.nodes * 40 {
        Issue.record("seed \(seed): \(statistics)")
      }
    }
  }

  /// Containers of many views.
  static let containers: [(name: String, make: @Sendable (Int) -> TestView)] = [
    ("VStack", { vstack(nil, .leading, many($0)) }),
    ("HStack", { hstack(nil, .firstTextBaseline, many($0)) }),
    ("ZStack", { zstack(.bottomTrailing, many($0)) }),
    ("LazyVStack", { TestView(LazyStackLayout.vertical(), many($0)) }),
    ("LazyHStack", { TestView(LazyStackLayout.horizontal(), many($0)) }),
    ("Grid", { TestView(GridLayout(), rows(of: 4, $0)) }),
    ("Grid with long rows", { TestView(GridLayout(), rows(of: $0 / 4, $0)) }),
    ("Grid of cells that all differ", { TestView(GridLayout(), rows(of: 4, different($0 / 2))) }),
    ("Grid without rows", { TestView(GridLayout(), many($0)) }),
    ("LazyVGrid", { lazyGrid(many($0)) }),
    ("ViewThatFits", { TestView(ViewThatFitsLayout(), many($0)) }),
    ("GeometryReader", { TestView(GeometryReaderLayout(token: nil), many($0)) }),
    ("HStacks in a VStack", { vstack(0, .center, hundreds($0) { hstack(0, .top, $0) }) }),
    (
      "ZStacks in a ScrollView",
      {
        TestView(ScrollViewLayout(), [vstack(0, .center, hundreds($0) { zstack(.top, $0) })])
      }
    ),
  ]

  /// Flexible and rigid leaves in turn.
  private static func many(_ count: Int) -> [TestView] {
    (0..<count).map { $0 % 3 == 0 ? color : rigid(Double($0 % 7), Double($0 % 5)) }
  }

  private static func rows(of length: Int, _ count: Int) -> [TestView] {
    rows(of: length, many(count))
  }

  private static func rows(of length: Int, _ cells: [TestView]) -> [TestView] {
    stride(from: 0, to: cells.count - length + 1, by: length).map { start in
      TestView(GridRowLayout(), Array(cells[start..<start + length]))
    }
  }

  /// Leaves of which no two give way equally far.
  private static func different(_ count: Int) -> [TestView] {
    (0..<count).map { color.frame(minWidth: 0, maxWidth: Double($0), minHeight: 1, maxHeight: 2) }
  }

  private static func hundreds(
    _ count: Int, _ container: ([TestView]) -> TestView
  ) -> [TestView] {
    (0..<count / 100).map { _ in container(many(100)) }
  }

  private static func lazyGrid(_ cells: [TestView]) -> TestView {
    TestView { layout, parent in
      let columns = layout.tree.addGridItems([GridItem(.adaptive(minimum: 25))])
      let node = layout.tree.add(LazyGridLayout.vertical(columns: columns), to: parent)
      for cell in cells { cell.add(layout, node) }
    }
  }

  @Test(
    "Ratios in stacks, beside rigid and flexible views of all sizes, take few questions per view",
    arguments: [5, 20, 80], [false, true])
  func ratios(depth: Int, isBesideColor: Bool) {
    var view = color
    for level in 0..<depth {
      let length = Double((level * 37) % 101) * 0.37 + 1
      let beside = isBesideColor ? [rigid(length, 3), color] : [rigid(length, 3)]
      view =
        level % 2 == 0
        ? hstack(0, .center, [view.aspectRatio(1.5, .fit)] + beside)
        : vstack(0, .center, [view.aspectRatio(0.7, .fit)] + beside)
    }
    let statistics = TestLayout(view, window: 5000, 4000).tree.statistics
    #expect(statistics.sizeQuestions < statistics.nodes * 12, "\(statistics)")
  }

  @Test(
    "100,000 views take ten times the questions of 10,000",
    arguments: Rounds.some(of: Array(containers.indices)))
  func linear(_ container: Int) {
    let (name, make) = Self.containers[container]
    func questions(_ count: Int) -> Int {
      TestLayout(make(count), window: 390, 844).tree.statistics.sizeQuestions
    }
    let (few, many) = (questions(10_000), questions(100_000))
    if many > few * 10 + 1000 || many > 900_000 {
      Issue.record("\(name): \(few), \(many)")
    }
  }
}
