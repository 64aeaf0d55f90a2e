import ViewTreeSyntax

extension LanguageServer {
  /// The outline of a document, as a tree if the editor shows one.
  mutating func symbols(_ parameters: Parameters) throws(ProtocolError) -> OrderedJSON {
    let (document, reading) = try document(parameters)
    let text = document.text
    let symbols: [OutlineSymbol]
    if reading.language == .swift {
      symbols = SwiftOutline.symbols(
        SwiftNames.names(in: text.bytes), reading.tree, count: text.bytes.count)
    } else if reading.isDocument, let tree = reading.tree {
      symbols = TreeOutline(tree, TreeNames.names(in: tree)).symbols
    } else {
      symbols = []
    }
    return .list(
      client.showsSymbolsAsTree
        ? symbols.map { $0.tree(in: text) }
        : symbols.flatMap { $0.list(in: text, uri: document.uri) })
  }
}
