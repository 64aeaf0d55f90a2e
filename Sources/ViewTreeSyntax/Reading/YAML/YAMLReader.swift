/// Reads one YAML 1.2 document into the same tree that JSON makes.
public enum YAMLReader {
  /// Reads one YAML document, up to the first error.
  ///
  /// The work grows linearly with the text and the expansion of its aliases, and doesn't recurse.
  /// These parts of YAML are rejected by name: tags, directives other than `%YAML 1.2`, merge keys,
  /// keys that are collections or null, numbers that aren't finite, a second document.
  public static func read(_ source: SourceFile, limits: ReaderLimits = .standard) -> SyntaxTree {
    source.bytes.withUnsafeBufferPointer { bytes in
      var parser = YAMLParser(bytes, limits: limits)
      parser.readStream()
      return tree(of: source, parser)
    }
  }

  /// Reads text that may be incomplete, for the values around a position. The tree omits the rest
  /// of a line after an error, and some problems.
  package static func readWithErrors(_ source: SourceFile) -> SyntaxTree {
    source.bytes.withUnsafeBufferPointer { bytes in
      var parser = YAMLParser(bytes, limits: .standard)
      parser.readStreamWithErrors()
      return tree(of: source, parser)
    }
  }

  private static func tree(of source: SourceFile, _ parser: YAMLParser) -> SyntaxTree {
    SyntaxTree(
      source: source, nodes: parser.finishedNodes(),
      diagnostics: parser.diagnostics.sortedByPosition(), texts: parser.texts)
  }
}
