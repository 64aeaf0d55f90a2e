/// A part of text in one font, ready for measurement.
struct TextSegment {
  /// The start of the next part, in bytes from the start of the text.
  let end: Int
  let font: Font
  let metrics: FontMetrics
  /// The advances of the ASCII characters in this font.
  let asciiAdvances: UnsafePointer<Double>
  let kerning: Kerning
  /// The distance by which the part is raised, in points.
  let baselineOffset: Double
}
