import ViewTreeGolden
import ViewTreeInspector

extension Command {
  /// Golden files.
  static let check = Command(
    name: "check", usage: "[OPTION …] PATH …",
    summary: "Compare reports with the golden files beside the documents",
    options: [.update, .watch, .diagnostics, .color, .help, .version],
    run: { arguments, console throws(ParsedArguments.Problem) in
      guard !arguments.files.isEmpty else { throw .missingFile(command: "check") }
      let check = GoldenCheck(updates: arguments.has(.update)) { document, name, words in
        CheckCommand.report(document, name, words, console)
      }
      let result = check.run(arguments.files)
      let status = console.result(result.text)
      switch result.verdict {
      case .equal: return status
      case .different: return .no
      case .unusable: return .unusable
      }
    })
}

/// How `check` makes a report again.
enum CheckCommand {
  /// The report of a document by the words of a golden file's header.
  ///
  /// A header has no file of its own and writes none.
  static func report(
    _ document: String, _ name: String, _ words: [String], _ console: Console
  ) -> [UInt8]? {
    guard let command = words.first,
      let options = Command.all.first(where: { $0.name == command })?.options
    else { return nil }
    do throws(ParsedArguments.Problem) {
      let allowed = options.filter {
        !["output", "diagnostics", "help", "version", "watch"].contains($0.name)
      }
      let arguments = try ParsedArguments(Array(words.dropFirst()), allowed)
      if let file = arguments.files.first { throw .extraFile(file) }
      switch command {
      case "inspect":
        return try ReportCommand.report(document, .inspect, arguments, console, sourceName: name)
      case "order":
        return try ReportCommand.report(document, .order, arguments, console, sourceName: name)
      case "keys": return try KeysCommand.report(document, arguments, console, sourceName: name)
      case "lint": return try LintCommand.report(document, arguments, console, sourceName: name)
      default: return nil
      }
    } catch {
      console.message(CommandWords.message(error, command: "check"))
      return nil
    }
  }
}
