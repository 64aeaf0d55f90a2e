import ViewTreeGolden
import ViewTreeInspector
import ViewTreeReport
import ViewTreeSyntax

/// The summary of one screen in `viewtree inspect FOLDER`.
package struct ScreenSummary {
  /// The first problem of a screen, with its location.
  package struct Problem {
    package let file: String
    package let line: Int?
    package let message: String
  }

  /// The document.
  let document: String
  /// The window, or `nil` if the screen can't be shown.
  private(set) var window: (width: Double, height: Double)?
  /// The number of views.
  package private(set) var views = 0
  /// The number of views that viewtree knows. The other views, or their text, are placeholders.
  package private(set) var known = 0
  /// The number of placeholder values.
  package private(set) var madeUpValues = 0
  /// The number of layout problems, as `viewtree lint` finds them.
  package private(set) var problems = 0
  package private(set) var errors = 0
  package private(set) var warnings = 0
  package private(set) var first: Problem?

  /// True if the screen has frames.
  package var isShown: Bool { window != nil }

  /// Evaluates a document. Its messages are counted, and the first message is kept.
  package init(
    of document: String, _ arguments: ParsedArguments, _ host: RequestHost
  ) throws(ParsedArguments.Problem) {
    self.document = document
    var parts: [DiagnosticReport.Part] = []
    var quiet = host
    quiet.tell = { part in
      if Self.concernsAllScreens(part) { host.tell(part) } else { parts.append(part) }
    }
    var asked = try EvaluationArguments(arguments).inspection
    asked.endsAtStart()
    asked.keepsLayout = true
    let input = try Input(arguments, quiet)
    var findings: [Diagnostic] = []
    var source: SourceFile?
    if let read = input.document(DocumentLocation(document)) {
      madeUpValues = read.madeUpValueCount
      let result = input.evaluate(read, asked)
      if let inspection = result.inspection {
        count(inspection)
        findings = result.explainer.map { Linter.findings(in: inspection, $0) } ?? []
        findings = (read.misspellings + findings + inspection.warnings).sortedByPosition()
        problems = findings.count
        source = inspection.tree.source
      }
    }
    for part in parts { add(part) }
    if first == nil, let finding = findings.first { first = problem(finding, source) }
  }

  /// True for a message about a configuration or a project file.
  private static func concernsAllScreens(_ part: DiagnosticReport.Part) -> Bool {
    let name = part.source?.name.split(separator: "/").last.map(String.init) ?? ""
    return (ProjectFolders.names + ["Package.swift", "project.pbxproj"]).contains(name)
  }

  private mutating func count(_ inspection: Inspection) {
    let shown = inspection.window
    window = (shown.proposal?.width ?? shown.width, shown.proposal?.height ?? shown.height)
    views = inspection.views.count
    known = inspection.views.count { !inspection.standIns.contains($0.syntax) }
  }

  private mutating func add(_ part: DiagnosticReport.Part) {
    let lines = part.source.map { LineTable($0) }
    for diagnostic in part.diagnostics.sortedByPosition() where diagnostic.severity != .note {
      let isError = diagnostic.severity == .error
      if isError { errors += 1 } else { warnings += 1 }
      // An error explains why there is no screen, so it takes precedence over a warning.
      guard first == nil || isError && errors == 1 else { continue }
      first = problem(diagnostic, part.source, lines)
    }
  }

  private func problem(
    _ diagnostic: Diagnostic, _ source: SourceFile?, _ lines: LineTable? = nil
  ) -> Problem {
    let lines = lines ?? source.map { LineTable($0) }
    return Problem(
      file: source?.name(at: diagnostic.range) ?? document,
      line: diagnostic.range.flatMap { lines?.position(at: $0.start).line },
      message: diagnostic.message)
  }
}
