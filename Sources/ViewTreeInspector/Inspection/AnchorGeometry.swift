import ViewTreeLayout

/// The value of an anchor, in some coordinate space.
public indirect enum AnchorGeometry: Equatable, Sendable {
  /// The value of an `Anchor<CGRect>`: a bounding box.
  case rect(Rect)
  /// The value of an `Anchor<CGPoint>`.
  case point(Point)
  /// The value of an `Anchor<[T]>`.
  case list([AnchorGeometry])
  /// The value of an `Anchor<T?>` made from nil.
  case none

  /// The value in other coordinates. Rectangles become bounding boxes of their corners.
  func applying(_ transform: AffineTransform) -> AnchorGeometry {
    switch self {
    case .rect(let rect): .rect(transform.boundingBox(of: rect))
    case .point(let point): .point(transform.apply(to: point))
    case .list(let list): .list(list.map { $0.applying(transform) })
    case .none: .none
    }
  }
}
