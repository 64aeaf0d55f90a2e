import ViewTreeInspector
import ViewTreeLayout
import ViewTreeNumbers

/// Spacers, as thin brackets along their stacks, with their lengths.
enum SpacerMarks {
  /// The distance that the ends of a bracket extend to either side.
  private static let end = 3.0
  /// The least length with a number, in points.
  private static let leastNumber = 24.0

  static func add(
    _ plan: LayoutPlan, to scene: inout Scene, numbers: inout Scene, _ grid: inout CollisionGrid
  ) {
    guard plan.detail == .everything, plan.shows(.frames) else { return }
    for view in plan.views where plan.definition(plan.view(view))?.painting == .spring {
      let frame = plan.view(view).frame
      let length = max(frame.width, frame.height)
      guard length >= 4 else { continue }
      scene.add(
        .lines(bracket(in: frame)), .frames, stroke: Stroke(.ink(.secondary), width: 0.5),
        view: view)
      if length >= leastNumber {
        HatchMarks.addNumber(
          length, in: frame, .secondary, .frames, view, to: &numbers, &grid)
      }
    }
  }

  /// A line along the longer side, with a short one across at each end.
  static func bracket(in frame: Rect) -> [[Point]] {
    let isUpright = frame.height >= frame.width
    let ends =
      isUpright
      ? [Point(x: frame.midX, y: frame.minY), Point(x: frame.midX, y: frame.maxY)]
      : [Point(x: frame.minX, y: frame.midY), Point(x: frame.maxX, y: frame.midY)]
    let across = isUpright ? Point(x: end, y: 0) : Point(x: 0, y: end)
    return [ends] + ends.map { [$0 - across, $0 + across] }
  }
}
