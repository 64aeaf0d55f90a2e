import ViewTreeLayout
import ViewTreeScript

extension [PathStep] {
  /// The outline of a path, or `nil` without one, or for one that is no outline in a window.
  init?(_ path: PathValue?) {
    guard let path else { return nil }
    let limit = 1e6
    var steps: [PathStep] = []
    var last = Point.zero
    for element in path.elements {
      let points = element.points.map { Point(x: $0.x, y: $0.y) }
      // A comparison with a number that is none is false.
      guard points.allSatisfy({ $0.x.magnitude < limit && $0.y.magnitude < limit }),
        let end = points.last
      else { return nil }
      switch element {
      case .move: steps.append(.move(end))
      case .line: steps.append(.line(end))
      case .curve: steps.append(.curve(points[0], points[1], end))
      case .quadCurve:
        steps.append(.curve(last.third(to: points[0]), end.third(to: points[0]), end))
      case .close: steps.append(.close)
      }
      last = end
    }
    self = steps
  }
}

extension Point {
  /// The control point of a cubic curve from here that is also a quadratic one with a control point.
  fileprivate func third(to control: Point) -> Point {
    Point(x: x + (control.x - x) * 2 / 3, y: y + (control.y - y) * 2 / 3)
  }
}
