import ViewTreeLayout

/// A line of text in a picture.
package struct Label: Equatable, Sendable {
  /// The part of the text that is at the origin.
  package enum Anchor: Equatable, Sendable { case start, middle, end }

  /// The written text, which can be any text of a document.
  package var text: String
  /// The point at which its baseline starts, is centered, or ends.
  package var origin: Point
  /// The size of its font in points.
  package var size: Double
  /// The weight of its font, from 100 to 900.
  package var weight: Int
  /// The part of the text at the origin.
  package var anchor: Anchor
  /// True if all its characters have the same width.
  package var isMonospaced: Bool
  /// True if it's italic.
  package var isItalic = false
  /// The other parts of the line. Each follows the one before it in any font.
  package var tails: [Tail] = []
  /// The exact width that it must have in any font, or `nil` for its natural width.
  package var width: Double?

  /// A part of a label after the first one.
  package struct Tail: Equatable, Sendable {
    /// The written text.
    package var text: String
    /// The distance from the part before it, in points.
    package var gap: Double
    /// The color of the text.
    package var ink: Ink
    /// The size of its font in points.
    package var size: Double
    /// The weight of its font, from 100 to 900.
    package var weight = 400
    /// True if all its characters have the same width.
    package var isMonospaced = false
  }

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
