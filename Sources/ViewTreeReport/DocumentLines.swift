import ViewTreeSyntax

/// Where things stand in a document.
package struct DocumentLines {
  private let tree: SyntaxTree
  private let table: LineTable

  package init(_ tree: SyntaxTree) {
    self.tree = tree
    table = LineTable(tree.source)
  }

  /// The line, from 1, in which something stands.
  package func line(_ syntax: SyntaxNode.Index) -> Int {
    table.lineNumber(at: tree.range(syntax).start)
  }
}
