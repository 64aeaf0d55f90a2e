import ViewTreeGolden
import ViewTreeInspector
import ViewTreeReport
import ViewTreeSyntax

/// Makes reports as the commands do, without a file or a stream of their own.
public struct ReportMaker: GoldenReportMaker {
  /// The options that say where a report goes or how messages look, which a golden file cannot have.
  private static let others = ["output", "diagnostics", "help", "version", "watch"]

  /// The report of a document by a command and its options.
  public func report(document: String, name: String, words: [String]) -> MadeReport {
    let collector = MessageCollector()
    let console = Console(
      writeOutput: { _ in }, writeError: { _ in }, readInput: { [] }, variable: { _ in nil },
      errorIsTerminal: false, collector: collector)
    var bytes: [UInt8]?
    do throws(ParsedArguments.Problem) {
      bytes = try Self.report(document, name, words, console)
    } catch {
      console.message(CommandWords.message(error, command: "check"))
    }
    return MadeReport(bytes: bytes, messages: collector.parts)
  }

  /// The report of a document under a name, or `nil` after a message.
  static func report(
    _ document: String, _ name: String, _ words: [String], _ console: Console
  ) throws(ParsedArguments.Problem) -> [UInt8]? {
    guard let command = Command.all.first(where: { $0.name == words.first }) else { return nil }
    let allowed = command.options.filter { !others.contains($0.name) }
    let arguments = try ParsedArguments(Array(words.dropFirst()), allowed)
    if let file = arguments.files.first { throw .extraFile(file) }
    switch command.name {
    case "inspect":
      return try ReportCommand.report(document, .inspect, arguments, console, sourceName: name)
    case "order":
      return try ReportCommand.report(document, .order, arguments, console, sourceName: name)
    case "keys": return try KeysCommand.report(document, arguments, console, sourceName: name)
    case "lint": return try LintCommand.report(document, arguments, console, sourceName: name)
    default: return nil
    }
  }
}
