import ViewTreeLayout
import ViewTreeNumbers

/// Numbers of points along the upper and the left edge.
enum RulerMarks {
  private static let steps = [10.0, 20, 50, 100, 200, 500, 1_000, 2_000, 5_000]

  static func add(_ plan: LayoutPlan, to scene: inout Scene) {
    let canvas = plan.canvas
    var ticks: [[Point]] = []
    for x in places(from: canvas.minX, to: canvas.maxX) {
      ticks.append([Point(x: x, y: canvas.minY - 9), Point(x: x, y: canvas.minY - 4)])
      addNumber(x, at: Point(x: x, y: canvas.minY - 12), .middle, to: &scene)
    }
    for y in places(from: canvas.minY, to: canvas.maxY) {
      ticks.append([Point(x: canvas.minX - 9, y: y), Point(x: canvas.minX - 4, y: y)])
      addNumber(y, at: Point(x: canvas.minX - 12, y: y + 3.5), .end, to: &scene)
    }
    if !ticks.isEmpty { scene.add(.lines(ticks), .ruler, stroke: Stroke(.ink(.secondary))) }
  }

  private static func addNumber(
    _ number: Double, at place: Point, _ anchor: Label.Anchor, to scene: inout Scene
  ) {
    scene.add(
      .label(Label(NumberText.exact(number), at: place, size: 10, anchor: anchor)), .ruler,
      fill: .ink(.secondary))
  }

  /// The positions of marks: every 100 points, or fewer or more marks if there are too many or too
  /// few.
  private static func places(from start: Double, to end: Double) -> [Double] {
    let length = end - start
    let usual = length < 150 ? length < 60 ? 10.0 : 20.0 : 100.0
    let step = steps.first { $0 >= usual && length / $0 <= 40 } ?? length
    guard step > 0 else { return [] }
    // Both are near 0 or near a visible frame, so they fit in an `Int`.
    let numbers = Int(start / step) - 1...max(Int(end / step) + 1, Int(start / step) - 1)
    return numbers.map { Double($0) * step }.filter { $0 >= start && $0 <= end }
  }
}
