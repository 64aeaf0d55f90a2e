import ViewTreeDocument
import ViewTreeScript
import ViewTreeSyntax

/// Reads a document from a Swift file (docs/reference/swift.md).
///
/// The file isn't compiled: its declarations become the sections of a document, with locations in
/// the file.
package enum SwiftDocumentReader {
  /// The minimum number of times that a file is read again without its unsupported parts.
  ///
  /// Each time finds the uses of parts that the last time skipped.
  private static let leastTries = 12

  /// The number of bytes that all attempts together may read. A small file is read more often, so
  /// that all files below 40 kB cost the same. With several files, only code that the root mentions
  /// is counted.
  private static func bytesOfAllTries(isSeveral: Bool) -> Int { isSeveral ? 6_000_000 : 500_000 }

  /// The maximum number of evaluations of a document to find missing declarations.
  package static let evaluations = 64

  /// Reads and checks a document.
  ///
  /// `gaps` finds problems that appear only during evaluation, such as members of values whose
  /// types other files declare. Their uses are skipped, too. It's called if a name may be declared
  /// in another file.
  package static func read(
    _ source: SourceFile, options: SwiftOptions = SwiftOptions(), limits: ReaderLimits = .standard,
    gaps: (Document) -> [EvaluationGap] = { _ in [] }
  ) -> DocumentReader.Result {
    let program = SwiftProgram(source, limits: limits)
    return read(program, options: options, limits: limits, gaps: gaps)
  }

  /// Reads a document from files that are parsed already.
  package static func read(
    _ program: SwiftProgram, options: SwiftOptions, limits: ReaderLimits = .standard,
    gaps: (Document) -> [EvaluationGap] = { _ in [] }
  ) -> DocumentReader.Result {
    program.memory.beginReading()
    return read(program.source, options, limits, program, gaps: gaps) {
      DocumentReader.decode($0, memory: program.memory)
    }
  }

  /// Reads a document with a function that decodes each attempt, for tests that count the attempts
  /// or change the wording. `bytes` is another limit for the bytes of all attempts.
  static func read(
    _ source: SourceFile, _ options: SwiftOptions, _ limits: ReaderLimits,
    _ program: SwiftProgram? = nil, bytes: Int? = nil, gaps: (Document) -> [EvaluationGap],
    decode: (SyntaxTree) -> DocumentReader.Result
  ) -> DocumentReader.Result {
    let program = program ?? SwiftProgram(source, limits: limits)
    let file = SwiftFile(source, options, limits, program)
    var holes = file.holes(areErrors: options.holes == .error)
    // Several files are assumed to compile, so unknown names belong to other files.
    let takesUnknown = source.parts.count > 1
    var attempt = file.attempt(holes, takesUnknown: takesUnknown)
    var result = decode(attempt.tree)
    var readable: (result: DocumentReader.Result, gaps: [EvaluationGap])?
    var evaluations = Self.evaluations
    var bytesLeft =
      bytes ?? max(bytesOfAllTries(isSeveral: takesUnknown), leastTries * attempt.bytes)
    while bytesLeft > 0, !attempt.tree.hasErrors {
      bytesLeft -= attempt.bytes
      var problems = result.diagnostics.map { EvaluationGap($0) }
      if let document = result.document {
        let mayFail = document.makesUndeclaredTypes || source.parts.count > 1
        if problems.isEmpty && !mayFail || evaluations == 0 { break }
        evaluations -= 1
        problems = gaps(document)
        readable = (result, problems)
      }
      let isEvaluated = result.document != nil
      guard holes.add(problems, attempt.omissible, isEvaluated: isEvaluated) else { break }
      attempt = file.attempt(holes, takesUnknown: takesUnknown)
      result = decode(attempt.tree)
    }
    if takesUnknown, readable == nil {
      var tries = Self.leastTries
      while tries > 0, result.document == nil, !attempt.tree.hasErrors,
        holes.addLargest(result.diagnostics, attempt.omissible)
      {
        tries -= 1
        attempt = file.attempt(holes, takesUnknown: takesUnknown)
        result = decode(attempt.tree)
      }
    }
    if !takesUnknown, result.document != nil, result.diagnostics.contains(where: \.namesUnknownType)
    {
      // The document in JSON must accept these names, too.
      attempt = file.attempt(holes, takesUnknown: true)
      result = DocumentReader.Result(
        document: decode(attempt.tree).document, diagnostics: result.diagnostics)
    }
    // With several files, shows the last attempt that could be read, and its gaps as warnings.
    var passedOver: [Diagnostic] = []
    if takesUnknown, let readable {
      if result.document == nil { result = readable.result }
      passedOver = readable.gaps.map(\.warning)
    }
    var told: Set<Diagnostic> = []
    let diagnostics = (result.diagnostics + passedOver)
      .map { inSwift(file.explained($0, holes), source) }
      .filter { told.insert($0).inserted }
    let isFolded = source.parts.count > 1 && options.holes == .warn
    let shown = isFolded ? file.folded(diagnostics) : diagnostics
    let note = result.document == nil ? nil : file.note(about: attempt.shown)
    var document = result.document
    document?.madeUpValueCount = holes.madeUpValueCount + attempt.madeUpValueCount
    document?.misspellings = shown.filter(\.isMisspelling)
    return DocumentReader.Result(
      document: document, diagnostics: shown + (note.map { [$0] } ?? []))
  }

  /// Removes a fix-it that replaces more than a name, because a document's spelling doesn't apply
  /// to a Swift file.
  private static func inSwift(_ diagnostic: Diagnostic, _ source: SourceFile) -> Diagnostic {
    guard !diagnostic.id.hasPrefix("swift-"), diagnostic.fixIt != nil,
      diagnostic.unquotedFix(in: source) == nil
    else { return diagnostic }
    var diagnostic = diagnostic
    diagnostic.fixIt = nil
    return diagnostic
  }

  /// The values of a document that the file declares.
  package static func tree(
    _ source: SourceFile, options: SwiftOptions = SwiftOptions(), limits: ReaderLimits = .standard
  ) -> SyntaxTree {
    if let document = read(source, options: options, limits: limits).document {
      return document.tree
    }
    let file = SwiftFile(source, options, limits, SwiftProgram(source, limits: limits))
    let holes = file.holes(areErrors: false)
    return file.attempt(holes).tree
  }
}

extension Diagnostic {
  /// True for an undeclared type, which isn't an error in a Swift file.
  fileprivate var namesUnknownType: Bool {
    severity == .warning && id == "unknown-script-name"
  }
}

extension Document {
  /// True if scripts make structures that aren't declared.
  fileprivate var makesUndeclaredTypes: Bool {
    scripts.contains { !$0.program.undeclaredTypes.isEmpty }
  }
}
