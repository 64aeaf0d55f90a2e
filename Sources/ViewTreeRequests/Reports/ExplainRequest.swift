import ViewTreeInspector
import ViewTreeReport

/// Creates the report of `explain`.
package enum ExplainRequest {
  /// An explanation and its subject.
  private typealias Subject = (
    explanation: ViewExplanation, explainer: LayoutExplainer, inspection: Inspection,
    options: ReportOptions
  )

  private static let formats = ReportFormats<Subject>(
    ReportFormat("text") {
      TextReport.explain($0.explanation, of: $0.explainer, in: $0.inspection, $0.options)
    },
    brief: ReportFormat("compact") {
      TextReport.compactExplanation(
        $0.explanation, of: $0.explainer, in: $0.inspection, $0.options)
    },
    [
      ReportFormat("json") {
        JSONReport.explain($0.explanation, of: $0.explainer, in: $0.inspection, $0.options)
      }
    ])

  /// The options, in the order of help: one view is explained, with all its keys.
  package static let options = EvaluationArguments.definitions(formats.option(), [.calls, .full])

  /// The report about one view, or `nil` after a message.
  package static func report(
    _ request: ReportRequest, view name: String
  ) throws(ParsedArguments.Problem) -> [UInt8]? {
    guard
      let laidOut = try request.laidOut(record: {
        $0.valueDetail = .short
        $0.tracesState = true
      }),
      let view = request.view(name, in: laidOut.inspection)
    else { return nil }
    guard let explanation = laidOut.explainer.explanation(ofView: view) else {
      request.host.tell(.notLaidOut(name))
      return nil
    }
    guard var options = request.reportOptions(laidOut.inspection, laidOut.room) else { return nil }
    options.showsCalls = request.arguments.has(.calls)
    return request.written(
      (explanation, laidOut.explainer, laidOut.inspection, options), formats, laidOut.room,
      isBrief: !request.arguments.has(.full))
  }
}
