import ViewTreeGolden
import ViewTreeRequests

/// Runs `check --merge`, which combines the reports of all shards into one.
enum CheckMerge {
  static func run(
    _ words: ParsedArguments, _ arguments: CheckArguments, _ console: Console
  ) throws(ParsedArguments.Problem) -> ExitStatus {
    let input = try Input(words, console)
    // Reads every file before it stops, so that one run reports all invalid files.
    let parts = words.files.compactMap { part($0, input) }
    guard parts.count == words.files.count else { return .unusable }
    do throws(GoldenMergeProblem) {
      let report = try GoldenMerge.merge(parts)
      if !arguments.tellsMessages(console) {
        for message in report.results.flatMap(\.messageTexts) { console.show(message) }
      }
      return CheckCommand.tell(report, seconds: nil, arguments, console)
    } catch {
      console.message(CommandWords.message(error))
      return .unusable
    }
  }

  /// One report. `nil` after messages.
  private static func part(_ path: String, _ input: Input) -> GoldenMerge.Part? {
    guard let source = input.read(path) else { return nil }
    let result = GoldenReportReader.read(source)
    input.show(result.diagnostics, in: source)
    return result.report.map { (source.name, $0) }
  }
}
