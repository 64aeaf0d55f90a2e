import ViewTreeGolden
import ViewTreeInspector
import ViewTreeReport
import ViewTreeRequests
import ViewTreeSyntax

/// `lint --fix`: makes the fixes that editors offer, and reports the remaining findings.
struct LintFix {
  /// A fix can uncover the next problem. So many times are enough, and an end is certain.
  private static let rounds = 10

  /// The result of one round: the findings, the messages, and whether every file could be linted.
  private struct Round {
    var files: [LintedFile] = []
    var messages: [DiagnosticReport.Part] = []
    var isComplete = true

    /// The fixes of messages. Without messages, the fixes of lints. Code with messages isn't read
    /// in full, so a declaration that seems unused may be used there.
    var fixes: [SourceFix] {
      let told = messages.flatMap { part in
        part.source.map { source in part.diagnostics.compactMap { SourceFix($0, in: source) } }
          ?? []
      }
      guard messages.allSatisfy({ $0.diagnostics.allSatisfy { $0.severity == .note } }) else {
        return told
      }
      let isMisspelled = files.contains { $0.findings.contains(where: \.isMisspelling) }
      return files.flatMap { file in
        file.findings.filter { $0.isMisspelling || !isMisspelled }
          .compactMap { SourceFix($0, in: file.source) }
      }
    }
  }

  private let arguments: ParsedArguments
  private let console: Console
  private var hasColor: Bool { console.colorsResult(arguments) }

  /// Returns `nil` without `--fix`.
  init?(_ arguments: ParsedArguments, _ console: Console) throws(ParsedArguments.Problem) {
    guard arguments.has(.fix) else {
      if arguments.has(.dryRun) { throw .needs("--dry-run", "--fix") }
      if arguments.has(.fixLayout) { throw .needs("--layout", "--fix") }
      return nil
    }
    if arguments.files.contains("-") { throw .conflict("--fix", "-") }
    if let format = arguments.value(.format), format != "text" {
      throw .conflict("--fix", "--format \(format)")
    }
    self.arguments = arguments
    self.console = console
  }

  /// Makes fixes until there are none, and writes the files, or with `--dry-run` prints the patch.
  func run(_ paths: [String]) throws(ParsedArguments.Problem) -> ExitStatus {
    var host = console.host(arguments).rereading
    host.memory = nil
    let files: FixedFiles
    do {
      files = try FixedFiles(arguments, read: host.read)
    } catch {
      console.message(CommandWords.unreadable(arguments.filesOrFolder[0], error))
      return .unusable
    }
    host.read = { path, limit throws(FileSystem.Failure) in
      try files.text(path, limit: limit)
    }
    var round = try lint(paths, host)
    for _ in 0..<Self.rounds {
      guard files.apply(round.fixes.filter(isWanted)) > 0 else { break }
      round = try lint(paths, host)
    }
    let color = console.usesColor(arguments, isTerminal: console.errorIsTerminal)
    for part in round.messages { console.show(part, color: color) }
    return finish(files, round)
  }

  /// False for a fix that changes the look of views without a request for such fixes.
  private func isWanted(_ fix: SourceFix) -> Bool {
    !fix.changesLayout || arguments.has(.fixLayout)
  }

  private func lint(
    _ paths: [String], _ host: RequestHost
  ) throws(ParsedArguments.Problem) -> Round {
    var round = Round()
    var messages: [DiagnosticReport.Part] = []
    var host = host
    host.tell = { messages.append($0) }
    let lint = try LintRequest(arguments, host)
    round.files = paths.compactMap { lint.file(DocumentLocation($0)) }
    round.isComplete = round.files.count == paths.count
    round.messages = messages
    return round
  }

  private func finish(_ files: FixedFiles, _ round: Round) -> ExitStatus {
    let isDry = arguments.has(.dryRun)
    // Writes the report first. If that fails, the files stay unchanged.
    if !isDry, arguments.value(.output) ?? "-" != "-",
      ReportCommand.write(report(files, round), arguments, console) != .fine
    {
      return .unusable
    }
    let written = isDry ? ExitStatus.fine : files.write(console)
    let changed = files.changed
    let result = ReportCommand.write(
      isDry ? patch(files) : report(files, round), arguments, console)
    if written != .fine || result != .fine || !round.isComplete { return .unusable }
    return round.files.allSatisfy(\.findings.isEmpty) && !(isDry && !changed.isEmpty) ? .fine : .no
  }

  /// The fixes, one a line, and the remaining findings.
  private func report(_ files: FixedFiles, _ round: Round) -> [UInt8] {
    let fixed = (files.fixes + [CommandWords.fixed(files.fixes.count, in: files.changed.count)])
      .joined(separator: "\n")
    return Array("\(fixed)\n".utf8)
      + (round.files.isEmpty ? [] : LintReport.text(round.files, color: hasColor))
  }

  /// The changes as a patch, and the number of fixes.
  private func patch(_ files: FixedFiles) -> [UInt8] {
    var lines = files.changed.flatMap { file in
      let text = UnifiedDiff.text(
        from: file.old, to: file.new, oldName: file.name, newName: file.name)
      let patch = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
      return hasColor ? PatchPainter.painted(patch) : patch
    }
    lines.append(CommandWords.wouldFix(files.fixes.count, in: files.changed.count))
    return Array((lines.joined(separator: "\n") + "\n").utf8)
  }
}
