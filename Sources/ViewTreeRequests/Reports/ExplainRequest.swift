import ViewTreeInspector
import ViewTreeReport

/// How the report of `explain` is made.
package enum ExplainRequest {
  /// An explanation and what it is of.
  private typealias Subject = (
    explanation: ViewExplanation, explainer: LayoutExplainer, inspection: Inspection
  )

  private static let formats = ReportFormats<Subject>(
    text: { TextReport.explain($0.explanation, of: $0.explainer, in: $0.inspection) },
    [
      ReportFormat("json", for: "programs") {
        JSONReport.explain($0.explanation, of: $0.explainer, in: $0.inspection)
      }
    ])

  /// The options, in the order of help: one view is explained, with all its keys.
  package static let options = EvaluationArguments.definitions(formats.option(), [])

  /// The report about one view, or `nil` after a message.
  package static func report(
    _ request: ReportRequest, view name: String
  ) throws(ParsedArguments.Problem) -> [UInt8]? {
    var asked = try EvaluationArguments(request.arguments).inspection
    asked.keepsLayout = true
    asked.valueDetail = .short
    // Without a word about steps, what is explained is what the document begins with.
    if asked.events.isEmpty { asked.stepCount = asked.stepCount ?? 0 }
    let input = try Input(request.arguments, request.host)
    guard let document = input.document(request.path) else { return nil }
    let result = input.evaluate(document, asked)
    guard let whole = result.inspection, let explainer = result.explainer,
      let step = ReportRequest.step(whole, asked, request.host)
    else { return nil }
    let inspection = whole.shown(after: step.number).inspection
    guard let view = request.view(name, in: inspection) else { return nil }
    guard let explanation = explainer.explanation(ofView: view) else {
      request.host.tell(.notLaidOut(name))
      return nil
    }
    return formats.write((explanation, explainer, inspection), request.arguments)
  }
}
