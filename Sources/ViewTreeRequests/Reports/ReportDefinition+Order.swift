import ViewTreeReport

extension ReportDefinition {
  private static let formats = ReportFormats<ShownInspection>(
    ReportFormat("text") { TextReport.order($0.inspection, $0.options) },
    brief: ReportFormat("compact") { CompactReport.order($0.inspection, $0.options) },
    [
      ReportFormat("json") { JSONReport.order($0.inspection, $0.options) }
    ])

  /// The traversal alone.
  package static let order = ReportDefinition(
    kind: .order,
    options: EvaluationArguments.definitions(
      formats.option(), [.key, .view, .reduces, .tree, .values, .watch]),
    make: { request throws(ParsedArguments.Problem) in
      try request.report(formats, of: .order, details: [.reduces, .tree, .values])
    })
}
