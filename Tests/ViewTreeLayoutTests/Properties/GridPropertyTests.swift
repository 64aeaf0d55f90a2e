import Testing
import ViewTreeLayout
import ViewTreeRandom

/// Grids at random against a model of their steps.
@Suite struct GridPropertyTests {
  private static func cell(_ source: inout RandomSource, isUnsized: Bool) -> GridModel.Cell {
    let (width, height) = (source.number([10, 20, 30, 50, 75]), source.number([10, 20, 40]))
    let priority = source.number([0, 0, 0, 0, 1, -1])
    let kind = source.below(9)
    let view: TestView =
      switch kind {
      case 0, 1: rigid(width, height)
      case 2: color
      case 3: color.frame(minWidth: 10, maxWidth: width, minHeight: 5, maxHeight: height)
      case 4: box(width, nil)
      case 5: box(nil, height)
      case 6: TestView(CircleLeaf())
      case 7: color.aspectRatio(source.number([0.5, 1, 2]), .fit)
      default: spacer()
      }
    let isSpacer = kind == 8
    let isRaised = !isSpacer && priority != 0
    return GridModel.Cell(
      isRaised ? view.priority(priority) : view, isSpacer: isSpacer,
      priority: isSpacer ? -.infinity : isRaised ? priority : 0,
      spans: source.below(4) == 0 ? 1 + source.below(3) : 1,
      unsized: isUnsized && source.below(5) == 0
        ? (Bool.random(using: &source) ? .horizontal : .vertical) : [])
  }

  private static func view(of cell: GridModel.Cell, _ name: String) -> TestView {
    cell.view.named(name).modified(
      GridCellLayout(columns: cell.spans, unsizedAxes: cell.unsized))
  }

  @Test("A grid is what its steps make of it", arguments: [false, true])
  func steps(isUnsized: Bool) {
    for seed in 0..<Rounds.of(1000) {
      var source = RandomSource(seed)
      let rows = (0...source.below(4)).map { _ in
        let isRow = source.below(6) > 0
        let count = isRow ? source.below(5) : 1
        return (isRow, (0..<count).map { _ in Self.cell(&source, isUnsized: isUnsized) })
      }
      let proposal = [source.maybe([100, 150, 320]), source.maybe([60, 100, 200])]
      let model = GridModel(rows, proposing: proposal)
      if model.cells.isEmpty { continue }
      var number = -1
      let views = rows.flatMap { isRow, cells in
        let views = cells.map { cell in
          number += 1
          return Self.view(of: cell, "\(number)")
        }
        return isRow ? [TestView(GridRowLayout(), views)] : views
      }
      let layout = TestLayout(TestView(GridLayout(), views), proposing: proposal[0], proposal[1])
      let found =
        [[layout.size.width, layout.size.height]] + (0...number).map { layout.frame("\($0)") }
      let wanted = [model.size] + model.cells.map { model.frame($0) }
      let isEqual = zip(found, wanted).allSatisfy { one, other in
        zip(one, other).allSatisfy { abs($0 - $1) < 0.002 }
      }
      if !isEqual {
        Issue.record("seed \(seed): \(found), not \(wanted)")
        return
      }
    }
  }
}
