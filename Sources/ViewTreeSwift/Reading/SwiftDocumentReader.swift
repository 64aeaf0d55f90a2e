import ViewTreeDocument
import ViewTreeScript
import ViewTreeSyntax

/// Reads a document from a Swift file (docs/reference/swift.md).
///
/// The file is not compiled: its declarations become the sections of a document, with locations in
/// the file.
package enum SwiftDocumentReader {
  /// The number of times that a file of a given size is read again without its unsupported parts.
  ///
  /// Each time finds the uses of parts that the last time skipped. A small file is read more often,
  /// so that all files below 40 kB cost the same.
  private static func tries(forBytes count: Int) -> Int { max(12, 500_000 / max(count, 1)) }

  /// The maximum number of evaluations of a document to find missing declarations.
  package static let evaluations = 64

  /// Reads and checks a document.
  ///
  /// `missing` finds problems that appear only during evaluation, such as members of values whose
  /// types other files declare. Their uses are skipped, too. It is called if a name may be declared
  /// in another file.
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
    var holes = file.holes(areErrors: options.holes == .error)
    var attempt = file.attempt(holes)
    var result = decode(attempt.tree)
    var evaluations = Self.evaluations
    for _ in 0..<tries(forBytes: source.bytes.count) where !attempt.tree.hasErrors {
      var problems = result.diagnostics
      if let document = result.document {
        let mayFail = document.makesUndeclaredTypes || source.parts.count > 1
        if problems.isEmpty && !mayFail || evaluations == 0 { break }
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
    let isFolded = source.parts.count > 1 && options.holes == .warn
    return DocumentReader.Result(
      document: result.document, diagnostics: isFolded ? file.folded(diagnostics) : diagnostics)
  }

  /// Removes the fix-it, because a document's spelling does not apply to a Swift file.
  private static func withoutReplacement(_ diagnostic: Diagnostic) -> Diagnostic {
    var diagnostic = diagnostic
    if !diagnostic.id.hasPrefix("swift-") { diagnostic.fixIt = nil }
    return diagnostic
  }

  /// The values of a document, as far as the file declares them.
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
  /// True for an undeclared type, which is not an error in a Swift file.
  fileprivate var namesUnknownType: Bool {
    severity == .warning && id == "unknown-script-name"
  }
}

extension Document {
  /// True if scripts make structures that are not declared.
  fileprivate var makesUndeclaredTypes: Bool {
    scripts.contains { !$0.program.undeclaredTypes.isEmpty }
  }
}
