/// The outline of a shape in its frame, while effects change it.
struct ShapeOutline {
  /// The rectangle of the shape before rotation and scaling, in the coordinates of its frame.
  private(set) var rect: Rect
  /// The transform from there to the drawn position.
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
