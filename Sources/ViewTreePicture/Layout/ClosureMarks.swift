import ViewTreeInspector
import ViewTreeLayout
import ViewTreeNumbers
import ViewTreeReport

/// The numbers of closures in the order in which they ran, at the top trailing corners of their
/// views. A closure that ran in several passes has the last number.
enum ClosureMarks {
  private static let radius = 8.0
  /// The distance from one number to the next number on its right.
  private static let step = 17.0

  /// A closure that has its number in the picture.
  private struct Run {
    /// Its entry in `Inspection.order`.
    var event: Int
    var view: ID<InspectedView>
    var isMirrored: Bool
  }

  static func add(_ plan: LayoutPlan, to scene: inout Scene, _ grid: inout CollisionGrid) {
    var missing = 0
    var outside = 0
    var runs: [Run] = []
    for place in plan.inspection.order.indices where plan.lastRuns.contains(place) {
      guard let view = plan.drawnView(plan.inspection.order[place].view) else { continue }
      let frame = plan.view(view).frame
      if !LayoutPlan.isNear(frame) || !plan.canvas.touches(frame) {
        outside += 1
      } else if plan.detail != .everything, runs.count >= MarkLimits.closures {
        missing += 1
      } else {
        runs.append(Run(event: place, view: view, isMirrored: plan.geometry.isRightToLeft(view)))
      }
    }
    let placed = placed(runs, plan, &grid)
    missing += runs.count - placed.count
    for (run, box) in placed {
      draw(plan.inspection.order[run.event].number, box, run.view, run.event, to: &scene)
    }
    if outside > 0 {
      scene.omissions.append(
        .withoutRoom(
          "\(ReportWords.count(outside, "closure", "closures")) of views outside the picture."))
    }
    if missing > 0 {
      scene.omissions.append(
        .withoutRoom(
          "\(ReportWords.count(missing, "closure number", "closure numbers")) without space."
        ))
    }
  }

  /// The numbers that fit, with their boxes, in the order of the closures.
  private static func placed(
    _ runs: [Run], _ plan: LayoutPlan, _ grid: inout CollisionGrid
  ) -> [(run: Run, box: Rect)] {
    var discs = CollisionGrid(grid.bounds)
    var placed: [(run: Run, box: Rect)] = []
    // Goes from the corner inward, so that the numbers of a view are in ascending order.
    for run in runs.filter({ !$0.isMirrored }).reversed() + runs.filter(\.isMirrored) {
      let number = plan.inspection.order[run.event].number
      guard let middle = middle(plan.view(run.view).frame, run.isMirrored, number, grid, discs)
      else { continue }
      let box = box(middle, number)
      discs.insert(box)
      grid.insert(box)
      placed.append((run, box))
    }
    return placed.sorted { $0.run.event < $1.run.event }
  }

  /// Draws a disc with a number. A long number makes it wider.
  static func draw(
    _ number: Int, _ box: Rect, _ view: ID<InspectedView>?, _ event: Int?,
    _ layer: PictureLayer = .closures, to scene: inout Scene
  ) {
    scene.add(
      .rectangle(box, radius: radius), layer, fill: .ink(.closure),
      stroke: Stroke(.ink(.paper), width: 1), view: view, event: event)
    let label = Label(
      "\(number)", at: Point(x: box.midX, y: box.midY + 3.6), size: 10, weight: 700, anchor: .middle
    )
    scene.add(.label(label), layer, fill: .ink(.paper), view: view, event: event)
  }

  /// The box of a number.
  static func box(_ middle: Point, _ number: Int) -> Rect {
    let width = max(2 * radius, LabelMetrics.width(of: "\(number)", size: 10, weight: 700) + 5)
    return Rect(
      x: middle.x - width / 2, y: middle.y - radius, width: width, height: 2 * radius)
  }

  /// The nearest free position to a corner of a frame: inward along the edge, then in rows below.
  /// The first attempt avoids labels, the last attempt avoids only other numbers.
  private static func middle(
    _ frame: Rect, _ isMirrored: Bool, _ number: Int, _ grid: CollisionGrid, _ discs: CollisionGrid
  ) -> Point? {
    let width = box(.zero, number).width
    let inner = Rect(
      x: grid.bounds.minX + width / 2, y: grid.bounds.minY + radius,
      width: max(grid.bounds.width - width, 0), height: max(grid.bounds.height - 2 * radius, 0))
    let corner = Point(
      x: min(max(isMirrored ? frame.minX + 9 : frame.maxX - 9, inner.minX), inner.maxX),
      y: min(max(frame.minY, inner.minY), inner.maxY))
    let inwards = isMirrored ? step : -step
    // Tries the edge and the space above it first, so that labels at the corner stay visible.
    for place in 0..<4 {
      for height in [0, -radius - 0.5] {
        let middle = Point(x: corner.x + Double(place) * inwards, y: corner.y + height)
        if grid.isFree(box(middle, number)) { return middle }
      }
    }
    // Then near it, on nothing that is read, and at last on what is.
    for row in -2..<4 {
      for place in 0..<4 {
        for side in [1.0, -1.0] {
          let middle = Point(
            x: corner.x + side * Double(place) * inwards, y: corner.y + Double(row) * step)
          if grid.isFree(box(middle, number)) { return middle }
        }
      }
    }
    for row in 0..<40 {
      for place in 0..<20 {
        for side in [1.0, -1.0] {
          let middle = Point(
            x: corner.x + side * Double(place) * inwards, y: corner.y + Double(row) * step)
          if discs.isFree(box(middle, number)) { return middle }
        }
      }
    }
    return nil
  }
}
