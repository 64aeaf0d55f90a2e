import ViewTreeInspector
import ViewTreeLayout
import ViewTreeNumbers
import ViewTreeSyntax

/// The facts of an evaluation on a page, in the words of reports.
package struct PageFacts {
  private let inspection: Inspection
  private let names: ExplanationNames
  private let scope: ReportScope

  package init(_ inspection: Inspection) {
    self.inspection = inspection
    names = ExplanationNames(inspection: inspection)
    scope = ReportScope(inspection, ReportOptions())
  }

  /// The window of the root and the end of the evaluation: `1024x768 @2x  stable after 1 pass`.
  package var header: String {
    var row = scope.header
    row.name = .none
    var writer = TextRowWriter(capacity: 128, scope: scope)
    writer.write(&row)
    return trimmed(writer.output.text).split(separator: "  ").joined(separator: " · ")
  }

  /// The closures in views that weren't built, each with the reason.
  package var absences: [String] {
    var lines: [String] = []
    Section<AbsenceRow>.absences.rows(scope)?.forEach { row in
      var writer = TextRowWriter(capacity: 128, scope: scope)
      writer.write(&row)
      lines.append(trimmed(String(writer.output.text.drop { $0 == "-" || $0 == " " })))
    }
    return lines
  }

  private func trimmed(_ line: String) -> String {
    var rest = line[...]
    while let first = rest.first, first == " " { rest.removeFirst() }
    while let last = rest.last, last == " " || last.isNewline { rest.removeLast() }
    return String(rest)
  }

  // MARK: - Closures

  /// The reason why a closure didn't run.
  package func reason(_ skip: InspectedSkip) -> String {
    if let run = skip.earlierRun,
      let kept = ReportWords.kept(ReportWords.identifier(skip.reason), since: run.pass)
    {
      return kept
    }
    return ReportWords.sentence(skip.reason, of: skip.view, in: inspection)
  }

  /// The reason why a closure ran again.
  package func cause(_ cause: InspectedCause) -> String { ReportWords.text(cause) }

  // MARK: - Views

  /// A view in a list: `VStack #form`.
  package func name(_ view: ID<InspectedView>) -> String { names.short(view) }

  /// The origins of the width and the height of a view.
  package func decisions(_ nodes: ViewNodes, of view: ID<InspectedView>) -> [String] {
    let reasons = Reasons(nodes.reasons, of: view, names)
    return reasons.lines + reasons.notes
  }

  /// A node of a view: its name, the rule, and the arithmetic.
  package func node(
    _ step: ViewExplanation.Step, _ explainer: LayoutExplainer
  ) -> (title: String, rule: String, lines: [String]) {
    let node = step.explanation
    let place =
      "proposed \(ExplanationWords.proposal(node.proposal)), answers \(ExplanationWords.size(node.size))"
    let lines = node.steps.flatMap { part in
      ExplanationWords.lines(part) { child in names.title(explainer.label(of: child), "child") }
    }
    return (names.title(step.label, node.algorithm), node.section, [place] + lines)
  }

  /// A proposal as reports write it.
  package func proposal(_ proposal: ProposedSize) -> String {
    ExplanationWords.proposal(proposal)
  }

  /// The value of an anchor in a coordinate space.
  package func geometry(_ geometry: AnchorGeometry) -> String {
    AnchorWords(inspection: inspection).text(geometry)
  }

  /// The changes of a view in a step, without the location where it is drawn.
  package func details(of change: InspectedChange, since before: Inspection) -> [String] {
    ChangeWords(old: before, new: inspection).details(of: change)
  }
}
