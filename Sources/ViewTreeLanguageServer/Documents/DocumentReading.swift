import ViewTreeDocument
import ViewTreeInspector
import ViewTreeRequests
import ViewTreeSwift
import ViewTreeSyntax

/// A text, parsed as a document.
struct DocumentReading {
  let language: SourceSyntax
  /// The source that was read: the text, followed by the files that its settings name.
  let source: SourceFile
  /// The values that could be read. `nil` for a Swift file with errors.
  let tree: SyntaxTree?
  /// The document. `nil` if there are errors.
  let document: Document?
  let diagnostics: [Diagnostic]
  /// True if the text declares itself to be a document.
  let isDocument: Bool

  /// Parses a source. Swift files that the cache has aren't parsed again.
  init(
    _ source: SourceFile, _ language: SourceSyntax, limits: ReaderLimits,
    _ programs: ProgramPool = ProgramPool()
  ) {
    self.language = language
    self.source = source
    isDocument = Self.isDocument(source, language)
    guard language != .swift else {
      let result = programs.with(source, limits: limits) { program in
        SwiftDocumentReader.read(program, options: SwiftOptions(), limits: limits) {
          Inspector.trial(of: $0, limits: .standard)
        }
      }
      tree = result.document?.tree
      document = result.document
      diagnostics = result.diagnostics
      return
    }
    let tree = language.read(source, limits: limits)
    let result = isDocument ? DocumentReader.decode(tree) : nil
    self.tree = tree
    document = result?.document
    diagnostics = result?.diagnostics ?? []
  }

  /// True if an object has the key `viewtree`. A Swift file is a document if it has a settings
  /// comment.
  private static func isDocument(_ source: SourceFile, _ language: SourceSyntax) -> Bool {
    if language == .swift { return SwiftSettings.range(in: source.bytes) != nil }
    var search = KeySearch(for: "viewtree", in: language)
    search.take(source.bytes)
    return search.answer == .found
  }
}
