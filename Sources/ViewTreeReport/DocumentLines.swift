import ViewTreeSyntax

/// Where things stand in a document.
struct DocumentLines {
  private let tree: SyntaxTree
  private let starts: LineStarts

  init(_ tree: SyntaxTree) {
    self.tree = tree
    starts = LineStarts(tree.source)
  }

  /// The line, from 1, in which something stands.
  func line(_ syntax: SyntaxNode.Index) -> Int { starts.lineNumber(at: tree.range(syntax).start) }
}
