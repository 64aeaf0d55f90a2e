import ViewTreeSyntax

extension Command {
  /// How commands are used.
  static let help = Command(
    name: "help", usage: "[COMMAND]", summary: "Print how a command is used",
    options: [.help],
    run: { arguments, console throws(ParsedArguments.Problem) in
      guard let name = arguments.files.first else {
        console.writeOutput(Array(HelpText.overview().utf8))
        return .fine
      }
      guard let command = Command.all.first(where: { $0.name == name }) else {
        throw .unknownCommand(
          name, nearest: NearMatch.nearestName(to: name, in: Command.all.map(\.name)))
      }
      console.writeOutput(Array(HelpText.command(command).utf8))
      return .fine
    })
}
