import ViewTreeDocument
import ViewTreeInspector
import ViewTreeNumbers
import ViewTreeSyntax

/// A cache of the document and the evaluation of one report, for the next report of the same
/// document.
///
/// It contains the last document and its last evaluation. A series of reports of one document reads
/// it once. It's evaluated once for all reports that differ only in presentation. A file that
/// changes meanwhile isn't read again.
package final class DocumentMemory: @unchecked Sendable {
  /// Evaluates a document.
  package typealias Evaluator =
    @Sendable (Document, InspectionOptions, EvaluationLimits) -> InspectionResult

  /// A document that was read, and its diagnostics.
  struct ReadDocument {
    /// The document. `nil` after an error.
    let document: Document?
    let source: SourceFile
    let diagnostics: [Diagnostic]
  }

  private let lock = Lock()
  private let evaluator: Evaluator
  /// The paths of the document and the options that it was read with.
  private var readAs: (paths: [String], words: [String])?
  private var read: ReadDocument?
  private var evaluated: (options: InspectionOptions, result: InspectionResult)?

  /// Creates an empty instance.
  package init(
    evaluator: @escaping Evaluator = { Inspector.inspect($0, options: $1, limits: $2) }
  ) {
    self.evaluator = evaluator
  }

  /// The cached document, if it has the location and the same options.
  func document(at location: DocumentLocation, _ words: [String]) -> ReadDocument? {
    lock.run {
      guard let readAs, readAs == (location.key, words) else { return nil }
      return read
    }
  }

  /// Stores a document instead of any other.
  func keep(_ document: ReadDocument, at location: DocumentLocation, _ words: [String]) {
    lock.run {
      readAs = (location.key, words)
      read = document
      evaluated = nil
    }
  }

  /// The evaluation of the cached document with some options. The limits are among those with which
  /// it was read.
  ///
  /// The results of closures are always stored, because the next report may need them.
  func evaluation(
    of document: Document, _ options: InspectionOptions, _ limits: EvaluationLimits
  ) -> InspectionResult {
    lock.run {
      var wide = options
      if wide.valueDetail == .none { wide.valueDetail = .short }
      let known = evaluated.flatMap { $0.options == wide ? $0.result : nil }
      // Releases the previous evaluation first, because two of them could exceed the memory limit.
      if known == nil { evaluated = nil }
      let result = known ?? evaluator(document, wide, limits)
      evaluated = (wide, result)
      return options.valueDetail == .none ? result.withoutReturnedValues() : result
    }
  }
}
