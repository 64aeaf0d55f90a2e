import ViewTreeInspector
import ViewTreeLayout

/// The value of an anchor, or a part of one.
package enum MeasuredAnchor: Equatable, Sendable {
  case rect(Rect)
  case point(Point)

  /// The rectangles and points in a value.
  static func parts(of geometry: AnchorGeometry) -> [MeasuredAnchor] {
    switch geometry {
    case .rect(let rect): [.rect(rect)]
    case .point(let point): [.point(point)]
    case .list(let list): list.flatMap { parts(of: $0) }
    case .none: []
    }
  }

  /// The horizontal start.
  var x: Double {
    switch self {
    case .rect(let rect): rect.minX
    case .point(let point): point.x
    }
  }
}
