/// The line style of an outline.
package struct Stroke: Equatable, Sendable {
  /// The paint of the line.
  package var paint: Paint
  /// The width in points.
  package var width: Double
  /// Alternating lengths of dashes and gaps. Empty for a solid line.
  package var dashes: [Double]
  /// True if it ends in an arrow.
  package var hasArrow: Bool
  /// True if its ends and corners are round.
  package var isRound: Bool

  package init(
    _ paint: Paint, width: Double = 1, dashes: [Double] = [], hasArrow: Bool = false,
    isRound: Bool = false
  ) {
    self.paint = paint
    self.width = width
    self.dashes = dashes
    self.hasArrow = hasArrow
    self.isRound = isRound
  }
}
