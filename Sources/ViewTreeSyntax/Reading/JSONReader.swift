/// Reads JSON text (RFC 8259, strictly unless asked otherwise) into a tree that knows where every
/// value came from.
public enum JSONReader {
  /// Reads one JSON text and collects every problem in it.
  ///
  /// The work grows linearly with the text and doesn't recurse. Beyond the grammar, these are
  /// errors: a byte order mark, invalid UTF-8, half a surrogate pair in an escape, a number outside
  /// the range of `Double`, and (depending on `limits`) a duplicate key. With `allowsComments`,
  /// `//` and `/* */` comments are treated as white space, and a comma may follow the last element
  /// or member (docs/reference/format/files.md, JSON with comments).
  public static func read(
    _ source: SourceFile, limits: ReaderLimits = .standard, allowsComments: Bool = false
  ) -> SyntaxTree {
    source.bytes.withUnsafeBufferPointer { bytes in
      // Documents have at least seven bytes per node. Denser text is parsed again with space for
      // one node per byte, which is enough unless the text is full of errors.
      var room = bytes.count / 6
      while true {
        let parsed = parse(bytes, room: room, limits, allowsComments)
        guard parsed.lacksRoom else {
          return SyntaxTree(source: source, nodes: parsed.nodes, diagnostics: parsed.diagnostics)
        }
        room = max(bytes.count, room * 2)
      }
    }
  }

  /// The result of parsing with memory for a number of nodes. Complete unless `lacksRoom` is true.
  private static func parse(
    _ bytes: UnsafeBufferPointer<UInt8>, room: Int, _ limits: ReaderLimits, _ allowsComments: Bool
  ) -> (nodes: [SyntaxNode], diagnostics: [Diagnostic], lacksRoom: Bool) {
    var diagnostics: [Diagnostic] = []
    var lacksRoom = false
    let nodes = [SyntaxNode](unsafeUninitializedCapacity: room + 2 * SyntaxNodeRoom.slack) {
      var parser = JSONParser(
        bytes, into: SyntaxNodeRoom($0), limits: limits, allowsComments: allowsComments)
      parser.readDocument()
      lacksRoom = parser.lacksRoom
      if !lacksRoom { parser.finish() }
      diagnostics = parser.sortedDiagnostics()
      $1 = parser.nodes.count
    }
    return (nodes, diagnostics, lacksRoom)
  }
}
