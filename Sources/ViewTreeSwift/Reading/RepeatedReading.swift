import ViewTreeDocument
import ViewTreeSyntax

/// Reading of a Swift file again until it has no unsupported parts.
///
/// Each attempt finds the uses of parts that the last attempt skipped. With several files, an
/// evaluation tells which views are built. The next attempts read the bodies of these views only,
/// and the last attempt reads all.
struct RepeatedReading {
  /// The minimum number of attempts for which the bytes suffice.
  private static let leastTries = 12

  /// The number of bytes that all attempts together may read. A small file is read more often, so
  /// that all files below 40 kB cost the same. With several files, only code that the root mentions
  /// is counted.
  private static func bytesOfAllTries(isSeveral: Bool) -> Int { isSeveral ? 6_000_000 : 500_000 }

  /// The maximum number of evaluations of a document to find missing declarations.
  private static let evaluations = 64

  private let file: SwiftFile
  private let decode: (SyntaxTree) -> DocumentReader.Result
  private let trial: (Document) -> TrialEvaluation
  /// True for several files. They are assumed to compile, so unknown names belong to other files.
  private let areSeveral: Bool
  private var holes: SkippedParts
  private var attempt: SwiftFile.Attempt
  private var result: DocumentReader.Result
  /// The last attempt that could be decoded and has all bodies.
  private var readable: DocumentReader.Result?
  /// The errors that the last evaluation skipped.
  private var gaps: [EvaluationGap] = []
  /// The views that the evaluations built, or `nil` before the first.
  private var built: Set<String>?
  private var evaluationsLeft = Self.evaluations
  /// True if the views that are built have no more problems, so that the others are read, too.
  private var isSettled = false

  /// Reads a file for the first time.
  init(
    _ file: SwiftFile, decode: @escaping (SyntaxTree) -> DocumentReader.Result,
    trial: @escaping (Document) -> TrialEvaluation
  ) {
    self.file = file
    self.decode = decode
    self.trial = trial
    areSeveral = file.source.parts.count > 1
    holes = file.holes(areErrors: file.options.holes == .error)
    attempt = file.attempt(holes, takesUnknown: areSeveral)
    result = decode(attempt.tree)
  }

  private mutating func read(builtOnly: Bool = false) {
    attempt = file.attempt(
      holes, takesUnknown: areSeveral, built: builtOnly && areSeveral ? built : nil)
    result = decode(attempt.tree)
  }

  // MARK: - Attempts

  /// Reads the file until no part must be skipped. `bytes` is another limit for the bytes of all
  /// attempts.
  mutating func skipGaps(bytes: Int?) {
    var bytesLeft =
      bytes
      ?? max(Self.bytesOfAllTries(isSeveral: areSeveral), Self.leastTries * attempt.bytes)
    while bytesLeft > 0, !attempt.tree.hasErrors {
      bytesLeft -= attempt.bytes
      guard let problems = findProblems() else { break }
      if holes.add(problems, attempt.omissible, isEvaluated: result.document != nil) {
        read(builtOnly: !isSettled)
      } else if attempt.isWhole {
        break
      } else {
        isSettled = true
        read()
      }
    }
    if !attempt.isWhole { readWhole() }
    if areSeveral, readable == nil { skipLargestParts() }
    if !areSeveral, result.document != nil, result.diagnostics.contains(where: \.namesUnknownType) {
      // The document in JSON must accept these names, too.
      attempt = file.attempt(holes, takesUnknown: true)
      result = DocumentReader.Result(
        document: decode(attempt.tree).document, diagnostics: result.diagnostics)
    }
  }

  /// The problems of an attempt. `nil` if there is nothing to find.
  private mutating func findProblems() -> [EvaluationGap]? {
    let problems = result.diagnostics.map { EvaluationGap($0) }
    guard let document = result.document else { return problems }
    if evaluationsLeft == 0 { return nil }
    evaluationsLeft -= 1
    let found = trial(assuming(document))
    gaps = found.gaps.filter { !isMissingInPreview($0) }
    if attempt.isWhole { readable = result }
    built = (built ?? []).union(found.components)
    return gaps
  }

  /// True for an object that a preview of a single file doesn't set. SwiftUI stops there, too.
  private func isMissingInPreview(_ gap: EvaluationGap) -> Bool {
    guard !areSeveral, attempt.shown != nil, case .missingObject? = gap.diagnostic.kind else {
      return false
    }
    return true
  }

  /// The document with the views that it will have instead of values that can't be computed, so
  /// that one evaluation also finds the problems in these views.
  private func assuming(_ document: Document) -> Document {
    guard areSeveral else { return document }
    var document = document
    for part in attempt.omissible {
      guard let branch = part.kind.unknownBranch else { continue }
      document.unknownBranches[UInt32(clamping: part.range.lowerBound)] = branch
    }
    return document
  }

  /// Reads all bodies after attempts without some.
  private mutating func readWhole() {
    read()
    var tries = Self.leastTries
    while tries > 0, result.document == nil,
      holes.add(
        result.diagnostics.map { EvaluationGap($0) }, attempt.omissible, isEvaluated: false)
    {
      tries -= 1
      read()
    }
  }

  /// Skips the largest parts, because the attempts didn't suffice.
  private mutating func skipLargestParts() {
    var tries = Self.leastTries
    while tries > 0, result.document == nil, !attempt.tree.hasErrors,
      holes.addLargest(result.diagnostics, attempt.omissible)
    {
      tries -= 1
      read()
    }
  }

  /// True if one file can't be shown, and no error is certain to be one of the compiler's, too.
  var isDoubtful: Bool {
    guard !areSeveral, file.options.holes == .warn else { return false }
    guard result.document == nil else {
      return gaps.contains { !holes.isCertain($0.diagnostic) }
    }
    return !result.diagnostics.contains { $0.severity == .error && holes.isCertain($0) }
  }

  // MARK: - Result

  /// The document with its diagnostics. With several files, the last attempt that could be read,
  /// and its gaps as warnings.
  var shown: DocumentReader.Result {
    var result = result
    var passedOver: [Diagnostic] = []
    if areSeveral, let readable {
      if result.document == nil { result = readable }
      passedOver = gaps.map(\.warning)
    }
    let source = file.source
    var told: Set<Diagnostic> = []
    let diagnostics = (result.diagnostics.filter { !isHarmless($0) } + passedOver)
      .map { Self.inSwift(file.explained($0, holes), source) }
      .filter { told.insert($0).inserted }
    let isFolded = areSeveral && file.options.holes == .warn
    let shown = isFolded ? file.folded(diagnostics) : diagnostics
    let note = result.document == nil ? nil : file.note(about: attempt.shown)
    var document = result.document
    document?.madeUpValueCount = holes.madeUpValueCount + attempt.madeUpValueCount
    document?.misspellings = shown.filter(\.isMisspelling)
    return DocumentReader.Result(
      document: document, diagnostics: shown + (note.map { [$0] } ?? []))
  }

  /// True for a type of a framework or a package in a declaration of an app: nothing is skipped
  /// because of it.
  private func isHarmless(_ diagnostic: Diagnostic) -> Bool {
    areSeveral && diagnostic.namesUnknownType && file.options.holes == .warn
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
}

extension Diagnostic {
  /// True for an undeclared type, which isn't an error in a Swift file.
  fileprivate var namesUnknownType: Bool {
    severity == .warning && id == "unknown-script-name"
  }
}

extension SwiftLowering.SkippablePart.Kind {
  /// The views instead of a value that can't be computed.
  fileprivate var unknownBranch: UnknownBranch? {
    switch self {
    case .condition(let holds): .condition(holds)
    case .loop: .loop
    default: nil
    }
  }
}
