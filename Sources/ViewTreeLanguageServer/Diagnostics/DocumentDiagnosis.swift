import ViewTreeDocument
import ViewTreeInspector
import ViewTreeSyntax

/// What there is to say of a document: what `viewtree inspect` and `viewtree lint` say.
enum DocumentDiagnosis {
  /// Errors, warnings and findings in the order of their places, each once.
  static func diagnostics(
    of reading: DocumentReading, limits: EvaluationLimits
  ) -> [Diagnostic] {
    var told = reading.diagnostics.filter { tells($0, of: reading) }
    if let document = reading.document {
      add(evaluated(document, limits), to: &told)
    }
    return told.sortedByPosition()
  }

  /// Whether a diagnostic is told: not that a Swift file shows no view, if it does not say that it is a document.
  private static func tells(_ diagnostic: Diagnostic, of reading: DocumentReading) -> Bool {
    reading.isDocument || diagnostic.id != "swift-no-root"
  }

  /// What lints find in the first frame, and what is wrong with steps, if there are any.
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
