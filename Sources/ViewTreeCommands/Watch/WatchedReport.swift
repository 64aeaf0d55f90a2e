import ViewTreeDocument
import ViewTreeGolden
import ViewTreeReport
import ViewTreeRequests

/// The report of a watched document, to show the effects of a change to the file.
final class WatchedReport {
  private let definition: ReportDefinition
  private let path: String
  private let arguments: ParsedArguments
  private let console: Console
  private var previous: [UInt8]?

  /// The maximum number of changes that are shown.
  private static let limit = 12

  /// The report of a command line, or `nil` if it prints none as text.
  init?(_ command: Command, _ arguments: ParsedArguments, _ console: Console) {
    guard let kind = ReportKind(rawValue: command.name), [.inspect, .order].contains(kind),
      arguments.files.count == 1, !arguments.has(.output),
      arguments.options(about: .report).isEmpty
    else { return nil }
    definition = .of(kind)
    path = arguments.files[0]
    self.arguments = ParsedArguments(
      arguments.options(about: .document, .evaluation, .step))
    self.console = console
  }

  /// The changes since the last call, a line each, and an empty line. Empty at the first call, and
  /// if one of the two reports couldn't be made.
  func changes() -> String {
    var host = console.host(arguments).rereading
    // The run itself reports these messages.
    host.tell = { _ in }
    let report = (try? definition.make(ReportRequest(path, name: "", arguments, host))) ?? nil
    defer { previous = report ?? previous }
    guard let report, let previous else { return "" }
    let lines = BehaviourComparison(
      old: previous, new: report, command: definition.kind.rawValue, comparesName: false
    ).lines(limit: Self.limit)
    return CommandWords.sinceLastRun(lines) + "\n\n"
  }
}
