import ViewTreeInspector
import ViewTreeRequests

extension Command {
  /// Shell completions.
  static let completion = Command(
    name: "completion", usage: "[OPTION …] SHELL | FILE",
    summary: "Generate completions for bash, zsh, or fish",
    options: [.names, .output, .help, .version],
    run: { arguments, console throws(ParsedArguments.Problem) in
      guard let word = arguments.files.first else { throw .missingShell }
      if arguments.files.count > 1 {
        throw .extraWord(arguments.files[1], command: "completion")
      }
      if let kind = arguments.value(.names) {
        let names = try DocumentNames(word, console.host(arguments)).lines(of: kind)
        return console.result(Array(names.utf8))
      }
      guard let script = CompletionScript.of(shell: word) else {
        throw .notAChoice(word, option: "SHELL", choices: CompletionScript.shells)
      }
      return ReportCommand.write(Array(script.utf8), arguments, console)
    })
}
