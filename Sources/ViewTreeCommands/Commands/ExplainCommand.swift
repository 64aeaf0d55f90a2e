import ViewTreeInspector
import ViewTreeReport

extension Command {
  /// Why a view has its frame.
  static let explain = Command(
    name: "explain", usage: "[OPTION …] FILE VIEW",
    summary: "Say why a view has its frame, and why its closures ran or did not",
    options: EvaluationArguments.definitions(with: []).filter {
      // One view is explained, with all its keys.
      $0.name != OptionDefinition.key.name && $0.name != OptionDefinition.view.name
    },
    run: { arguments, console throws(ParsedArguments.Problem) in
      let (path, name) = try fileAndView(arguments)
      var options = try EvaluationArguments(arguments).inspection
      options.keepsLayout = true
      options.tracesState = true
      options.valueDetail = .short
      // Without a word about steps, what is explained is what the document begins with.
      options.endsAtStart()
      let input = try Input(arguments, console)
      guard let document = input.document(path) else { return .unusable }
      let result = input.evaluate(document, options)
      guard let whole = result.inspection, let explainer = result.explainer,
        let step = ReportCommand.step(whole, options, console)
      else { return .unusable }
      let inspection = whole.shown(after: step.number).inspection
      guard let view = ReportCommand.view(name, in: inspection, console)
      else { return .unusable }
      guard let explanation = explainer.explanation(ofView: view) else {
        console.message(CommandWords.notLaidOut(name))
        return .unusable
      }
      let bytes =
        arguments.value(.format) == "json"
        ? JSONReport.explain(explanation, of: explainer, in: inspection)
        : TextReport.explain(explanation, of: explainer, in: inspection)
      return ReportCommand.write(bytes, arguments, console)
    })

  private static func fileAndView(
    _ arguments: ParsedArguments
  ) throws(ParsedArguments.Problem) -> (String, String) {
    guard let file = arguments.files.first else { throw .missingFile(command: "explain") }
    guard arguments.files.count > 1 else { throw .missingView(command: "explain") }
    if arguments.files.count > 2 { throw .extraFile(arguments.files[2]) }
    return (file, arguments.files[1])
  }
}
