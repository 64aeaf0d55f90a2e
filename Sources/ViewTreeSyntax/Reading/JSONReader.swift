/// Reads JSON text (RFC 8259, strictly unless asked otherwise) into a tree that knows where every
/// value came from.
public enum JSONReader {
  /// Reads one JSON text and collects every problem in it.
  ///
  /// The work grows linearly with the text and does not recurse. Beyond the grammar, these are
  /// errors: a byte order mark, bytes that are not UTF-8, half a surrogate pair in an escape, a
  /// number that no `Double` holds, and (as `limits` says) a key that an object has already.
  /// With `allowsComments`, `//` and `/* */` comments count as white space, and a comma may follow
  /// the last element or member (docs/format.md, JSON with comments).
  public static func read(
    _ source: SourceFile, limits: ReaderLimits = .standard, allowsComments: Bool = false
  ) -> SyntaxTree {
    source.bytes.withUnsafeBufferPointer { bytes in
      var parser = JSONParser(bytes, limits: limits, allowsComments: allowsComments)
      parser.readDocument()
      return SyntaxTree(
        source: source, nodes: parser.finishedNodes(), diagnostics: parser.sortedDiagnostics())
    }
  }
}
