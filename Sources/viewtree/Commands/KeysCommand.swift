import ViewTreeInspector
import ViewTreeReport

extension Command {
  /// Who writes and reads the keys.
  static let keys = Command(
    name: "keys", usage: "[OPTION …] FILE",
    summary: "Print who writes, changes and reads each preference key, and what leads nowhere",
    options: EvaluationArguments.definitions(with: []).compactMap { option in
      switch option.name {
      case OptionDefinition.format.name: .keysFormat
      // A graph of a part of the tree would show dead ends that are none.
      case OptionDefinition.view.name: nil
      default: option
      }
    },
    run: { arguments, console throws(ParsedArguments.Problem) in
      let path = try Input.onlyFile(arguments, of: "keys")
      var evaluation = try EvaluationArguments(arguments).inspection
      evaluation.keepsLayout = true
      let input = Input(arguments, console)
      guard let document = input.document(path) else { return .unusable }
      let result = input.evaluate(document, evaluation)
      guard let inspection = result.inspection, let explainer = result.explainer,
        let options = ReportCommand.reportOptions(inspection, arguments, console)
      else { return .unusable }
      let graph = KeyGraph(explainer)
      let bytes =
        switch arguments.value(.format) {
        case "json": JSONReport.keys(graph, of: inspection, options)
        case "dot": DOTReport.keys(graph, of: inspection, options)
        default: TextReport.keys(graph, of: inspection, options)
        }
      return ReportCommand.write(bytes, arguments, console)
    })
}
