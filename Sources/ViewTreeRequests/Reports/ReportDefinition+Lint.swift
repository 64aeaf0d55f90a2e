import ViewTreeReport
import ViewTreeSyntax

extension ReportDefinition {
  /// Mistakes in the use of preferences.
  package static let lint = ReportDefinition(
    kind: .lint,
    options: EvaluationArguments.definitions(
      LintRequest.formats.option(), [.devices, .error, .warn, .allow, .quiet]),
    make: { request throws(ParsedArguments.Problem) in
      let lint = try LintRequest(request.arguments, request.host)
      guard let file = lint.file(request.location) else { return nil }
      let source = SourceFile(
        name: request.name ?? file.source.name, bytes: file.source.bytes)
      return lint.report([LintedFile(source: source, findings: file.findings)])
    })
}
