/// Reads JSON text (RFC 8259, strictly) into a tree that knows where every value came from.
public enum JSONReader {
  /// Reads one JSON text and collects every problem in it.
  ///
  /// The work grows linearly with the text and does not recurse. Beyond the grammar, these are
  /// errors: a byte order mark, bytes that are not UTF-8, half a surrogate pair in an escape, a
  /// number that no `Double` holds, and (as `limits` says) a key that an object has already.
  public static func read(_ source: SourceFile, limits: ReaderLimits = .standard) -> SyntaxTree {
    source.bytes.withUnsafeBufferPointer { bytes in
      var parser = JSONParser(bytes, limits: limits)
      parser.readDocument()
      return SyntaxTree(
        source: source, nodes: parser.finishedNodes(), diagnostics: parser.sortedDiagnostics())
    }
  }
}
