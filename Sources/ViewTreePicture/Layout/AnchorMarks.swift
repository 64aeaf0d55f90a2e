import ViewTreeInspector
import ViewTreeLayout

/// What anchors describe: brackets at the corners of rectangles, crosses at points, chains of these for lists.
enum AnchorMarks {
  private static let stroke = Stroke(.ink(.closure), width: 2)
  /// How many anchors are drawn where not all marks are.
  private static let largestCount = 500

  static func add(_ plan: LayoutPlan, to scene: inout Scene) {
    var count = 0
    for anchor in plan.inspection.anchors {
      guard let view = plan.drawnView(anchor.view) else { continue }
      var lines: [[Point]] = []
      add(anchor.global, to: &lines)
      guard !lines.isEmpty else { continue }
      count += 1
      if plan.detail != .everything, count > largestCount { continue }
      scene.add(.lines(lines), .anchors, stroke: stroke, view: view)
    }
    if plan.detail != .everything, count > largestCount {
      scene.omissions.append(
        "\(NumberText.count(count - largestCount, "anchor is", "anchors are")) not marked.")
    }
  }

  private static func add(_ geometry: AnchorGeometry, to lines: inout [[Point]]) {
    switch geometry {
    case .rect(let rect):
      guard LayoutPlan.isNear(rect) else { return }
      lines += brackets(of: rect)
    case .point(let point):
      guard let cross = cross(at: point) else { return }
      lines += cross
    case .list(let list): addChain(list, to: &lines)
    case .none: break
    }
  }

  /// The elements of a list, joined by a line in their order; no list is in a list.
  private static func addChain(_ list: [AnchorGeometry], to lines: inout [[Point]]) {
    var chain: [Point] = []
    for element in list.prefix(1_000) {
      switch element {
      case .rect(let rect) where LayoutPlan.isNear(rect):
        lines += brackets(of: rect)
        chain.append(Point(x: rect.midX, y: rect.midY))
      case .point(let point):
        guard let cross = cross(at: point) else { continue }
        lines += cross
        chain.append(point)
      default: continue
      }
    }
    if chain.count > 1 { lines.append(chain) }
  }

  /// The corners of a rectangle; of a small one they meet.
  static func brackets(of rect: Rect, length: Double = 10) -> [[Point]] {
    let (across, down) = (min(length, rect.width / 2), min(length, rect.height / 2))
    return [(rect.minX, 1.0), (rect.maxX, -1.0)].flatMap { x, right in
      [(rect.minY, 1.0), (rect.maxY, -1.0)].map { y, lower in
        [
          Point(x: x + right * across, y: y), Point(x: x, y: y),
          Point(x: x, y: y + lower * down),
        ]
      }
    }
  }

  private static func cross(at point: Point) -> [[Point]]? {
    guard LayoutPlan.isNear(Rect(origin: point, size: .zero)) else { return nil }
    return [
      [Point(x: point.x - 6, y: point.y), Point(x: point.x + 6, y: point.y)],
      [Point(x: point.x, y: point.y - 6), Point(x: point.x, y: point.y + 6)],
    ]
  }
}
