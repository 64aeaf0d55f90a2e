import ViewTreeSyntax

/// A text of a document: pieces of the Swift file, and replacements for code in it.
struct SourceText {
  private(set) var pieces: [SyntaxTreeBuilder.Piece] = []

  /// Creates bytes of the file, unchanged.
  init(_ range: Range<Int>) { pieces = [.source(range)] }

  /// Creates a replacement for the code at an offset of the file.
  init(_ text: String, at place: Int) { pieces = [.made(text, at: place)] }

  static func + (left: SourceText, right: SourceText) -> SourceText {
    var sum = left
    sum.pieces += right.pieces
    return sum
  }

  /// The texts with a separator between them.
  static func joined(_ texts: [SourceText], by separator: String, at place: Int) -> SourceText {
    var sum = SourceText("", at: place)
    for (index, text) in texts.enumerated() {
      if index > 0 { sum = sum + SourceText(separator, at: place) }
      sum = sum + text
    }
    return sum
  }
}
