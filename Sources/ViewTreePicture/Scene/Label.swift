import ViewTreeLayout

/// A line of text in a picture.
package struct Label: Equatable, Sendable {
  /// Which side of the text stands at the origin.
  package enum Anchor: Equatable, Sendable { case start, middle, end }

  /// What is written; it may be anything that a document says.
  package var text: String
  /// Where its baseline begins, is half-way, or ends.
  package var origin: Point
  /// The size of its font in points.
  package var size: Double
  /// The weight of its font, from 100 to 900.
  package var weight: Int
  /// Which side stands at the origin.
  package var anchor: Anchor
  /// Whether all its characters are equally wide.
  package var isMonospaced: Bool
  /// Whether it is slanted.
  package var isItalic = false
  /// How wide it has to be, whatever the font; `nil` if it takes what it needs.
  package var width: Double?

  package init(
    _ text: String, at origin: Point, size: Double, weight: Int = 400, anchor: Anchor = .start,
    isMonospaced: Bool = false, width: Double? = nil
  ) {
    self.text = text
    self.origin = origin
    self.size = size
    self.weight = weight
    self.anchor = anchor
    self.isMonospaced = isMonospaced
    self.width = width
  }
}
