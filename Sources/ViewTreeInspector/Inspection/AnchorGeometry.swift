import ViewTreeLayout

/// The value of an anchor, in some coordinate space.
public indirect enum AnchorGeometry: Equatable, Sendable {
  /// Of `Anchor<CGRect>`: a bounding box.
  case rect(Rect)
  /// Of `Anchor<CGPoint>`.
  case point(Point)
  /// Of `Anchor<[T]>`.
  case list([AnchorGeometry])
  /// Of `Anchor<T?>` made from nil.
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
