import ViewTreeSyntax

/// Line and column positions in a document.
package struct DocumentLines {
  private let tree: SyntaxTree
  private let starts: LineStarts

  package init(_ tree: SyntaxTree) {
    self.tree = tree
    starts = LineStarts(tree.source)
  }

  /// The line of a syntax node.
  package func line(_ syntax: SyntaxNode.Index) -> SourceLine {
    starts.line(at: tree.start(syntax))
  }
}
