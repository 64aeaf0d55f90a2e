import ViewTreeReport

extension ReportDefinition {
  private static let formats = ReportFormats<ShownInspection>(
    text: { TextReport.inspect($0.inspection, $0.options) },
    [
      ReportFormat("json", for: "programs") { JSONReport.inspect($0.inspection, $0.options) }
    ])

  /// Frames, values, order, anchors.
  package static let inspect = ReportDefinition(
    kind: .inspect,
    options: EvaluationArguments.definitions(
      formats.option(),
      [.key, .view, .modifiers, .pixels, .proposals, .reduces, .watch]),
    make: { request throws(ParsedArguments.Problem) in
      try request.report(formats, valueDetail: .none)
    })
}
