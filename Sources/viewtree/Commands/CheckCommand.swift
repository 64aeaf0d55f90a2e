import ViewTreeGolden
import ViewTreeInspector

extension Command {
  /// Golden files.
  static let check = Command(
    name: "check", usage: "[OPTION …] PATH …",
    summary: "Compare reports with the golden files beside the documents",
    options: [.update, .color, .help],
    run: { arguments, console throws(ParsedArguments.Problem) in
      guard !arguments.files.isEmpty else { throw .missingFile(command: "check") }
      let check = GoldenCheck(updates: arguments.has(.update)) { document, name, words in
        CheckCommand.report(document, name, words, console)
      }
      let result = check.run(arguments.files)
      console.writeOutput(Array(result.text.utf8))
      switch result.verdict {
      case .equal: return .fine
      case .different: return .no
      case .unusable: return .unusable
      }
    })
}

/// How `check` makes a report again.
enum CheckCommand {
  /// The report of a document by the words of a golden file's header.
  static func report(
    _ document: String, _ name: String, _ words: [String], _ console: Console
  ) -> [UInt8]? {
    guard let command = words.first,
      let reports: ReportCommand.Reports = command == "inspect"
        ? .inspect : command == "order" ? .order : nil,
      let options = Command.all.first(where: { $0.name == command })?.options
    else { return nil }
    do throws(ParsedArguments.Problem) {
      let arguments = try ParsedArguments(Array(words.dropFirst()), options)
      return try ReportCommand.report(document, reports, arguments, console, sourceName: name)
    } catch {
      console.message(CommandWords.message(error, command: "check"))
      return nil
    }
  }
}
