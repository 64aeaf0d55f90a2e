import ViewTreeGolden
import ViewTreeInspector
import ViewTreeReport
import ViewTreeRequests
import ViewTreeSyntax

/// The command line: finds the command and runs it.
enum ViewTreeCommand {
  /// Runs a command line without the program's name.
  static func run(_ words: [String], _ console: Console) -> ExitStatus {
    guard let first = words.first else {
      console.writeError(Array(HelpText.overview().utf8))
      return .unusable
    }
    do throws(ParsedArguments.Problem) {
      return try run(first, Array(words.dropFirst()), console)
    } catch {
      let command = Command.named(first)
      console.message(CommandWords.message(error, command: command?.name))
      return .unusable
    }
  }

  private static func run(
    _ first: String, _ words: [String], _ console: Console
  ) throws(ParsedArguments.Problem) -> ExitStatus {
    if first.hasPrefix("-") {
      let arguments: ParsedArguments
      do throws(ParsedArguments.Problem) {
        arguments = try ParsedArguments([first], [.help, .version])
      } catch {
        let isOfInspect = Command.named("inspect")?.options.contains {
          "--\($0.name)" == first.prefix { $0 != "=" }
        }
        guard isOfInspect == true else { throw error }
        throw .unknownOption(first, nearest: "viewtree inspect \(first) … FILE")
      }
      let isBrief = first == "-\(OptionDefinition.help.letter ?? "h")"
      return self.general(arguments, console)
        ?? console.result(
          console.folded(isBrief ? HelpText.briefOverview() : HelpText.overview()))
    }
    guard let command = Command.named(first) else {
      throw .unknownCommand(first, nearest: suggestion(for: first))
    }
    let arguments = try ParsedArguments(words, command.options)
    if arguments.has(.help) {
      let isBrief = !words.contains("--\(OptionDefinition.help.name)")
      return console.result(
        console.folded(isBrief ? HelpText.brief(command) : HelpText.command(command)))
    }
    if let status = general(arguments, console) { return status }
    var console = console
    if arguments.has(.quiet) { console.writeOutput = { _ in } }
    let run: Watch.Run = { console throws(ParsedArguments.Problem) in
      let projects = ProjectFolders(mayRead: console.mayRead)
      var console = console
      console.projects = projects
      let status =
        try arguments.value(.diagnostics) == "json"
        ? runCollecting(command, arguments, console) : command.run(arguments, console)
      // Results without some settings are shown, but no script may rely on them.
      return projects.haveErrors ? .unusable : status
    }
    guard arguments.has(.watch) else { return try run(console) }
    return try Watch(command, arguments, console).run(run)
  }

  /// The most similar command to a first word that isn't a command.
  private static func suggestion(for word: String) -> String? {
    if DocumentLocation.isPart(word) || [".json", ".yaml", ".yml"].contains(where: word.hasSuffix) {
      return "viewtree inspect \(ShellWord.quoted(word))"
    }
    if word == "version" { return "viewtree --version" }
    return NearMatch.nearestName(to: word, in: Command.all.map(\.name))
  }

  /// Runs a command and writes all its messages as one array.
  private static func runCollecting(
    _ command: Command, _ arguments: ParsedArguments, _ console: Console
  ) -> ExitStatus {
    let collector = MessageCollector()
    var collecting = console
    collecting.collector = collector
    var status = ExitStatus.unusable
    do throws(ParsedArguments.Problem) {
      status = try command.run(arguments, collecting)
    } catch {
      collecting.message(CommandWords.message(error, command: command.name))
    }
    console.writeError(DiagnosticReport.json(collector.parts))
    return status
  }

  /// Runs the options that every command supports. `nil` if none is present.
  private static func general(_ arguments: ParsedArguments, _ console: Console) -> ExitStatus? {
    arguments.has(.version) ? console.result("viewtree \(ViewTreeVersion.full)\n") : nil
  }
}
