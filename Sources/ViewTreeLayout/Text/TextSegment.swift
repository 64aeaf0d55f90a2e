/// A part of a text in one font, ready to be measured.
struct TextSegment {
  /// Where the next part begins, in bytes from the start of the text.
  let end: Int
  let font: Font
  let metrics: FontMetrics
  /// The advances of the ASCII characters in this font.
  let asciiAdvances: UnsafePointer<Double>
}
