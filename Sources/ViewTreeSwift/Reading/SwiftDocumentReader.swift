import ViewTreeDocument
import ViewTreeScript
import ViewTreeSyntax

/// Reads a document from a Swift file (docs/swift.md).
///
/// Nothing of the file is run by a compiler: what it declares becomes the sections of a document, with places in
/// the file.
package enum SwiftDocumentReader {
  /// Returns how often a file of so many bytes is read again without its unsupported parts.
  ///
  /// Each time finds what uses the parts that the last time skipped. A small file is read more often, so that all
  /// files below 40 kB cost the same.
  private static func tries(forBytes count: Int) -> Int { max(12, 500_000 / max(count, 1)) }

  /// How often a document is evaluated at most to see what is missing.
  package static let evaluations = 64

  /// Reads and checks a document.
  ///
  /// `missing` tells what shows only when a document is evaluated, such as members that values of types from other
  /// files would have. What uses them is left out, too. It is asked where something may be another file's alone.
  package static func read(
    _ source: SourceFile, options: SwiftOptions = SwiftOptions(), limits: ReaderLimits = .standard,
    missing: (Document) -> [Diagnostic] = { _ in [] }
  ) -> DocumentReader.Result {
    read(source, options, limits, missing: missing) { DocumentReader.decode($0) }
  }

  /// The same with a function that decodes each attempt, for tests that count the attempts or change the wording.
  static func read(
    _ source: SourceFile, _ options: SwiftOptions, _ limits: ReaderLimits,
    missing: (Document) -> [Diagnostic], decode: (SyntaxTree) -> DocumentReader.Result
  ) -> DocumentReader.Result {
    let file = SwiftFile(source, options, limits)
    var holes = file.holes(areErrors: options.holesAreErrors)
    var attempt = file.attempt(holes)
    var result = decode(attempt.tree)
    var evaluations = Self.evaluations
    for _ in 0..<tries(forBytes: source.bytes.count) where !attempt.tree.hasErrors {
      var problems = result.diagnostics
      if let document = result.document {
        if problems.isEmpty && !document.makesUndeclaredTypes || evaluations == 0 { break }
        evaluations -= 1
        problems = missing(document)
      }
      guard holes.add(problems, attempt.omissible) else { break }
      attempt = file.attempt(holes)
      result = decode(attempt.tree)
    }
    if result.document != nil, result.diagnostics.contains(where: \.namesUnknownType) {
      // Written as JSON, the document must take these names, too.
      attempt = file.attempt(holes, takesUnknown: true)
      result = decode(attempt.tree)
    }
    var told: Set<Diagnostic> = []
    let diagnostics = result.diagnostics
      .map { withoutReplacement(file.explained($0, holes)) }
      .filter { told.insert($0).inserted }
    return DocumentReader.Result(document: result.document, diagnostics: diagnostics)
  }

  /// What documents would have in place of a word is not what a Swift file has.
  private static func withoutReplacement(_ diagnostic: Diagnostic) -> Diagnostic {
    var diagnostic = diagnostic
    if !diagnostic.id.hasPrefix("swift-") { diagnostic.fixIt = nil }
    return diagnostic
  }

  /// The values of a document, as far as the file says them.
  package static func tree(
    _ source: SourceFile, options: SwiftOptions = SwiftOptions(), limits: ReaderLimits = .standard
  ) -> SyntaxTree {
    if let document = read(source, options: options, limits: limits).document {
      return document.tree
    }
    let file = SwiftFile(source, options, limits)
    let holes = file.holes(areErrors: false)
    return file.attempt(holes).tree
  }
}

extension Diagnostic {
  /// True for a type that nothing declares, which is no error in a Swift file.
  fileprivate var namesUnknownType: Bool {
    severity == .warning && id == "unknown-script-name"
  }
}

extension Document {
  /// Whether scripts make structures that nobody declares.
  fileprivate var makesUndeclaredTypes: Bool {
    scripts.contains { !$0.program.undeclaredTypes.isEmpty }
  }
}
