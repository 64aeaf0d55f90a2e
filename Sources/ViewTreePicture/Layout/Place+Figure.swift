import ViewTreeInspector
import ViewTreeLayout

extension DrawnGeometry.Place {
  /// The rectangle in the window, rotated if the view is.
  var figure: Figure {
    if transform.isTranslation { return .rectangle(boundingBox) }
    return .line(corners, isClosed: true)
  }

  /// The corners in the window: top left, top right, bottom right and bottom left of the rectangle
  /// itself.
  var corners: [Point] { rect.corners.map { transform.apply(to: $0) } }

  /// The bounding box in the window.
  var boundingBox: Rect { transform.boundingBox(of: rect) }
}
