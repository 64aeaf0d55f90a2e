/// One text of a tree: where its bytes are, its font and its limits.
struct TextRun: BitwiseCopyable {
  var start: Int
  var count: Int
  var font: FontID
  /// Lines at most; `.max` for no limit.
  var lineLimit: Int
  /// Lines whose height is kept even if there are fewer.
  var reservedLines: Int
  /// Added between lines, in points.
  var lineSpacing: Double
  /// Lines without any limit, once measured; 0 before.
  var idealLines = 0
  /// Width without any limit, in points, unrounded.
  var idealWidth = 0.0
}
