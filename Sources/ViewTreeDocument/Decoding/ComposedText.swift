import ViewTreeNumbers
import ViewTreeSyntax

/// A part of a script's text and its location in the document.
public struct ScriptPiece: Sendable {
  /// The part, in bytes of the script's text.
  let range: Range<Int>
  /// The string that contains it.
  let syntax: SyntaxNode.Index
  /// The number of bytes of that string before the piece.
  let offset: Int
}

/// Swift code made from JSON in which strings are expressions: `{"x": "w / 2", "y": 4}` as
/// `CGPoint(x: (w / 2), y: 4)`.
struct ComposedText {
  private(set) var bytes: [UInt8] = []
  private(set) var pieces: [ScriptPiece] = []

  mutating func append(_ text: String) { bytes += Array(text.utf8) }

  /// Appends the text of a string, after `prefix`, and records its location.
  mutating func append(
    _ node: SyntaxNode.Index, in tree: SyntaxTree, prefix: String, suffix: String
  ) {
    append(prefix)
    let start = bytes.count
    tree.withTextBytes(node) { bytes += $0 }
    pieces.append(ScriptPiece(range: start..<bytes.count, syntax: node, offset: 0))
    append(suffix)
  }

  /// Appends the text of a string as the content of a literal: quotes and line ends are escaped.
  mutating func appendLiteral(_ node: SyntaxNode.Index, in tree: SyntaxTree) {
    append("\"")
    tree.withTextBytes(node) { text in
      var start = 0
      func isSpecial(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
      }
      while start < text.count {
        let end = (start..<text.count).first { isSpecial(text[$0]) } ?? text.count
        let first = bytes.count
        bytes += text[start..<end]
        pieces.append(ScriptPiece(range: first..<bytes.count, syntax: node, offset: start))
        if end < text.count {
          let escapes: [UInt8: String] = [UInt8(ascii: "\n"): "\\n", UInt8(ascii: "\r"): "\\r"]
          append(escapes[text[end]] ?? "\\\"")
        }
        start = end + 1
      }
    }
    append("\"")
  }
}

extension [ScriptPiece] {
  /// The source range of a range of the text, or `nil` if it crosses a piece boundary.
  func sourceRange(of range: Range<Int>, in tree: SyntaxTree) -> SourceRange? {
    for piece in self
    where piece.range.lowerBound <= range.lowerBound && range.upperBound <= piece.range.upperBound {
      let inner = range.shifted(by: piece.offset - piece.range.lowerBound)
      return ScriptText.sourceRange(of: inner, at: piece.syntax, in: tree)
    }
    return nil
  }
}
