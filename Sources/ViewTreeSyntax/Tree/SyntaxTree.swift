/// A document as the reader understood it: values in a flat array, each with its bytes.
///
/// Strings and numbers stay slices of the source until requested.
public final class SyntaxTree: Sendable {
  /// The source that was read.
  public let source: SourceFile
  /// All values in document order. The root is first. Never empty.
  public let nodes: [SyntaxNode]
  /// The problems found while reading, sorted by position. The tree is usable only without errors.
  public let diagnostics: [Diagnostic]
  /// The strings that the reader composed itself. Empty for JSON, where escapes are sufficient.
  let texts: DecodedTexts

  init(
    source: SourceFile, nodes: [SyntaxNode], diagnostics: [Diagnostic],
    texts: DecodedTexts = DecodedTexts()
  ) {
    self.source = source
    self.nodes = nodes
    self.diagnostics = diagnostics
    self.texts = texts
  }
}
