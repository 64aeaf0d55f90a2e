import ViewTreeRequests
import ViewTreeSyntax

extension Command {
  /// The help for commands.
  static let help = Command(
    name: "help", usage: "[OPTION …] [COMMAND]", summary: "Show help for a command",
    options: [.manual, .output, .help, .version],
    run: { arguments, console throws(ParsedArguments.Problem) in
      if arguments.has(.manual) {
        if let word = arguments.files.first { throw .extraWord(word, command: "help --man") }
        return ReportCommand.write(Array(ManualPage.text().utf8), arguments, console)
      }
      guard let name = arguments.files.first else {
        return console.result(console.folded(HelpText.overview()))
      }
      guard let command = Command.named(name) else {
        throw .unknownCommand(
          name, nearest: NearMatch.nearestName(to: name, in: Command.all.map(\.name)))
      }
      return console.result(console.folded(HelpText.command(command)))
    })
}
