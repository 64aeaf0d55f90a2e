import ViewTreeSyntax

/// Where things stand in a document.
struct DocumentLines {
  private let tree: SyntaxTree
  private let table: LineTable

  init(_ tree: SyntaxTree) {
    self.tree = tree
    table = LineTable(tree.source)
  }

  /// The line, from 1, in which something stands.
  func line(_ syntax: SyntaxNode.Index) -> Int { table.lineNumber(at: tree.range(syntax).start) }
}
