/// What makes another shape of a shape in the same frame: layout does not notice it
/// (docs/semantics.md, Drawing).
public enum ShapeEffect: Equatable, Sendable {
  /// `inset(by:)`: smaller by so many points on each side; larger for a negative number.
  case inset(Double)
  /// `size(width:height:)`: of a size in points, from the top left corner on.
  case size(width: Double?, height: Double?)
  /// `scale(x:y:anchor:)`, about a place in the frame.
  case scale(x: Double, y: Double, anchor: UnitPoint)
  /// `rotation(_:anchor:)`: clockwise, in degrees, about a place in the frame.
  case rotation(degrees: Double, anchor: UnitPoint)
}

/// The outline of a shape in its frame, while effects change it.
struct ShapeOutline {
  /// Where the shape would be if nothing turned or scaled it, in the coordinates of its frame.
  private(set) var rect: Rect
  /// From there to where it is drawn.
  private(set) var transform = AffineTransform.identity
  private let frame: Size

  init(filling frame: Size) {
    self.frame = frame
    rect = Rect(origin: .zero, size: frame)
  }

  mutating func apply(_ effect: ShapeEffect) {
    switch effect {
    case .inset(let length):
      rect = Rect(
        x: rect.minX + length, y: rect.minY + length, width: max(rect.width - 2 * length, 0),
        height: max(rect.height - 2 * length, 0))
    case .size(let width, let height):
      rect = Rect(
        x: rect.minX, y: rect.minY, width: width ?? rect.width, height: height ?? rect.height)
    case .scale(let x, let y, let anchor):
      let scale = ScaleEffectLayout(x: x, y: y, anchor: anchor)
      transform = transform.concatenating(scale.transform(in: frame))
    case .rotation(let degrees, let anchor):
      let rotation = RotationEffectLayout(degrees: degrees, anchor: anchor)
      transform = transform.concatenating(rotation.transform(in: frame))
    }
  }
}
