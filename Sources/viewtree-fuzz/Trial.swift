import ViewTreeDocument
import ViewTreeInspector
import ViewTreeNumbers
import ViewTreeReport
import ViewTreeSwift
import ViewTreeSyntax

/// Runs the commands on one input, and checks their output.
struct Trial {
  /// Ids that a document may be answered with.
  private static let ids = Set(DiagnosticExplanation.all.map(\.id))
  /// Limits that end quickly. The standard limits differ only in size.
  static let limits: EvaluationLimits = {
    var limits = EvaluationLimits.standard
    limits.views = 20_000
    limits.layoutSteps = 200_000
    limits.work = 300_000
    return limits
  }()

  /// The problems found in the answers.
  private(set) var findings: [String] = []
  /// True if the input was evaluated to the end.
  private(set) var isEvaluated = false
  /// A digest of all output.
  private(set) var digest = Digest()
  private let source: SourceFile

  private var isSwift: Bool { SourceSyntax(of: source) == .swift || !source.parts.isEmpty }

  /// Tries an input.
  init(_ source: SourceFile, isTwice: Bool) {
    self.source = source
    let first = reports()
    for (name, bytes) in first {
      check(bytes, name)
      digest.add(bytes)
    }
    if isTwice, reports().map(\.bytes) != first.map(\.bytes) {
      findings.append("the second run differs from the first")
    }
  }

  private func read() -> DocumentReader.Result {
    guard isSwift else { return DocumentReader.read(source) }
    return SwiftDocumentReader.read(source) {
      Inspector.trial(of: $0, limits: Self.limits)
    }
  }

  private mutating func reports() -> [(name: String, bytes: [UInt8])] {
    let read = read()
    var reports = [("diagnostics", render(read.diagnostics, source))] + formatted(read)
    guard let document = read.document else {
      if !read.diagnostics.contains(where: { $0.severity == .error }) {
        findings.append("no document and no error")
      }
      return reports
    }
    var options = InspectionOptions()
    options.keepsLayout = true
    options.recordsReduces = true
    options.recordsViewTreeOrder = true
    options.valueDetail = .short
    let result = Inspector.inspect(document, options: options, limits: Self.limits)
    for problems in result.problems {
      reports.append(("problems", render(problems.diagnostics, problems.source)))
    }
    guard let inspection = result.inspection else {
      if result.problems.allSatisfy(\.diagnostics.isEmpty) {
        findings.append("no inspection and no problem")
      }
      return reports
    }
    isEvaluated = true
    return reports + self.reports(inspection, result.explainer, document)
  }

  private mutating func reports(
    _ inspection: Inspection, _ explainer: LayoutExplainer?, _ document: Document
  ) -> [(name: String, bytes: [UInt8])] {
    var shown = ReportOptions()
    shown.showsModifiers = true
    shown.showsReduces = true
    shown.showsViewTreeOrder = true
    var reports = [
      ("inspect", TextReport.inspect(inspection, shown)),
      ("inspect json", JSONReport.inspect(inspection, shown)),
      ("order", TextReport.order(inspection, shown)),
      ("order json", JSONReport.order(inspection, shown)),
    ]
    guard let explainer, inspection.steps.isEmpty else { return reports }
    let graph = KeyGraph(explainer)
    reports += [
      ("keys", TextReport.keys(graph, of: inspection, shown)),
      ("keys json", JSONReport.keys(graph, of: inspection, shown)),
      ("keys dot", DOTReport.keys(graph, of: inspection, shown)),
    ]
    for view in [0, inspection.views.count / 2, inspection.views.count - 1] where view >= 0 {
      guard let explanation = explainer.explanation(ofView: ID(view)) else { continue }
      reports += [
        ("explain", TextReport.explain(explanation, of: explainer, in: inspection)),
        ("explain json", JSONReport.explain(explanation, of: explainer, in: inspection)),
      ]
    }
    return reports + lintReports(document)
  }

  /// The output of `parse` and `format` on a terminal. `format` itself reads its output again and
  /// compares.
  private mutating func formatted(
    _ read: DocumentReader.Result
  ) -> [(name: String, bytes: [UInt8])] {
    let syntax = isSwift ? .swift : SourceSyntax(of: source)
    guard let tree = isSwift ? read.document?.tree : syntax.read(source), !tree.hasErrors else {
      return []
    }
    var texts = [("parse json", TerminalText.escapedDocument(CanonicalJSON.write(tree)))]
    for target in [SourceSyntax.json, .yaml] {
      do throws(DocumentFormatter.Failure) {
        let bytes = try DocumentFormatter.format(tree, from: syntax, to: target)
        // A tab in a comment stays unchanged.
        let shown = TerminalText.escapedDocument(bytes).map { $0 == 0x09 ? 0x20 : $0 }
        texts.append(("format \(target.rawValue)", shown))
        checkFormatted(bytes, target)
      } catch {
        if case .differs = error { findings.append("format to \(target.rawValue) differs") }
      }
    }
    return texts
  }

  /// Checks that formatting a formatted document doesn't change it.
  private mutating func checkFormatted(_ bytes: [UInt8], _ syntax: SourceSyntax) {
    let tree = syntax.read(SourceFile(name: "formatted", bytes: bytes))
    let again = try? DocumentFormatter.format(tree, from: syntax, to: syntax)
    if again != bytes {
      findings.append("format writes \(syntax.rawValue) in another way the second time")
    }
  }

  private mutating func lintReports(_ document: Document) -> [(name: String, bytes: [UInt8])] {
    let result = Linter.lint(document, limits: Self.limits)
    guard let found = result.findings else { return [] }
    let files = [LintedFile(source: source, findings: found)]
    checkPlaces(found, source)
    return [
      ("lint", LintReport.text(files)), ("lint json", LintReport.json(files)),
      ("lint github", LintReport.github(files)),
      ("lint sarif json", LintReport.sarif(files, version: "0")),
    ]
  }

  private mutating func render(_ diagnostics: [Diagnostic], _ source: SourceFile) -> [UInt8] {
    checkPlaces(diagnostics, source)
    let part = DiagnosticReport.Part(source: source, diagnostics: diagnostics)
    check(DiagnosticReport.json([part]), "diagnostics json")
    return Array(DiagnosticRenderer(source: source).render(diagnostics).utf8)
  }

  // MARK: - Invariants

  private mutating func checkPlaces(_ diagnostics: [Diagnostic], _ source: SourceFile) {
    for diagnostic in diagnostics {
      if !Self.ids.contains(diagnostic.id) { findings.append("unknown id \(diagnostic.id)") }
      if diagnostic.id == "evaluation-failed" { findings.append(diagnostic.message) }
      for range in [diagnostic.range] + diagnostic.notes.map(\.range) {
        guard let range else { continue }
        if range.start > range.end || Int(range.end) > source.bytes.count {
          findings.append("the range of \(diagnostic.id) is outside of the text")
        }
      }
    }
  }

  private mutating func check(_ bytes: [UInt8], _ name: String) {
    if name.hasSuffix("json") {
      let tree = JSONReader.read(SourceFile(name: name, bytes: bytes))
      if tree.hasErrors { findings.append("\(name) is no JSON") }
    }
    guard let last = bytes.last else { return }
    if last != 0x0A { findings.append("\(name) does not end with a line end") }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      findings.append("\(name) is not UTF-8")
      return
    }
    let isSafe = text.split(separator: "\n").allSatisfy { TerminalText.escaped(String($0)) == $0 }
    if !isSafe { findings.append("\(name) holds a control character") }
  }
}
