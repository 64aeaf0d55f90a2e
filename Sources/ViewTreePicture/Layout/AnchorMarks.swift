import ViewTreeInspector
import ViewTreeLayout
import ViewTreeReport

/// The geometry of anchors: brackets at the corners of rectangles, crosses at points, chains of
/// these for lists.
enum AnchorMarks {
  private static let stroke = Stroke(.ink(.closure), width: 2)
  private static let chainStroke = Stroke(.ink(.closure), dashes: [3, 2])

  static func add(_ plan: LayoutPlan, to scene: inout Scene) {
    var count = 0
    var all: [[Point]] = []
    for anchor in plan.inspection.anchors {
      guard let view = plan.drawnView(anchor.view), plan.canvas.touches(plan.view(view).frame)
      else {
        continue
      }
      var lines: [[Point]] = []
      var chain: [Point] = []
      add(anchor.global, to: &lines, &chain)
      guard !lines.isEmpty else { continue }
      count += 1
      if plan.detail == .everything {
        scene.add(.lines(lines), .anchors, stroke: stroke, view: view)
        if chain.count > 1 {
          scene.add(.line(chain, isClosed: false), .anchors, stroke: chainStroke, view: view)
        }
      } else if count <= MarkLimits.anchors {
        all += lines
      }
    }
    if !all.isEmpty { scene.add(.lines(all), .anchors, stroke: stroke) }
    if plan.detail != .everything, count > MarkLimits.anchors {
      scene.omissions.append(
        .beyondLimit(
          "\(ReportWords.count(count - MarkLimits.anchors, "anchor", "anchors")) without a mark."))
    }
  }

  private static func add(
    _ geometry: AnchorGeometry, to lines: inout [[Point]], _ chain: inout [Point]
  ) {
    switch geometry {
    case .rect(let rect):
      guard LayoutPlan.isNear(rect) else { return }
      lines += brackets(of: rect)
    case .point(let point):
      guard let cross = cross(at: point) else { return }
      lines += cross
    case .list(let list): addElements(list, to: &lines, &chain)
    case .none: break
    }
  }

  /// The elements of a list, with the line that joins them in order. Lists don't nest.
  private static func addElements(
    _ list: [AnchorGeometry], to lines: inout [[Point]], _ chain: inout [Point]
  ) {
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
  }

  /// The corners of a rectangle. In a small one, they meet.
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
