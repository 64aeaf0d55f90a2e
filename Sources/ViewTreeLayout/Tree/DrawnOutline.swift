/// The outline of a drawn node in the window, in points.
public struct DrawnOutline: Equatable, Sendable {
  /// The bounding box.
  public let rect: Rect
  /// The corners of a rotated, sheared or mirrored node: its own top left, top right, bottom right
  /// and bottom left.
  public let corners: [Point]?

  /// Creates an outline.
  public init(rect: Rect, corners: [Point]?) {
    self.rect = rect
    self.corners = corners
  }

  /// The outline of a view without a position.
  public static let nowhere = DrawnOutline(rect: .zero, corners: nil)
}

extension LayoutTree {
  /// The outline of a drawn node. Empty and at the origin if the node isn't placed.
  ///
  /// - Parameter effects: the transformations of a shape within its frame, the innermost first.
  public func drawnOutline(of id: NodeID, effects: [ShapeEffect] = []) -> DrawnOutline {
    guard isPlaced(id) else { return .nowhere }
    if effects.isEmpty, isUprightInWindow(id) {
      return DrawnOutline(rect: frame(of: id), corners: nil)
    }
    let (rect, transform) = drawnShape(of: id, effects: effects)
    let box = transform.boundingBox(of: rect)
    if transform.keepsUpright { return DrawnOutline(rect: box, corners: nil) }
    let corners = [
      rect.origin, Point(x: rect.maxX, y: rect.minY), Point(x: rect.maxX, y: rect.maxY),
      Point(x: rect.minX, y: rect.maxY),
    ]
    return DrawnOutline(rect: box, corners: corners.map { transform.apply(to: $0) })
  }

  /// The rectangle that a placed node fills in its own coordinates, and the transform to the
  /// window.
  ///
  /// - Parameter effects: the transformations of a shape within its frame, the innermost first.
  public func drawnShape(
    of id: NodeID, effects: [ShapeEffect] = []
  ) -> (rect: Rect, transform: AffineTransform) {
    var outline = ShapeOutline(filling: size(of: id))
    for effect in effects { outline.apply(effect) }
    return (outline.rect, outline.transform.concatenating(transformToWindow(of: id)))
  }

  /// True if no ancestor of a node has its own coordinate system. Also true for a node that the
  /// tree doesn't have.
  public func isUprightInWindow(_ id: NodeID) -> Bool {
    id.index >= count || arena.pointee.nodes[id.index].system == 0
  }
}

extension AffineTransform {
  /// True if the map neither rotates nor shears nor mirrors. The tolerance is for sines of full
  /// turns.
  fileprivate var keepsUpright: Bool { abs(b) < 1e-9 && abs(c) < 1e-9 && a >= 0 && d >= 0 }
}
