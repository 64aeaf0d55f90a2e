import ViewTreeInspector
import ViewTreeReport

extension ReportDefinition {
  /// A graph, its inspection, and the options of the content.
  private typealias Subject = (
    graph: KeyGraph, inspection: Inspection, options: ReportOptions
  )

  private static let formats = ReportFormats<Subject>(
    text: { TextReport.keys($0.graph, of: $0.inspection, $0.options) },
    [
      ReportFormat("json") {
        JSONReport.keys($0.graph, of: $0.inspection, $0.options)
      },
      ReportFormat("dot") {
        DOTReport.keys($0.graph, of: $0.inspection, $0.options)
      },
    ])

  /// The writers and readers of the keys.
  package static let keys = ReportDefinition(
    kind: .keys,
    // There is no `--view`, because a part of the tree would show dead ends that don't exist.
    options: EvaluationArguments.definitions(formats.option(), [.key]),
    make: { request throws(ParsedArguments.Problem) in
      guard let laidOut = try request.laidOut(),
        case let inspection = laidOut.inspection,
        let options = request.reportOptions(inspection, laidOut.room)
      else { return nil }
      let subject = (KeyGraph(laidOut.explainer), inspection, options)
      return request.written(subject, formats, laidOut.room)
    })
}
