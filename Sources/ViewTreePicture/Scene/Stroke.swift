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
  /// The length by which the pattern of dashes begins later.
  package var dashPhase = 0.0
  /// The form of its ends.
  package var cap: Cap
  /// The form of its corners.
  package var join: Join

  /// The form of the ends of a line.
  package enum Cap: String, Sendable {
    case butt, round, square
  }

  /// The form of the corners of a line.
  package enum Join: String, Sendable {
    case miter, round, bevel
  }

  package init(
    _ paint: Paint, width: Double = 1, dashes: [Double] = [], hasArrow: Bool = false,
    isRound: Bool = false
  ) {
    self.paint = paint
    self.width = width
    self.dashes = dashes
    self.hasArrow = hasArrow
    (cap, join) = isRound ? (.round, .round) : (.butt, .miter)
  }
}
