import ViewTreeDocument
import ViewTreeSyntax

/// Looks for mistakes that a document can make although it's valid.
public enum Linter {
  /// The result of running the lints.
  public struct Result {
    /// The findings, by position, or `nil` if the document can't be evaluated, or names unknown
    /// lints.
    public let findings: [Diagnostic]?
    /// The problems that prevent the lints from running.
    public let problems: [InspectionResult.Problems]
    /// The evaluation, with its steps, or `nil` if there was none.
    public let inspection: Inspection?
  }

  /// Evaluates a document once and runs the lints. Steps of the document run only if the options
  /// include them.
  ///
  /// `levels` are those of the command line, in order. They take precedence over the document's
  /// own. Depth of the tree costs stack: run it on `DeepStack`.
  public static func lint(
    _ document: Document, options: InspectionOptions = InspectionOptions(),
    levels given: [(name: String, level: LintLevel)] = [], limits: EvaluationLimits = .standard,
    registry: LintRegistry = .standard
  ) -> Result {
    let window = options.applied(to: document).window
    var levels = LintLevels(registry, isPhone: window.isLargeAsPhone)
    let unknown = levels.apply(document.lints, of: document)
    guard unknown.isEmpty else {
      return Result(
        findings: nil,
        problems: [
          InspectionResult.Problems(source: document.tree.source, diagnostics: unknown)
        ], inspection: nil)
    }
    for (name, level) in given { _ = levels.set(name, to: level) }
    var options = options
    options.keepsLayout = true
    options.findsLoops = Lint.feedbackLints.contains { levels[$0.name] != .allow }
    if options.events.isEmpty { options.stepCount = options.stepCount ?? 0 }
    let result = Inspector.inspect(document, options: options, limits: limits)
    guard let inspection = result.inspection, let explainer = result.explainer else {
      return Result(findings: nil, problems: result.problems, inspection: nil)
    }
    let subject = LintSubject(
      inspection.steps.last?.inspection ?? inspection, explainer, loops: result.loops,
      asked: levels.asked)
    var findings = findings(in: subject, levels, registry)
    if !levels.allowsAll {
      let ignored = IgnoredLints(subject.tree.source)
      findings += (document.misspellings + warnings(of: subject.inspection, beside: findings))
        .filter { !ignored.contains($0) }
    }
    return Result(
      findings: findings.sortedByPosition(), problems: result.problems, inspection: inspection)
  }

  /// The warnings of an inspection. A feedback loop explains the changes that SwiftUI drops.
  private static func warnings(
    of inspection: Inspection, beside findings: [Diagnostic]
  ) -> [Diagnostic] {
    let hasLoop = findings.contains { finding in
      Lint.feedbackLints.contains { $0.name == finding.id }
    }
    return inspection.warnings.filter {
      !(hasLoop && Diagnostic.droppedChanges.contains($0.id))
    }
  }

  /// The findings by default in an inspection that kept its layout, without the search for feedback
  /// loops.
  public static func findings(
    in inspection: Inspection, _ explainer: LayoutExplainer, registry: LintRegistry = .standard
  ) -> [Diagnostic] {
    subject(of: inspection, explainer, registry).map { findings(in: $0, $1, registry) } ?? []
  }

  /// An inspection with the document's own levels, or `nil` if these name unknown lints.
  static func subject(
    of inspection: Inspection, _ explainer: LayoutExplainer, _ registry: LintRegistry
  ) -> (subject: LintSubject, levels: LintLevels)? {
    let document = explainer.pass.document
    var levels = LintLevels(registry, isPhone: inspection.window.isLargeAsPhone)
    guard levels.apply(document.lints, of: document).isEmpty else { return nil }
    for lint in Lint.feedbackLints { _ = levels.set(lint.name, to: .allow) }
    let subject = LintSubject(inspection, explainer, asked: levels.asked, triesChanges: false)
    return (subject, levels)
  }

  static func findings(
    in subject: LintSubject, _ levels: LintLevels, _ registry: LintRegistry
  ) -> [Diagnostic] {
    var findings: [Diagnostic] = []
    for (index, lint) in registry.lints.enumerated() {
      guard let severity = levels[index].severity else { continue }
      for var finding in lint.find(subject) {
        if let range = finding.range, subject.rangesOfPlaceholders.contains(range) { continue }
        finding.severity = severity
        findings.append(finding)
      }
    }
    let ignored = IgnoredLints(subject.tree.source)
    findings.removeAll { ignored.contains($0) }
    return (findings + ignored.unknown(in: registry)).sortedByPosition()
  }
}

extension WindowDescription {
  /// True if the window is at least as large as that of a phone, so that a view outside it is also
  /// outside a screen.
  var isLargeAsPhone: Bool {
    proposal == nil && min(width, height) >= 300 && max(width, height) >= 400
  }
}
