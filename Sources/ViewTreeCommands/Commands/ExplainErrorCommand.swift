import ViewTreeRequests
import ViewTreeSyntax

extension Command {
  /// The explanation of a diagnostic.
  static let explainError = Command(
    name: "explain-error", usage: "[OPTION …] ID",
    summary: "Explain an error or warning, with an example and a fix",
    options: [.all, .output, .help, .version],
    run: { arguments, console throws(ParsedArguments.Problem) in
      if arguments.has(.all) {
        let text = ExplanationText.manual(DiagnosticExplanation.all)
        return ReportCommand.write(Array(text.utf8), arguments, console)
      }
      guard let id = arguments.files.first else { throw .missingID }
      if arguments.files.count > 1 { throw .extraFile(arguments.files[1]) }
      let all = DiagnosticExplanation.all
      guard let explanation = all.first(where: { $0.id == id }) else {
        throw .unknownID(id, nearest: NearMatch.nearestName(to: id, in: all.map(\.id)))
      }
      let text = ExplanationText.page(explanation)
      return ReportCommand.write(Array(text.utf8), arguments, console)
    })
}
