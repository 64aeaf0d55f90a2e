import ViewTreeDocument
import ViewTreeInspector
import ViewTreeRequests

extension Command {
  /// The JSON Schemas of documents and configurations.
  static let schema = Command(
    name: "schema", usage: "[OPTION …]",
    summary: "Print the JSON Schema of documents",
    options: [.configuration, .output, .color, .help, .version],
    run: { arguments, console throws(ParsedArguments.Problem) in
      if let word = arguments.files.first { throw .extraWord(word, command: "schema") }
      let schema = DocumentSchema(
        lints: LintRegistry.standard.lints.map { ($0.name, $0.summary) })
      let bytes = arguments.has(.configuration) ? schema.configurationJSON() : schema.json()
      return ReportCommand.write(bytes, arguments, console)
    })
}
