import ViewTreeSyntax

/// The command line: finds the command and runs it.
enum ViewTreeCommand {
  /// The version of this viewtree.
  static let version = "0.1.0"

  /// Runs a command line without the program's name.
  static func run(_ words: [String], _ console: Console) -> ExitStatus {
    guard let first = words.first else {
      console.writeError(Array(HelpText.overview().utf8))
      return .unusable
    }
    if first == "--version" {
      console.writeOutput(Array("viewtree \(version)\n".utf8))
      return .fine
    }
    if first == "--help" || first == "-h" {
      console.writeOutput(Array(HelpText.overview().utf8))
      return .fine
    }
    guard let command = Command.all.first(where: { $0.name == first }) else {
      let nearest = NearMatch.nearestName(to: first, in: Command.all.map(\.name))
      console.message(
        CommandWords.message(.unknownCommand(first, nearest: nearest), command: nil))
      return .unusable
    }
    return run(command, Array(words.dropFirst()), console)
  }

  private static func run(
    _ command: Command, _ words: [String], _ console: Console
  ) -> ExitStatus {
    do throws(ParsedArguments.Problem) {
      let arguments = try ParsedArguments(words, command.options)
      if arguments.has(.help) {
        console.writeOutput(Array(HelpText.command(command).utf8))
        return .fine
      }
      return try command.run(arguments, console)
    } catch {
      console.message(CommandWords.message(error, command: command.name))
      return .unusable
    }
  }
}
