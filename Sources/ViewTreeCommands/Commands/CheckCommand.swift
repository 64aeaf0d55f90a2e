import ViewTreeGolden
import ViewTreeRequests
import ViewTreeSyntax

extension Command {
  /// Golden files.
  static let check = Command(
    name: "check", usage: "[OPTION …] [PATH …]",
    summary: "Compare reports with golden files",
    options: CheckArguments.definitions,
    run: { arguments, console throws(ParsedArguments.Problem) in
      let check = try CheckArguments(arguments, console)
      if check.merges, arguments.files.isEmpty { throw .missingFile(command: "check --merge") }
      return check.merges
        ? try CheckMerge.run(arguments, check, console)
        : CheckCommand.run(arguments.filesOrFolder, check, console)
    })
}

/// Runs `check` and reports its result.
enum CheckCommand {
  static func run(
    _ paths: [String], _ arguments: CheckArguments, _ console: Console
  ) -> ExitStatus {
    if let file = arguments.shardStatusFile {
      guard ReportCommand.write([], to: file, console) == .fine else { return .unusable }
    }
    let maker = ReportMaker(coverage: arguments.coverage)
    let check = GoldenCheck(arguments.check, maker: maker)
    if arguments.lists { return list(check, paths, console) }
    let clock = ContinuousClock()
    let start = clock.now
    let progress = ProgressLine(console)
    let report = check.run(paths) { progress.show($0, of: $1) }
    progress.clear()
    let seconds = (clock.now - start) / .seconds(1)
    if !arguments.tellsMessages(console) {
      // A document with several golden files gets the same messages for each report.
      for part in report.distinctMessages {
        console.show(part, color: arguments.usesColor)
      }
    }
    tellOtherPreviews(report, maker, console)
    let isEmpty = report.results.allSatisfy { $0.outcome == .unusable(.nothingThere) }
    if isEmpty || arguments.check.mode == .update { tellPassedOver(check, paths, console) }
    return tell(report, seconds: seconds, arguments, console)
  }

  /// Says which previews of Swift files no golden file of the check is of.
  private static func tellOtherPreviews(
    _ report: GoldenReport, _ maker: ReportMaker, _ console: Console
  ) {
    let documents = Set(report.results.map(\.document))
    for document in documents.sorted() {
      let others = maker.otherPreviews(of: document)
        .filter { !documents.contains("\(document)#\($0)") }
      if !others.isEmpty { console.message(CommandWords.otherPreviews(document, others)) }
    }
  }

  /// Says which Swift files of the folders have views and no preview.
  private static func tellPassedOver(
    _ check: GoldenCheck, _ paths: [String], _ console: Console
  ) {
    let files = check.passedOver(paths).filter { !$0.screens.views.isEmpty }
    if !files.isEmpty { console.message(CommandWords.withoutPreviews(files)) }
  }

  /// Writes a report to its destination. Returns the exit status of the check.
  static func tell(
    _ report: GoldenReport, seconds: Double?, _ arguments: CheckArguments, _ console: Console
  ) -> ExitStatus {
    var presentation = arguments.presentation
    presentation.seconds = seconds
    if let file = arguments.resultsFile {
      let bytes = GoldenReportFormat.junit.write(report, presentation)
      guard ReportCommand.write(bytes, to: file, console) == .fine else { return .unusable }
    }
    let lines = arguments.coverage?.lines.map { $0 + "\n" }.joined() ?? ""
    let bytes = arguments.format.write(report, presentation) + Array(lines.utf8)
    let status =
      arguments.output.map { ReportCommand.write(bytes, to: $0, console) } ?? console.result(bytes)
    guard status == .fine else { return status }
    switch report.verdict {
    case .equal: return .fine
    case .different: return .no
    case .unusable: return .unusable
    }
  }

  /// Lists the golden files with the commands that make them, one in a line.
  ///
  /// - Returns: ``ExitStatus/unusable`` if one of them can't be used.
  private static func list(
    _ check: GoldenCheck, _ paths: [String], _ console: Console
  ) -> ExitStatus {
    var (lines, status) = ("", ExitStatus.fine)
    for (path, words) in check.list(paths) {
      if case .failure(let problem) = words {
        console.message(CommandWords.undecided(path, problem))
        status = .unusable
      }
      let listed = CommandWords.listed((try? words.get()) ?? [])
      lines += TerminalText.escaped("\(path)  \(listed)") + "\n"
    }
    for (path, screens) in check.passedOver(paths) {
      lines += TerminalText.escaped("\(path)  \(CommandWords.passedOver(path, screens))") + "\n"
    }
    let written = console.result(lines)
    return written == .fine ? status : written
  }
}
