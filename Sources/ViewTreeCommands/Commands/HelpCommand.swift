import ViewTreeRequests
import ViewTreeSyntax

extension Command {
  /// How commands are used.
  static let help = Command(
    name: "help", usage: "[COMMAND]", summary: "Print how a command is used",
    options: [.help, .version],
    run: { arguments, console throws(ParsedArguments.Problem) in
      guard let name = arguments.files.first else {
        return console.result(HelpText.overview())
      }
      guard let command = Command.all.first(where: { $0.name == name }) else {
        throw .unknownCommand(
          name, nearest: NearMatch.nearestName(to: name, in: Command.all.map(\.name)))
      }
      return console.result(HelpText.command(command))
    })
}
