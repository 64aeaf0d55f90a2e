import ViewTreeNumbers
import ViewTreeSyntax

/// The text of a closure in a document: one string, or a list of strings that are its lines.
enum ScriptText {
  /// The text in UTF-8, or `nil` if the value is neither a string nor a list of strings.
  static func bytes(at node: SyntaxNode.Index, in tree: SyntaxTree) -> [UInt8]? {
    switch tree.kind(node) {
    case .string:
      return tree.withTextBytes(node) { Array($0) }
    case .array:
      var text: [UInt8] = []
      for line in tree.elements(node) {
        guard tree.kind(line) == .string else { return nil }
        tree.withTextBytes(line) { text.append(contentsOf: $0) }
        text.append(UInt8(ascii: "\n"))
      }
      return text
    default:
      return nil
    }
  }

  /// The source range of a range of the text.
  static func sourceRange(
    of range: Range<Int>, at node: SyntaxNode.Index, in tree: SyntaxTree
  ) -> SourceRange {
    guard tree.kind(node) == .array else {
      guard tree.kind(node) == .string else { return tree.range(node) }
      return tree.sourceRange(ofTextRange: range, in: node)
    }
    var start = 0
    for line in tree.elements(node) {
      let length = tree.withTextBytes(line) { $0.count }
      if range.lowerBound <= start + length {
        let lower = Swift.max(range.lowerBound - start, 0)
        let upper = Swift.min(range.upperBound - start, length)
        return tree.sourceRange(ofTextRange: lower..<Swift.max(lower, upper), in: line)
      }
      start += length + 1
    }
    return tree.range(node)
  }
}

extension Range<Int> {
  /// The range moved by a number of bytes, never below 0.
  func shifted(by offset: Int) -> Range<Int> {
    let lower = Swift.max(lowerBound + offset, 0)
    return lower..<Swift.max(upperBound + offset, lower)
  }
}
