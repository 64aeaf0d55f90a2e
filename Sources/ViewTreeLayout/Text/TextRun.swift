/// One text of a tree: the range of its bytes, its font and its limits.
struct TextRun: BitwiseCopyable {
  var start: Int
  var count: Int
  /// The font of the text, or of the first part of text with several parts.
  var font: FontID
  /// The maximum number of lines. `.max` for no limit.
  var lineLimit: Int
  /// The number of lines whose height is reserved even if there are fewer.
  var reservedLines: Int
  /// The minimum distance between the bottom of a line and the top of the next, in points. A
  /// greater leading of the font takes precedence.
  var lineSpacing: Double
  /// The distance by which glyphs are raised, in points. Negative if they are lowered.
  var baselineOffset = 0.0
  /// The minimum scale of text that doesn't fit, from 0 to 1.
  var minimumScale = 1.0
  /// The truncation of text that doesn't fit.
  var truncation = TextTruncation.tail
  /// The number of lines without any limit, once measured. 0 before.
  var idealLines = 0
  /// Width without any limit, in points, unrounded.
  var idealWidth = 0.0
  /// The parts of concatenated text in `TextStorage.parts`. None for text in a single font.
  var firstPart = 0
  var partCount = 0
}

/// A stored part of a concatenated text.
struct TextPart: BitwiseCopyable {
  /// The start of the next part, in bytes from the start of the text.
  var end: Int
  var font: FontID
  /// The distance by which the part is raised, in points.
  var baselineOffset = 0.0
}
