import ViewTreeLayout

extension [PathStep] {
  /// An ellipse, clockwise from its right end.
  static func ellipse(_ middle: Point, _ x: Double, _ y: Double) -> [PathStep] {
    func point(_ unitX: Double, _ unitY: Double) -> Point {
      Point(x: middle.x + unitX * x, y: middle.y + unitY * y)
    }
    let k = PathStep.quarter
    return [
      .move(point(1, 0)), .curve(point(1, k), point(k, 1), point(0, 1)),
      .curve(point(-k, 1), point(-1, k), point(-1, 0)),
      .curve(point(-1, -k), point(-k, -1), point(0, -1)),
      .curve(point(k, -1), point(1, -k), point(1, 0)), .close,
    ]
  }

  /// A rectangle with round corners, clockwise from its top left one.
  static func roundedRectangle(_ rect: Rect, radius: Double) -> [PathStep] {
    roundedRectangle(rect, radii: Array<Double>(repeating: radius, count: 4))
  }

  /// A rectangle with a radius for each corner: top left, top right, bottom right, bottom left.
  static func roundedRectangle(_ rect: Rect, radii: [Double]) -> [PathStep] {
    let limit = Swift.min(rect.width, rect.height) / 2
    let r = radii.map { Swift.min(Swift.max($0, 0), limit) }
    guard r.count == 4 else { return [] }
    let k = 1 - PathStep.quarter
    func point(_ x: Double, _ y: Double) -> Point { Point(x: x, y: y) }
    return [
      .move(point(rect.minX + r[0], rect.minY)), .line(point(rect.maxX - r[1], rect.minY)),
      .curve(
        point(rect.maxX - r[1] * k, rect.minY), point(rect.maxX, rect.minY + r[1] * k),
        point(rect.maxX, rect.minY + r[1])),
      .line(point(rect.maxX, rect.maxY - r[2])),
      .curve(
        point(rect.maxX, rect.maxY - r[2] * k), point(rect.maxX - r[2] * k, rect.maxY),
        point(rect.maxX - r[2], rect.maxY)),
      .line(point(rect.minX + r[3], rect.maxY)),
      .curve(
        point(rect.minX + r[3] * k, rect.maxY), point(rect.minX, rect.maxY - r[3] * k),
        point(rect.minX, rect.maxY - r[3])),
      .line(point(rect.minX, rect.minY + r[0])),
      .curve(
        point(rect.minX, rect.minY + r[0] * k), point(rect.minX + r[0] * k, rect.minY),
        point(rect.minX + r[0], rect.minY)),
      .close,
    ]
  }

  /// A part of a circle between two angles in degrees, clockwise from the right. It starts with a
  /// line to its first point, or there if it's the start of an outline.
  static func arc(
    _ middle: Point, _ radius: Double, from start: Double, to end: Double, starts: Bool = true
  ) -> [PathStep] {
    let turn = end - start
    guard turn.magnitude <= 720 else { return [] }
    let count = Swift.max(Int((turn.magnitude / 90).rounded(.up)), 1)
    let step = turn / Double(count)
    // The control points of an arc, from its tangents. The series of the tangent is accurate enough
    // for 22.5 degrees.
    let quarter = step / 4 * Double.pi / 180
    let length = radius * 4 / 3 * (quarter + quarter * quarter * quarter / 3)
    func turned(_ degrees: Double) -> (point: Point, along: Point) {
      let rotation = AffineTransform.rotation(degrees: degrees)
      let point = rotation.apply(to: Point(x: radius, y: 0))
      let along = rotation.apply(to: Point(x: 0, y: length))
      return (Point(x: middle.x + point.x, y: middle.y + point.y), along)
    }
    var last = turned(start)
    var steps: [PathStep] = [starts ? .move(last.point) : .line(last.point)]
    for number in 1...count {
      let next = turned(start + step * Double(number))
      steps.append(
        .curve(
          Point(x: last.point.x + last.along.x, y: last.point.y + last.along.y),
          Point(x: next.point.x - next.along.x, y: next.point.y - next.along.y), next.point))
      last = next
    }
    return steps
  }

  /// Points along the outline, close enough together to be drawn as lines.
  var flattened: [Point] {
    var points: [Point] = []
    var start = Point.zero
    for step in self {
      switch step {
      case .move(let point):
        start = point
        points.append(point)
      case .line(let point): points.append(point)
      case .curve(let first, let second, let end):
        let from = points.last ?? start
        for number in 1...16 {
          let t = Double(number) / 16
          let (a, b, c, d) = (
            (1 - t) * (1 - t) * (1 - t), 3 * (1 - t) * (1 - t) * t, 3 * (1 - t) * t * t, t * t * t
          )
          points.append(
            Point(
              x: a * from.x + b * first.x + c * second.x + d * end.x,
              y: a * from.y + b * first.y + c * second.y + d * end.y))
        }
      case .close: points.append(start)
      }
    }
    return points
  }
}
