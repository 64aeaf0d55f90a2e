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
}
