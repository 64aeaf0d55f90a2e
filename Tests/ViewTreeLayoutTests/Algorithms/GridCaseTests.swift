import Testing
import ViewTreeLayout

/// `Grid` by its steps: whom it asks when, what it offers, what it does with the answers.
@Suite struct GridCaseTests {
  private func grid(_ children: TestView..., vertical: VerticalAlignment = .center) -> TestView {
    TestView(GridLayout(alignment: Alignment(horizontal: .leading, vertical: vertical)), children)
  }

  private func row(_ cells: TestView..., alignment: VerticalAlignment? = nil) -> TestView {
    TestView(GridRowLayout(alignment: alignment), cells)
  }

  private func spanning(_ columns: Int, _ view: TestView) -> TestView {
    view.modified(GridCellLayout(columns: columns))
  }

  @Test("Cells that are flexible on fewer axes come first, and each gets an equal share")
  func flexibility() {
    let clamped = color.frame(minWidth: 10, maxWidth: 50, minHeight: 10, maxHeight: 50)
    let view = grid(
      row(clamped.named("clamped"), box(30, nil).named("fixed"), color.named("color")))
    let layout = TestLayout(view, proposing: 150, 100)
    // 150 less two gaps of 8, by three; then the rest of 134 for the last.
    #expect(layout.frame("clamped")[2] == 44.667)
    #expect(layout.frame("fixed")[2] == 30)
    #expect(layout.frame("color")[2] == 59.333)
  }

  @Test("A higher priority comes first, and nothing is reserved for the lower one")
  func priority() {
    let view = grid(row(color.named("low"), color.priority(1).named("high")))
    let layout = TestLayout(view, proposing: 100, 100)
    #expect(layout.frame("low")[2] == 0)
    #expect(layout.frame("high")[2] == 92)
  }

  @Test("A cell whose length or priority is no number is asked like any other, once")
  func noNumbers() {
    let view = grid(
      row(box(.nan, 10), rigid(20, 20).named("rigid"), color.priority(.nan), box(.nan, 5)))
    #expect(TestLayout(view, proposing: 100, 100).frame("rigid")[2...] == [20, 20])
  }

  @Test("A priority inside fixedSize doesn't reach the grid")
  func priorityOfFixedSize() {
    let fixed = color.priority(1).fixedSize(.vertical)
    let layout = TestLayout(grid(row(fixed.named("fixed"), color)), proposing: 100, 100)
    #expect(layout.frame("fixed")[2] == 46)
  }

  @Test("A Spacer comes last, and gets the space that all columns and rows leave")
  func spacer() {
    let view = grid(
      row(ViewTreeLayoutTests.spacer(), rigid(20, 20)), row(rigid(10, 30), rigid(40, 10)))
    let layout = TestLayout(view.named("grid"), proposing: 200, 100)
    // 200 - 8 - (10 + 40) = 142 for a column of 10: 142 + 8 + 40. 100 - 8 - (20 + 30) = 42: 42 + 8 + 30.
    #expect(layout.frame("grid")[2...] == [190, 80])
  }

  @Test("A column without its own cell gets the missing width of a spanning cell")
  func spanOverUnusedColumn() {
    let view = grid(
      row(rigid(30, 10), rigid(20, 20).named("second")), row(spanning(3, rigid(100, 10))))
    let layout = TestLayout(view.named("grid"), proposing: nil, nil)
    #expect(layout.frame("second", in: "grid")[0] == 38)
    #expect(layout.frame("grid")[2] == 100)
  }

  @Test("Without such a column all that it spans get equal parts")
  func spanOverUsedColumns() {
    let view = grid(
      row(rigid(30, 10), rigid(20, 10).named("second")), row(spanning(2, rigid(100, 10))))
    let layout = TestLayout(view.named("grid"), proposing: nil, nil)
    // 100 - 58 = 42, by two: the first is 51 wide.
    #expect(layout.frame("second", in: "grid")[0] == 59)
  }

  @Test("A column that waits for a cell gets the missing width of a spanning cell")
  func spanOverWaitingColumn() {
    let view = grid(
      row(spanning(2, rigid(100, 10))), row(rigid(10, 10).named("rigid"), color.named("color")))
    let layout = TestLayout(view.named("grid"), proposing: 200, 100)
    // After their group only the second column waits. It gets 100 - 8 - 10, and the color 200 - 8 - 10.
    #expect(layout.frame("color")[2] == 182)
    #expect(layout.frame("color", in: "grid")[0] == 18)
  }

  @Test("Several gridCellColumns above 1 add up, even with other modifiers between them")
  func columnsAddUp() {
    let cell = spanning(1, spanning(2, spanning(2, rigid(10, 10)).padding(1)))
    let view = grid(
      row(cell, rigid(10, 10).named("fifth")),
      row(rigid(10, 10), rigid(10, 10), rigid(10, 10), rigid(10, 10), rigid(10, 10)))
    let layout = TestLayout(view.named("grid"), proposing: nil, nil)
    // Four columns of 10 and four gaps of 8 before it.
    #expect(layout.frame("fifth", in: "grid")[0] == 72)
  }

  @Test("Of several anchors the inner one counts")
  func innerAnchor() {
    let cell = rigid(10, 10).modified(GridCellLayout(anchor: .bottomTrailing))
      .modified(GridCellLayout(anchor: .topLeading))
    let view = grid(row(cell.named("cell")), row(rigid(30, 10)))
    #expect(TestLayout(view.named("grid"), proposing: nil, nil).frame("cell", in: "grid")[0] == 20)
  }

  @Test("A row without cells takes no space and no gap")
  func emptyRow() {
    let view = grid(row(rigid(20, 20)), row(), row(rigid(20, 20)))
    #expect(TestLayout(view, proposing: nil, nil).size == Size(width: 20, height: 48))
  }

  @Test("On a text baseline, the lowest part ends with the row, and cells can overflow at the top")
  func baselineRow() {
    let hanging = rigid(10, 30).guide(.firstTextBaseline) { _ in 20 }
    let low = grid(
      row(hanging.named("hanging"), rigid(10, 10).named("box"), alignment: .firstTextBaseline))
    let layout = TestLayout(low.named("grid"), proposing: nil, nil)
    #expect(layout.frame("hanging", in: "grid")[1] == 0)
    #expect(layout.frame("box", in: "grid")[1] == 10)
    let top = rigid(10, 20).guide(.firstTextBaseline) { _ in 0 }
    let high = grid(row(top, rigid(10, 20).named("box"), alignment: .firstTextBaseline))
    let second = TestLayout(high.named("grid"), proposing: nil, nil)
    #expect(second.size.height == 20)
    #expect(second.frame("box", in: "grid")[1] == -20)
  }

  @Test("An unsized cell gets the width of its column")
  func unsized() {
    let line = box(nil, 4).modified(GridCellLayout(unsizedAxes: .horizontal))
    let view = grid(row(rigid(20, 20), rigid(40, 20)), line.named("line"))
    let layout = TestLayout(view, proposing: 320, 100)
    #expect(layout.size.width == 68)
    #expect(layout.frame("line")[2] == 68)
  }

  @Test("An unsized cell counts among the waiting cells")
  func unsizedShare() {
    let cell = color.modified(GridCellLayout(unsizedAxes: .horizontal))
    let view = grid(
      row(cell.named("unsized"), color.named("color")), row(rigid(30, 9), rigid(40, 9)))
    let layout = TestLayout(view, proposing: 208, 100)
    // Shares of (208 - 8) / 2.
    #expect(layout.frame("unsized")[2] == 30)
    #expect(layout.frame("color")[2] == 100)
    #expect(layout.size.width == 138)
  }

  @Test("Only the cells at an edge set the spacing there")
  func edges() {
    func distance(_ cells: TestView) -> Double {
      let view = hstack(nil, .center, [rigid(10, 10), grid(cells).named("grid")])
      return TestLayout(view, proposing: nil, nil).frame("grid")[0] - 10
    }
    #expect(distance(row(ViewTreeLayoutTests.spacer(), rigid(10, 10))) == 0)
    #expect(distance(row(rigid(10, 10), ViewTreeLayoutTests.spacer())) == 8)
  }

  @Test("A grid without cells has the priority of any grid, and wants no distance")
  func emptyGrid() {
    for rows in [[], [row()]] {
      let empty = TestView(GridLayout(), rows)
      let view = hstack(nil, .center, [rigid(10, 10), empty.named("grid"), rigid(10, 10)])
      #expect(TestLayout(view, proposing: nil, nil).size.width == 20)
      // Of the highest priority in a ZStack, so that it alone gives that its size.
      let layered = zstack(.center, [empty, color.priority(-1)])
      #expect(TestLayout(layered, proposing: 100, 10).size == .zero)
    }
  }
}
