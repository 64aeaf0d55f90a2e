import ViewTreeDocument
import ViewTreeInspector
import ViewTreeReport
import ViewTreeSyntax

/// Lints files and makes the report of the findings.
package struct LintRequest {
  /// The findings of the lints, and true if the report uses color.
  typealias Subject = (files: [LintedFile], hasColor: Bool)

  static let formats = ReportFormats<Subject>(
    text: { LintReport.text($0.files, color: $0.hasColor) },
    [
      ReportFormat("compact") { LintReport.compact($0.files, color: $0.hasColor) },
      ReportFormat("json") { LintReport.json($0.files) },
      ReportFormat("github") { LintReport.github($0.files) },
      ReportFormat("sarif") {
        LintReport.sarif($0.files, version: ViewTreeVersion.text)
      },
    ])

  private let arguments: ParsedArguments
  private let input: Input
  private let options: InspectionOptions
  private let levels: [(name: String, level: LintLevel)]

  package init(
    _ arguments: ParsedArguments, _ host: RequestHost
  ) throws(ParsedArguments.Problem) {
    self.arguments = arguments
    options = try EvaluationArguments(arguments).inspection
    levels = try Self.levels(arguments)
    input = try Input(arguments, Self.withoutFindings(host))
  }

  /// A host that gets no messages that are findings, too.
  private static func withoutFindings(_ host: RequestHost) -> RequestHost {
    var host = host
    let tell = host.tell
    host.tell = { part in
      var part = part
      part.diagnostics.removeAll(where: \.isMisspelling)
      if !part.diagnostics.isEmpty { tell(part) }
    }
    return host
  }

  /// The levels that the options give, in their order.
  private static func levels(
    _ arguments: ParsedArguments
  ) throws(ParsedArguments.Problem) -> [(name: String, level: LintLevel)] {
    let known = LintRegistry.standard.names + [LintLevels.all]
    var levels: [(name: String, level: LintLevel)] = []
    for option in arguments.options {
      guard let level = LintLevel(rawValue: option.definition.name) else { continue }
      guard known.contains(option.value) else {
        throw .unknownLint(
          option.value, nearest: NearMatch.nearestName(to: option.value, in: known))
      }
      levels.append((option.value, level))
    }
    return levels
  }

  /// The findings in a file. `nil` after a message about an unusable file.
  package func file(_ location: DocumentLocation) -> LintedFile? {
    guard let document = input.document(location) else { return nil }
    let result = Linter.lint(
      document, options: options, levels: levels, limits: input.evaluationLimits(of: document))
    for problems in result.problems { input.show(problems.diagnostics, in: problems.source) }
    if let inspection = result.inspection,
      ReportRequest.step(inspection, options, input.host) == nil
    {
      return nil
    }
    return result.findings.map { LintedFile(source: document.tree.source, findings: $0) }
  }

  /// The findings in the requested format.
  package func report(_ files: [LintedFile]) -> [UInt8] {
    Self.formats.write((files.withoutRepetitions, input.host.colorsReports), arguments)
  }
}
