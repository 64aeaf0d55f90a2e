import ViewTreeDocument
import ViewTreeScript
import ViewTreeSyntax

/// Reads a document from a Swift file (docs/reference/swift.md).
///
/// The file isn't compiled: its declarations become the sections of a document, with locations in
/// the file.
package enum SwiftDocumentReader {
  /// Reads and checks a document.
  ///
  /// `trial` finds problems that appear only during evaluation, such as members of values whose
  /// types other files declare. Their uses are skipped, too. It's called if a name may be declared
  /// in another file.
  package static func read(
    _ source: SourceFile, options: SwiftOptions = SwiftOptions(), limits: ReaderLimits = .standard,
    trial: (Document) -> TrialEvaluation = { _ in TrialEvaluation() }
  ) -> DocumentReader.Result {
    let program = SwiftProgram(source, limits: limits)
    return read(program, options: options, limits: limits, trial: trial)
  }

  /// Reads a document from files that are parsed already.
  package static func read(
    _ program: SwiftProgram, options: SwiftOptions, limits: ReaderLimits = .standard,
    trial: (Document) -> TrialEvaluation = { _ in TrialEvaluation() }
  ) -> DocumentReader.Result {
    program.memory.beginReading()
    return read(program.source, options, limits, program, trial: trial) {
      DocumentReader.decode($0, memory: program.memory)
    }
  }

  /// Reads a document with a function that decodes each attempt, for tests that count the attempts
  /// or change the wording. `bytes` is another limit for the bytes of all attempts.
  static func read(
    _ source: SourceFile, _ options: SwiftOptions, _ limits: ReaderLimits,
    _ program: SwiftProgram? = nil, bytes: Int? = nil, trial: (Document) -> TrialEvaluation,
    decode: (SyntaxTree) -> DocumentReader.Result
  ) -> DocumentReader.Result {
    let program = program ?? SwiftProgram(source, limits: limits)
    let file = SwiftFile(source, options, limits, program)
    return withoutActuallyEscaping(trial) { trial in
      withoutActuallyEscaping(decode) { decode in
        var reading = RepeatedReading(file, decode: decode, trial: trial)
        reading.skipGaps(bytes: bytes)
        guard reading.isDoubtful else { return reading.shown }
        // Code that viewtree doesn't support is skipped, as in a project, where files compile.
        let whole = SwiftProgram(source.asOneOfSeveral(named: options.file), limits: limits)
        var project = RepeatedReading(
          SwiftFile(whole.source, options, limits, whole), decode: decode, trial: trial)
        project.skipGaps(bytes: bytes)
        let shown = project.shown
        return shown.document == nil ? reading.shown : shown
      }
    }
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
