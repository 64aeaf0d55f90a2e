import ViewTreeLayout

extension Figure {
  /// An arrow with a small open head.
  static func arrow(from start: Point, to end: Point, head: Double = 5) -> Figure {
    let way = end - start
    let length = (way.x * way.x + way.y * way.y).squareRoot()
    guard length > 0 else { return .lines([[start, end]]) }
    let (x, y) = (way.x / length * head, way.y / length * head)
    return .lines([
      [start, end],
      [
        Point(x: end.x - x - y * 0.6, y: end.y - y + x * 0.6), end,
        Point(x: end.x - x + y * 0.6, y: end.y - y - x * 0.6),
      ],
    ])
  }
}
