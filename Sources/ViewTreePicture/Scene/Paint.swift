import ViewTreeLayout

/// The paint of an area or a line.
package enum Paint: Equatable, Sendable {
  /// Nothing.
  case none
  /// A colour of the picture, which the theme knows.
  case ink(Ink)
  /// A colour of the document, which no theme changes.
  case color(PictureColor)
  /// Slanted lines in a colour of the picture.
  case hatch(Ink)
  /// From one colour of the document to another.
  case gradient(PictureColor, PictureColor, from: UnitPoint, to: UnitPoint)
}
