import Testing
import ViewTreeLayout

/// Scroll views, grids, lazy containers and the like.
@Suite struct ContainerCaseTests {
  private func cell(
    _ view: TestView, columns: Int? = nil, anchor: UnitPoint? = nil,
    alignment: HorizontalAlignment? = nil, unsized: AxisSet = []
  ) -> TestView {
    view.modified(
      GridCellLayout(
        columns: columns, anchor: anchor, columnAlignment: alignment, unsizedAxes: unsized))
  }

  private func row(_ cells: [TestView]) -> TestView { TestView(GridRowLayout(), cells) }

  private func lazyGrid(
    _ items: [GridItem], _ cells: [TestView], axis: Axis = .vertical, spacing: Double? = nil,
    leading: Bool = false
  ) -> TestView {
    TestView { layout, parent in
      let id = layout.tree.addGridItems(items)
      let algorithm: LazyGridLayout =
        axis == .vertical
        ? .vertical(columns: id, alignment: leading ? .leading : .center, spacing: spacing)
        : .horizontal(rows: id, spacing: spacing)
      let node = layout.tree.add(algorithm, to: parent)
      for cell in cells { cell.add(layout, node) }
    }
  }

  @Test("A scroll view of both axes centers smaller content")
  func scrollingBothWays() {
    let scroll = TestView(ScrollViewLayout(axes: .both), [rigid(20, 300).named("content")])
    // (100 - 20) / 2; what is larger begins at 0.
    #expect(TestLayout(scroll, window: 100, 200).frame("content") == [40, 0, 20, 300])
    let vertical = TestView(ScrollViewLayout(), [rigid(20, 30).named("content")])
    #expect(TestLayout(vertical, window: 100, 200).frame("content")[1] == 0)
  }

  @Test("Without a width, a lazy grid has the ideal width of the cells in its first row")
  func lazyGridWithoutWidth() {
    let flexible = GridItem(.flexible())
    let cells = [rigid(30, 10), rigid(50, 10), rigid(90, 10).named("third")]
    let layout = TestLayout(
      lazyGrid([flexible, flexible], cells).fixedSize(.horizontal).named("grid"), window: 300, 100)
    // 30 + 8 + 50, divided by two as usual: (88 - 8) / 2.
    #expect(layout.frame("grid")[2] == 88)
    #expect(layout.frame("third", in: "grid")[0] == -25)
  }

  @Test("Flexible columns of a grid are equally wide")
  func flexibleGrid() {
    let grid = TestView(
      GridLayout(),
      [
        row([rigid(9, 16).named("a"), box(nil, 20).named("b"), rigid(28, 16).named("c")]),
        row([box(nil, 30).named("d"), rigid(8, 16).named("e"), box(nil, 30).named("f")]),
      ])
    let layout = TestLayout(grid.frame(280, nil), proposing: nil, nil)
    #expect(["b", "d", "f"].map { layout.frame($0)[2] } == [88, 88, 88])
    #expect(["b", "d", "f"].map { layout.frame($0)[0] } == [96, 0, 192])
    #expect(layout.frame("a") == [39.5, 2, 9, 16])
    #expect(layout.frame("e") == [136, 35, 8, 16])
    #expect(layout.size == Size(width: 280, height: 58))
  }

  @Test("Spans, anchors, column alignments and unsized axes of a grid")
  func gridModifiers() {
    let grid = TestView(
      GridLayout(alignment: .leading),
      [
        row([
          cell(color.frame(minWidth: 0, maxWidth: 44.5, minHeight: 16, maxHeight: 16), columns: 2),
          rigid(28, 16).named("ccc"),
        ]),
        row([
          cell(rigid(9, 16).named("a"), alignment: .trailing), box(60, 40).named("red"),
          cell(rigid(8, 16).named("e"), anchor: .bottomTrailing),
        ]),
        box(nil, 4).named("d"),
        row([cell(box(nil, 20).named("blue"), unsized: .horizontal), rigid(10, 16).named("h")]),
      ])
    let layout = TestLayout(grid, proposing: 320, nil)
    #expect(
      ["a", "red", "ccc", "e", "h"].map { layout.frame($0)[0] } == [69, 86, 223, 312, 86])
    #expect(layout.frame("e")[1] - layout.frame("red")[1] == 24)
    #expect(layout.frame("blue")[2] == 78)
    #expect(layout.frame("d")[2] == 320)
  }

  @Test(
    "Columns of a lazy grid",
    arguments: [
      ([.fixed(70), .adaptive(minimum: 40)], 200, [70, 57, 57]),
      ([.flexible(minimum: 180), .flexible(minimum: 100)], 300, [180, 112]),
      ([.adaptive(minimum: 50, maximum: 100)], 300, [53.6, 53.6, 53.6, 53.6, 53.6]),
      (
        [.adaptive(minimum: 50, maximum: 100), .adaptive(minimum: 40, maximum: 100)], 300,
        [69, 69, 43.333, 43.333, 43.333]
      ),
      (
        [.flexible(minimum: 100), .fixed(100), .adaptive(minimum: 100), .fixed(100)], 300,
        [100, 100, 0, 100]
      ),
    ] as [([GridItem.Size], Double, [Double])])
  func lazyColumns(_ items: [GridItem.Size], _ width: Double, _ columns: [Double]) {
    let cells = columns.indices.map { box(nil, 20).named("\($0)") }
    let layout = TestLayout(
      lazyGrid(items.map { GridItem($0) }, cells), window: width, 100)
    let total = columns.reduce(0, +) + 8 * Double(columns.count - 1)
    if total <= width {
      #expect(columns.indices.map { layout.frame("\($0)")[2] } == columns)
    } else {
      #expect(abs(layout.size.width - total) < 0.01)
    }
  }

  @Test("A lazy grid that is too wide finds its columns again for the width it reports")
  func secondPass() {
    let items = [GridItem(.flexible(minimum: 100)), GridItem(.flexible(minimum: 180))]
    let layout = TestLayout(
      lazyGrid(items, [box(nil, 20).named("a"), box(nil, 20).named("b")]).named("grid")
        .frame(300, nil), window: 300, 100)
    #expect(layout.frame("grid")[0] == -17)
    #expect(layout.frame("grid")[2] == 334)
    #expect(layout.frame("a", in: "grid") == [0, 0, 163, 20])
    #expect(layout.frame("b", in: "grid") == [171, 0, 180, 20])
  }

  @Test("Rows of a lazy grid, centred where it is narrower")
  func lazyRows() {
    let items = [
      GridItem(.fixed(60)), GridItem(.flexible()), GridItem(.flexible(minimum: 20, maximum: 80)),
    ]
    let cells = (0..<4).map { box(nil, 20).named("\($0)") }
    let layout = TestLayout(lazyGrid(items, cells, spacing: 4).frame(280, nil), proposing: nil, nil)
    #expect(layout.frame("0") == [11, 0, 60, 20])
    #expect(layout.frame("2") == [189, 0, 80, 20])
    #expect(layout.frame("3") == [11, 24, 60, 20])
  }

  @Test("A lazy horizontal grid fills its rows first")
  func lazyHorizontalGrid() {
    let items = [GridItem(.fixed(30)), GridItem(.fixed(30))]
    let cells = (0..<5).map { box(40, nil).named("\($0)") }
    let layout = TestLayout(
      lazyGrid(items, cells, axis: .horizontal, spacing: 6).named("grid").frame(nil, 70),
      proposing: 300, 100)
    #expect(layout.frame("grid")[2...] == [132, 70])
    #expect(layout.frame("0")[1] == 1)
    #expect(layout.frame("4")[0] == 92)
  }

  @Test("Two lazy columns share a row like colors")
  func lazyStacks() {
    func column() -> TestView {
      TestView(LazyStackLayout.vertical(), [rigid(10, 10), rigid(20, 10)])
    }
    let layout = TestLayout(
      hstack(
        20, .center,
        [
          column().named("a"), column().named("b"),
          TestView(LazyStackLayout.horizontal(), [rigid(37, 10)]).named("c"),
        ]), window: 320, 100)
    #expect(layout.frame("a")[2...] == [121.5, 28])
    #expect(layout.frame("b")[2] == 121.5)
    #expect(layout.frame("c")[2...] == [37, 100])
  }

  @Test("A ScrollView takes the length and its content's width, narrower or wider")
  func scrollViews() {
    func scroll(_ width: Double) -> TestLayout {
      TestLayout(
        TestView(ScrollViewLayout(), [box(width, 500).named("c")]).named("s"), window: 300, 200)
    }
    #expect(scroll(120).frame("s") == [90, 0, 120, 200])
    #expect(scroll(400).frame("s") == [-50, 0, 400, 200])
    #expect(scroll(120).frame("c") == [90, 0, 120, 500])
    let column = TestLayout(
      vstack(
        0, .center,
        [rigid(50, 16), TestView(ScrollViewLayout(), [rigid(60, 500)]).named("s"), rigid(50, 16)]),
      proposing: 100, 200)
    #expect(column.frame("s")[3] == 168)
  }

  @Test("A scrolled content moves by its offset")
  func scrolled() {
    let layout = TestLayout(
      TestView(ScrollViewLayout(contentOffset: Point(x: 0, y: 30)), [box(50, 500).named("c")]),
      proposing: 50, 100)
    #expect(layout.frame("c") == [0, -30, 50, 500])
  }

  @Test("ViewThatFits takes the first child that fits, the last if none does")
  func viewThatFits() {
    func chosen(_ width: Double) -> Size {
      TestLayout(
        TestView(
          ViewThatFitsLayout(axes: .horizontal), [rigid(120, 20), rigid(80, 20), rigid(60, 20)]),
        proposing: width, 50
      ).size
    }
    #expect(chosen(200).width == 120)
    #expect(chosen(100).width == 80)
    #expect(chosen(10).width == 60)
  }

  @Test("A bar takes its height and a gap off its content")
  func safeAreaInset() {
    let layout = TestLayout(
      TestView(
        SafeAreaInsetLayout.vertical(isAtTop: false),
        [vstack(0, .center, [color]).named("content"), box(nil, 30).named("bar")]
      ).frame(100, 200), proposing: nil, nil)
    #expect(layout.frame("content") == [0, 0, 100, 162])
    #expect(layout.frame("bar") == [0, 170, 100, 30])
  }

  @Test("Content that ignores safe areas grows under the bar")
  func underTheBar() {
    let layout = TestLayout(
      TestView(
        SafeAreaInsetLayout.vertical(isAtTop: true, spacing: 0),
        [color.named("c").modified(IgnoresSafeAreaLayout()), box(nil, 30)]), window: 100, 200,
      insets: EdgeInsets(top: 20))
    #expect(layout.frame("c") == [0, 0, 100, 200])
  }
}
