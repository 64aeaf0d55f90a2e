#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The outlines that a path has members for.
extension PathValue {
  /// The distance of control points from the ends of a quarter of a circle, for a radius of 1.
  private static let quarter = 0.5522847498307936

  static func rectangle(_ rect: RectValue) -> PathValue {
    guard !rect.isNull else { return PathValue() }
    let start = PointValue(x: rect.minX, y: rect.minY)
    return PathValue([
      .move(start), .line(PointValue(x: rect.maxX, y: rect.minY)),
      .line(PointValue(x: rect.maxX, y: rect.maxY)), .line(PointValue(x: rect.minX, y: rect.maxY)),
      .close(start),
    ])
  }

  /// An ellipse, clockwise from its right end.
  static func ellipse(in rect: RectValue) -> PathValue {
    guard !rect.isNull else { return PathValue() }
    let (x, y, k) = (rect.width / 2, rect.height / 2, quarter)
    func point(_ unitX: Double, _ unitY: Double) -> PointValue {
      PointValue(x: rect.midX + unitX * x, y: rect.midY + unitY * y)
    }
    return PathValue([
      .move(point(1, 0)),
      .curve(point(0, 1), control1: point(1, k), control2: point(k, 1)),
      .curve(point(-1, 0), control1: point(-k, 1), control2: point(-1, k)),
      .curve(point(0, -1), control1: point(-1, -k), control2: point(-k, -1)),
      .curve(point(1, 0), control1: point(k, -1), control2: point(1, -k)),
      .close(point(1, 0)),
    ])
  }

  /// A rectangle whose corners are quarters of ellipses, clockwise from the top left one.
  static func roundedRectangle(_ rect: RectValue, corner: SizeValue) -> PathValue {
    let x = min(max(corner.width, 0), rect.width / 2)
    let y = min(max(corner.height, 0), rect.height / 2)
    guard x > 0, y > 0, !rect.isNull else { return rectangle(rect) }
    func point(_ x: Double, _ y: Double) -> PointValue { PointValue(x: x, y: y) }
    let (left, top, right, bottom) = (rect.minX, rect.minY, rect.maxX, rect.maxY)
    let (k, l) = (x * (1 - quarter), y * (1 - quarter))
    return PathValue([
      .move(point(left + x, top)), .line(point(right - x, top)),
      .curve(
        point(right, top + y), control1: point(right - k, top), control2: point(right, top + l)),
      .line(point(right, bottom - y)),
      .curve(
        point(right - x, bottom), control1: point(right, bottom - l),
        control2: point(right - k, bottom)),
      .line(point(left + x, bottom)),
      .curve(
        point(left, bottom - y), control1: point(left + k, bottom),
        control2: point(left, bottom - l)),
      .line(point(left, top + y)),
      .curve(
        point(left + x, top), control1: point(left, top + l), control2: point(left + k, top)),
      .close(point(left + x, top)),
    ])
  }

  /// A part of a circle from an angle in radians, as long as `delta`. It starts with a line from the
  /// current point, or there if the path is empty.
  static func arc(
    _ center: PointValue, radius: Double, from start: Double, delta: Double, joins: Bool
  ) -> PathValue {
    guard start.isFinite, delta.isFinite else { return PathValue() }
    let turn = min(max(delta, -2 * .pi), 2 * .pi)
    let count = max(Int((turn.magnitude / (.pi / 2) - 1e-9).rounded(.up)), 1)
    let step = turn / Double(count)
    let length = radius * 4 / 3 * tan(step / 4)
    func point(_ angle: Double) -> PointValue {
      PointValue(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
    }
    func moved(_ point: PointValue, along angle: Double, _ length: Double) -> PointValue {
      PointValue(x: point.x - length * sin(angle), y: point.y + length * cos(angle))
    }
    var path = PathValue([joins ? .line(point(start)) : .move(point(start))])
    guard turn != 0 else { return path }
    for number in 0..<count {
      let (low, high) = (start + step * Double(number), start + step * Double(number + 1))
      path.elements.append(
        .curve(
          point(high), control1: moved(point(low), along: low, length),
          control2: moved(point(high), along: high, -length)))
    }
    return path
  }

  /// The turn of an arc between two angles in radians. Angles grow clockwise on the screen, and
  /// `clockwise` is meant in a system whose y axis points up, as in SwiftUI.
  static func turn(from start: Double, to end: Double, clockwise: Bool) -> Double {
    let delta = end - start
    guard delta.isFinite else { return 0 }
    let whole = 2 * Double.pi
    if clockwise {
      if delta <= -whole { return -whole }
      let rest = delta.truncatingRemainder(dividingBy: whole)
      return rest > 0 ? rest - whole : rest
    }
    if delta >= whole { return whole }
    let rest = delta.truncatingRemainder(dividingBy: whole)
    return rest < 0 ? rest + whole : rest
  }

  /// An arc that touches the line from the current point to a corner and the line from there to an
  /// end. A line joins it.
  static func arc(
    from start: PointValue, corner: PointValue, to end: PointValue, radius: Double
  ) -> PathValue {
    let (first, second) = (unit(from: corner, to: start), unit(from: corner, to: end))
    let cosine = min(max(first.x * second.x + first.y * second.y, -1), 1)
    let half = acos(cosine) / 2
    guard half > 1e-9, half < .pi / 2 - 1e-9, radius > 0 else { return PathValue([.line(corner)]) }
    let distance = radius / tan(half)
    let touch = PointValue(x: corner.x + first.x * distance, y: corner.y + first.y * distance)
    let cross = first.x * second.y - first.y * second.x
    let middle = unit(
      from: PointValue(x: 0, y: 0), to: PointValue(x: first.x + second.x, y: first.y + second.y))
    let depth = radius / sin(half)
    let center = PointValue(x: corner.x + middle.x * depth, y: corner.y + middle.y * depth)
    return arc(
      center, radius: radius, from: atan2(touch.y - center.y, touch.x - center.x),
      delta: (.pi - 2 * half) * (cross < 0 ? 1 : -1), joins: true)
  }

  private static func unit(from start: PointValue, to end: PointValue) -> PointValue {
    let (x, y) = (end.x - start.x, end.y - start.y)
    let length = (x * x + y * y).squareRoot()
    return length > 0 ? PointValue(x: x / length, y: y / length) : PointValue(x: 0, y: 0)
  }
}
