import ViewTreeReport

extension ReportDefinition {
  private static let formats = ReportFormats<ShownInspection>(
    text: { TextReport.inspect($0.inspection, $0.options) },
    [
      ReportFormat("json") { JSONReport.inspect($0.inspection, $0.options) }
    ])

  /// The frames, values, order and anchors, or a single anchor.
  package static let inspect = ReportDefinition(
    kind: .inspect,
    options: EvaluationArguments.definitions(
      formats.option(),
      [
        .key, .view, .pass, .depth, .only, .anchor, .inSpace, .modifiers, .pixels, .proposals,
        .reduces, .watch,
      ]),
    make: { request throws(ParsedArguments.Problem) in
      if let anchor = try AnchorRequest(request.arguments) { return try anchor.report(request) }
      return try request.report(formats, valueDetail: .none)
    })
}
