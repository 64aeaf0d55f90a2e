import ViewTreeDocument
import ViewTreeInspector
import ViewTreeSyntax

/// The diagnostics of a document, as `viewtree inspect` and `viewtree lint` report them.
enum DocumentDiagnosis {
  /// Errors, warnings and findings in source order, each once.
  static func diagnostics(
    of reading: DocumentReading, limits: EvaluationLimits
  ) -> [Diagnostic] {
    var told = reading.diagnostics.filter { tells($0, of: reading) }
    if let document = reading.document {
      add(evaluated(document, limits), to: &told)
    }
    return told.sortedByPosition()
  }

  /// True if a diagnostic is reported. A missing preview isn't, in a Swift file without a settings
  /// comment.
  private static func tells(_ diagnostic: Diagnostic, of reading: DocumentReading) -> Bool {
    reading.isDocument || diagnostic.id != "swift-no-root"
  }

  /// The findings of lints in the first frame, and the problems with steps, if there are any.
  private static func evaluated(
    _ document: Document, _ limits: EvaluationLimits
  ) -> [Diagnostic] {
    let linted = Linter.lint(document, limits: limits)
    var found = linted.problems.flatMap(\.diagnostics) + (linted.findings ?? [])
    found += linted.inspection?.diagnostics ?? []
    guard !document.steps.isEmpty, linted.inspection != nil else { return found }
    let whole = Inspector.inspect(document, limits: limits)
    add(whole.problems.flatMap(\.diagnostics), to: &found)
    return found
  }

  private static func add(_ more: [Diagnostic], to diagnostics: inout [Diagnostic]) {
    for diagnostic in more where !diagnostics.contains(diagnostic) {
      diagnostics.append(diagnostic)
    }
  }
}
