import ViewTreeScript
import ViewTreeSyntax

/// Reads a document from its bytes.
public enum DocumentReader {
  /// The document, if it could be decoded, and all of its problems.
  public struct Result {
    /// The document, or `nil` if there was an error.
    public let document: Document?
    /// Problems, sorted by position: 100 of a text that cannot be read, 1000 of a document.
    public let diagnostics: [Diagnostic]

    package init(document: Document?, diagnostics: [Diagnostic]) {
      self.document = document
      self.diagnostics = diagnostics
    }
  }

  /// Reads and checks a document, in a language that is set or detected from the source.
  ///
  /// For a JSON document without errors and warnings, views have no nodes in its tree
  /// (`SyntaxTree.whole`).
  public static func read(
    _ source: SourceFile, as syntax: SourceSyntax? = nil, limits: ReaderLimits = .standard,
    takesUnknown: Bool = false
  ) -> Result {
    let syntax = syntax ?? SourceSyntax(of: source)
    return decode(syntax.read(source, limits: limits), takesUnknown: takesUnknown)
  }

  /// Checks a document that is already parsed.
  ///
  /// `assumed` are types that the document leaves open, by the key of the typed declaration: a
  /// state variable, a preference key, a value of the environment or for layouts. For a method, the
  /// key is its body. `takesUnknown` turns unknown views into Boxes, as the document may itself. A
  /// tree without nodes for its views is completed first. `memory` has what was compiled for
  /// similar documents.
  public static func decode(
    _ tree: SyntaxTree, assuming assumed: [SyntaxNode.Index: String] = [:],
    takesUnknown: Bool = false, memory: CompilationMemory? = nil
  ) -> Result {
    if tree.diagnostics.contains(where: { $0.severity == .error }) {
      return Result(document: nil, diagnostics: tree.diagnostics.limited())
    }
    let decoder = DocumentDecoder(tree, assuming: assumed, memory: memory)
    decoder.unknown.areTaken = takesUnknown
    decoder.decode()
    let diagnostics = decoder.sortedDiagnostics()
    let failed = diagnostics.contains { $0.severity == .error }
    return Result(document: failed ? nil : decoder.document, diagnostics: diagnostics)
  }
}
