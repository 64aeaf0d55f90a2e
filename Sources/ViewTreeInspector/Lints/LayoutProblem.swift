import ViewTreeDocument
import ViewTreeNumbers
import ViewTreeSyntax

/// A finding of a lint in an evaluation, with the views that it's about.
package struct LayoutProblem: Sendable {
  /// The lint's name, such as `text-truncated`.
  package let lint: String
  /// The message of the finding.
  package let message: String
  /// The suggested fix, if the finding has one.
  package let help: String?
  /// The line in the document, from 1.
  package let line: Int?
  /// The views, in the order of the tree. Empty for a finding about a key or a declaration.
  package let views: [ID<InspectedView>]
}

extension Linter {
  /// The findings by default in an evaluation that kept its layout, without the search for feedback
  /// loops.
  package static func problems(
    in inspection: Inspection, _ explainer: LayoutExplainer, registry: LintRegistry = .standard
  ) -> [LayoutProblem] {
    guard let (subject, levels) = subject(of: inspection, explainer, registry) else { return [] }
    // A lint reports one location in the document, where a loop can create many views.
    subject.faulty = [Lint.outsideWindow.name: []]
    let findings = findings(in: subject, levels, registry)
    guard !findings.isEmpty else { return [] }
    let document = subject.document
    var places: [SourceRange: [ID<InspectedView>]] = [:]
    for (number, view) in zip(inspection.views.ids, inspection.views) {
      places[document.nameRange(ofViewAt: view.syntax), default: []].append(number)
    }
    let lines = explainer.pass.lines
    return findings.map { finding in
      let range = finding.range
      let views = range.flatMap { places[$0] } ?? []
      return LayoutProblem(
        lint: finding.id, message: finding.message, help: finding.help,
        line: range.map { lines.lineNumber(at: $0.start) },
        views: views.filter { subject.faulty?[finding.id]?.contains($0) ?? true })
    }
  }
}
