import ViewTreeReport

extension ReportDefinition {
  private static let formats = ReportFormats<ShownInspection>(
    ReportFormat("text") { TextReport.inspect($0.inspection, $0.options) },
    brief: ReportFormat("compact") { CompactReport.inspect($0.inspection, $0.options) },
    [
      ReportFormat("summary") { CompactReport.summary($0.inspection, $0.options) },
      ReportFormat("json") { JSONReport.inspect($0.inspection, $0.options) },
    ])

  /// The frames, values, order and anchors, or a single anchor.
  package static let inspect = ReportDefinition(
    kind: .inspect,
    options: EvaluationArguments.definitions(
      formats.option(),
      [
        .key, .view, .pass, .depth, .only, .anchor, .inSpace, .modifiers, .pixels, .proposals,
        .reduces, .explainProject, .watch,
      ]),
    make: { request throws(ParsedArguments.Problem) in
      if request.arguments.has(.explainProject) {
        let lines = try Input(request.arguments, request.host).projectLines(request.location)
        return lines.map { Array(($0.joined(separator: "\n") + "\n").utf8) }
      }
      if request.arguments.has(.only), request.arguments.value(formats.option()) == "summary" {
        throw .conflict("--only", "--format summary")
      }
      if let anchor = try AnchorRequest(request.arguments) { return try anchor.report(request) }
      return try request.report(
        formats, of: .inspect, details: [.only, .modifiers, .pixels, .proposals, .reduces])
    })
}
