/// Points along an outline, by which it is measured and cut.
extension PathValue {
  /// The number of lines in which a curve is measured.
  private static let fineness = 32

  /// The parts of the outline as points, close enough together to be joined by lines.
  public var lines: [[PointValue]] {
    var lines: [[PointValue]] = []
    var (from, startsAnew) = (PointValue(x: 0, y: 0), true)
    for element in elements {
      if case .move(let point) = element {
        lines.append([point])
        startsAnew = false
      } else {
        // A line after a closed part begins at its start.
        if startsAnew { lines.append([from]) }
        lines[lines.count - 1] += Self.points(of: element, from: from)
        startsAnew = false
      }
      if case .close = element { startsAnew = true }
      from = element.end
    }
    return lines
  }

  private static func points(of element: Element, from start: PointValue) -> [PointValue] {
    guard element.points.count > 1 else { return [element.end] }
    let points = [start] + element.points
    return (1...fineness).map { number in
      var rest = points
      let t = Double(number) / Double(fineness)
      while rest.count > 1 {
        rest = zip(rest, rest.dropFirst()).map { first, second in
          PointValue(
            x: first.x + (second.x - first.x) * t, y: first.y + (second.y - first.y) * t)
        }
      }
      return rest[0]
    }
  }

  /// The part of the outline between two fractions of its length, as lines.
  public func trimmed(from start: Double, to end: Double) -> PathValue {
    let (low, high) = (min(max(start, 0), 1), min(max(end, 0), 1))
    guard low < high else { return PathValue() }
    if low == 0, high == 1 { return self }
    let lines = self.lines
    let whole = lines.reduce(0) { sum, line in
      sum + zip(line, line.dropFirst()).reduce(0) { $0 + Self.distance($1.0, $1.1) }
    }
    var (x, trimmed) = (0.0, PathValue())
    for line in lines {
      var isOpen = false
      for (first, second) in zip(line, line.dropFirst()) {
        let length = Self.distance(first, second)
        defer { x += length }
        guard length > 0, x < high * whole, x + length > low * whole else { continue }
        func point(_ distance: Double) -> PointValue {
          let part = min(max((distance - x) / length, 0), 1)
          return PointValue(
            x: first.x + (second.x - first.x) * part, y: first.y + (second.y - first.y) * part)
        }
        if !isOpen { trimmed.elements.append(.move(point(low * whole))) }
        isOpen = true
        trimmed.elements.append(.line(point(high * whole)))
      }
    }
    return trimmed
  }

  private static func distance(_ first: PointValue, _ second: PointValue) -> Double {
    let (x, y) = (second.x - first.x, second.y - first.y)
    return (x * x + y * y).squareRoot()
  }

  /// True if a point is inside the outline: by the number of turns around it, or with `eoFill` by the
  /// number of lines to the outside.
  func contains(_ point: PointValue, eoFill: Bool) -> Bool {
    var (turns, crossings) = (0, 0)
    for line in lines {
      guard let start = line.first else { continue }
      for (first, second) in zip(line, line.dropFirst() + [start]) {
        guard (first.y <= point.y) != (second.y <= point.y) else { continue }
        let x =
          first.x + (point.y - first.y) / (second.y - first.y) * (second.x - first.x)
        guard x > point.x else { continue }
        crossings += 1
        turns += second.y > first.y ? 1 : -1
      }
    }
    return eoFill ? crossings % 2 == 1 : turns != 0
  }

  /// The smallest rectangle around the outline, as far as points along it say.
  public var boundingRect: RectValue {
    PathValue(lines.flatMap { $0 }.map { .line($0) }).box ?? .null
  }
}
