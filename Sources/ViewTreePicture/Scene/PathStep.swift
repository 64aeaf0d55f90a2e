import ViewTreeLayout

/// A step of an outline.
package enum PathStep: Equatable, Sendable {
  /// The start of a part.
  case move(Point)
  /// A straight line.
  case line(Point)
  /// A cubic curve with its control points.
  case curve(Point, Point, Point)
  /// A line back to the start of the part.
  case close
}

extension PathStep {
  /// The distance of control points from the ends of a quarter of a circle, for a radius of 1.
  static let quarter = 0.5523

  /// The points of the step, including control points.
  var points: [Point] {
    switch self {
    case .move(let point), .line(let point): [point]
    case .curve(let first, let second, let end): [first, second, end]
    case .close: []
    }
  }

  /// The step with all its points mapped.
  func map(_ body: (Point) -> Point) -> PathStep {
    switch self {
    case .move(let point): .move(body(point))
    case .line(let point): .line(body(point))
    case .curve(let first, let second, let end): .curve(body(first), body(second), body(end))
    case .close: .close
    }
  }
}
