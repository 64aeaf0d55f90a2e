/// The paint of an area or a line.
package enum Paint: Equatable, Sendable {
  /// No paint.
  case none
  /// A color of the picture, which the theme defines.
  case ink(Ink)
  /// A color of the document, which no theme changes.
  case color(PictureColor)
  /// Slanted lines in a color of the picture.
  case hatch(Ink)
  /// A gradient of the document.
  case gradient(GradientPaint)

  /// The paint with reduced opacity, if it's a color or a gradient of the document.
  func faded(_ part: Double) -> Paint {
    switch self {
    case .color(let color): return .color(color.faded(part))
    case .gradient(var gradient):
      for index in gradient.stops.indices {
        gradient.stops[index].color = gradient.stops[index].color.faded(part)
      }
      return .gradient(gradient)
    case .none, .ink, .hatch: return self
    }
  }
}
