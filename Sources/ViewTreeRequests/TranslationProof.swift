import ViewTreeDocument
import ViewTreeGolden
import ViewTreeInspector
import ViewTreeReport
import ViewTreeSwift
import ViewTreeSyntax

/// The comparison of a document with its translation, by the reports of both
/// (docs/reference/listings.md, Proof).
package struct TranslationProof {
  /// The result of an evaluation, as far as a translation must keep it.
  private enum Outcome {
    case report([UInt8], Inspection, memory: Int)
    /// The first error, which ends the evaluation.
    case error(Diagnostic)
    /// The evaluation didn't end within the limits.
    case limit

    init(
      _ document: Document, _ limits: EvaluationLimits, memory: Int, reportLimit: Int
    ) {
      var limits = limits
      limits.memory = max(memory, 1)
      let result = Inspector.inspect(document, limits: limits)
      if let inspection = result.inspection {
        var options = ReportOptions()
        options.byteLimit = reportLimit
        let report = TextReport.inspect(inspection, options)
        let isWhole = report.count <= options.byteLimit
        self =
          isWhole ? .report(report, inspection, memory: result.memory + report.count) : .limit
        return
      }
      let errors = result.problems.flatMap(\.diagnostics).filter { $0.severity == .error }
      if let error = errors.first, !error.isAboutLimit {
        self = .error(error)
      } else {
        self = .limit
      }
    }
  }

  private let document: Document
  private let limits: Limits

  package init(of document: Document, limits: Limits = .standard) {
    self.document = document
    self.limits = limits
  }

  /// Reads a translation and returns an error about the first difference, or `nil` if it has the
  /// same meaning.
  ///
  /// A document whose evaluation reaches a limit isn't compared. Its translation only has to be a
  /// document, and the result is a warning about that.
  package func problem(with translation: [UInt8], in syntax: SourceSyntax) -> Diagnostic? {
    let source = SourceFile(name: "translation.\(syntax.rawValue)", bytes: translation)
    let read = read(source, syntax)
    if let problem = read.diagnostics.first(where: \.skipsCode) ?? read.error {
      return differs(
        in: syntax, because: "its translation cannot be read: \(problem.message)", at: nil)
    }
    guard let other = read.document else {
      return differs(in: syntax, because: "its translation is not a document", at: nil)
    }
    // Both documents are in memory at once, and the translation needs about as much.
    let memory = limits.evaluation.memory(forBytes: document.tree.source.bytes.count)
    let outcome = Outcome(
      document, limits.evaluation, memory: memory / 2, reportLimit: Self.reportLimit)
    var held = 0
    switch outcome {
    case .limit:
      return .translationNotCompared(in: syntax.title, at: rootRange(document.tree))
    case .error: break
    case .report(_, _, let bytes): held = bytes
    }
    let translated = Outcome(
      other, widened, memory: memory - held, reportLimit: 2 * Self.reportLimit)
    return difference(outcome, translated, syntax)
  }

  private func difference(
    _ own: Outcome, _ other: Outcome, _ syntax: SourceSyntax
  ) -> Diagnostic? {
    switch (own, other) {
    case (.report(let old, let inspection, _), .report(let new, _, _)):
      let comparison = BehaviourComparison(
        old: old, new: new, command: ReportKind.inspect.rawValue, comparesName: false)
      guard let first = comparison.firstFact else { return nil }
      let place = first.views.lazy.compactMap { range(of: $0, in: inspection) }.first
      return differs(in: syntax, because: "its report would differ: \(first.line)", at: place)
    case (.error(let old), .error(let new)) where old.id == new.id && old.message == new.message:
      return nil
    case (.error(let old), _):
      return differs(
        in: syntax, because: "its evaluation would not end with '\(old.message)'", at: old.range)
    case (_, .error(let new)):
      return differs(in: syntax, because: "its evaluation would fail: \(new.message)", at: nil)
    case (_, .limit):
      return differs(in: syntax, because: "its evaluation would reach a limit", at: nil)
    case (.limit, .report): return nil
    }
  }

  /// The maximum number of bytes in a report to compare.
  private static let reportLimit = 1 << 24

  /// The limits for a translation, which may take somewhat more work than the document itself.
  private var widened: EvaluationLimits {
    var wide = limits.evaluation
    let work = wide.work(forBytes: document.tree.source.bytes.count)
    wide.work = min(work, Int.max / 2) * 2
    return wide
  }

  private func read(
    _ source: SourceFile, _ syntax: SourceSyntax
  ) -> DocumentReader.Result {
    guard syntax == .swift else {
      return DocumentReader.read(source, as: syntax, limits: limits.reader)
    }
    return SwiftDocumentReader.read(source, limits: limits.reader) {
      Inspector.trial(of: $0, limits: limits.evaluation)
    }
  }

  // MARK: - Locations

  private func differs(
    in syntax: SourceSyntax, because reason: String, at range: SourceRange?
  ) -> Diagnostic {
    let tree = document.tree
    return .translationDiffers(
      in: syntax.title, because: reason, at: range ?? rootRange(tree))
  }

  private func rootRange(_ tree: SyntaxTree) -> SourceRange {
    let root = tree.members(0).first { tree.text($0.key) == "root" }?.key
    return tree.range(root ?? 0)
  }

  /// The range of a view in the document, by its name.
  private func range(of name: String, in inspection: Inspection) -> SourceRange? {
    guard let view = ViewSearch.views(named: name, in: inspection).first else { return nil }
    let tree = document.tree
    let node = inspection.views[view].syntax
    guard tree.kind(node) == .object, let first = tree.members(node).first(where: { _ in true })
    else { return tree.range(node) }
    return tree.range(first.value)
  }
}

extension DocumentReader.Result {
  fileprivate var error: Diagnostic? { diagnostics.first { $0.severity == .error } }
}

extension Diagnostic {
  /// True if the diagnostic reports a skipped part of a Swift file.
  fileprivate var skipsCode: Bool { id == "swift-hole" }
}

extension SourceSyntax {
  /// The name of the language in messages.
  fileprivate var title: String {
    switch self {
    case .json, .jsonc: "JSON"
    case .yaml: "YAML"
    case .swift: "Swift"
    }
  }
}
