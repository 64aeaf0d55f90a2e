/// A scalar that was scanned and isn't in the tree yet.
struct YAMLScalar {
  enum Style {
    case plain, quoted, block
  }

  var style: Style
  /// Quotes included.
  var start: Int
  var end: Int
  /// True if its text is the last record of the decoded texts instead of a slice of the source.
  var isDecoded: Bool
  /// True if it's on one line, as implicit keys must be.
  var isOnOneLine: Bool

  var range: SourceRange { SourceRange(start, end) }
}
