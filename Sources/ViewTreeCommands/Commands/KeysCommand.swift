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
      guard let bytes = try KeysCommand.report(path, arguments, console, sourceName: nil) else {
        return .unusable
      }
      return ReportCommand.write(bytes, arguments, console)
    })
}

/// How `keys` makes its report.
enum KeysCommand {
  /// The report of a file, or `nil` after a message.
  static func report(
    _ path: String, _ arguments: ParsedArguments, _ console: Console, sourceName: String?
  ) throws(ParsedArguments.Problem) -> [UInt8]? {
    var evaluation = try EvaluationArguments(arguments).inspection
    evaluation.keepsLayout = true
    // Without a word about steps, what is told is what the document begins with.
    if evaluation.events.isEmpty { evaluation.stepCount = evaluation.stepCount ?? 0 }
    let input = try Input(arguments, console)
    guard let document = input.document(path) else { return nil }
    let result = input.evaluate(document, evaluation)
    guard let whole = result.inspection, let explainer = result.explainer,
      let step = ReportCommand.step(whole, evaluation, console),
      case let inspection = whole.shown(after: step.number).inspection,
      var options = ReportCommand.reportOptions(inspection, arguments, console)
    else { return nil }
    options.sourceName = sourceName
    let graph = KeyGraph(explainer)
    switch arguments.value(.format) {
    case "json": return JSONReport.keys(graph, of: inspection, options)
    case "dot": return DOTReport.keys(graph, of: inspection, options)
    default: return TextReport.keys(graph, of: inspection, options)
    }
  }
}
