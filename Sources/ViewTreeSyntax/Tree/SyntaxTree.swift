/// A document as the reader understood it: values in a flat array, each with its bytes.
///
/// Strings and numbers stay slices of the source until asked for.
public final class SyntaxTree: Sendable {
  /// The source that was read.
  public let source: SourceFile
  /// All values in document order, or in decoding order if they were decoded straight from their
  /// bytes. The root is first. Never empty.
  ///
  /// It grows only during decoding, before the tree is shared (`append`), so that no access needs
  /// to be checked.
  @exclusivity(unchecked) public nonisolated(unsafe) internal(set) var nodes: [SyntaxNode]
  /// The problems found while reading, sorted by position. The tree is usable only without errors.
  public let diagnostics: [Diagnostic]
  /// The texts that the reader composed itself. Empty for JSON, where escapes are sufficient.
  let texts: DecodedTexts
  /// True if nodes are appended during decoding, so that some values have no node.
  let isDecodedDirectly: Bool

  init(
    source: SourceFile, nodes: [SyntaxNode], diagnostics: [Diagnostic],
    texts: DecodedTexts = DecodedTexts()
  ) {
    self.source = source
    self.nodes = nodes
    self.diagnostics = diagnostics
    self.texts = texts
    isDecodedDirectly = false
  }

  /// A tree without values yet, for one who adds them while they are decoded.
  package init(decoding source: SourceFile) {
    self.source = source
    nodes = []
    diagnostics = []
    texts = DecodedTexts()
    isDecodedDirectly = true
    // What is reserved and not needed costs no memory.
    nodes.reserveCapacity(source.bytes.count / 20)
  }
}
