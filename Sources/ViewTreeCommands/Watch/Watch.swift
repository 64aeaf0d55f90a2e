import ViewTreeInspector
import ViewTreeRequests
import ViewTreeSyntax

/// Runs a command again whenever its files change (docs/reference/commands/README.md, Watching).
struct Watch {
  /// One run of the command, on its streams.
  typealias Run = (Console) throws(ParsedArguments.Problem) -> ExitStatus

  /// The maximum number of pauses to wait for an unfinished change.
  private static let longestChange = 20

  let files: WatchedFiles
  let source: any ChangeSource
  let console: Console
  /// True if a line names the watched paths, when the output isn't a terminal.
  var tellsStatus = true
  /// The report whose changes are shown before that of a run.
  var report: WatchedReport?
  /// The time of day, for the terminal.
  var time: () -> String = TimeOfDay.now

  /// Runs the command until it's interrupted or its output is closed.
  func run(_ command: Run) throws(ParsedArguments.Problem) -> ExitStatus {
    var count = 0
    while true {
      // Taken before the run, so that a change during the run is noticed after it.
      let before = files.snapshot()
      let output = WatchOutput()
      if let changes = report?.changes(), !changes.isEmpty {
        output.pieces.append((false, Array(changes.utf8)))
      }
      let status = try command(output.console(like: console))
      count += 1
      do {
        try Interrupts.heldBack { try show(output, status, count) }
      } catch {
        let failure = error as? FileSystem.Failure ?? .other("\(error)")
        if failure == .nobodyReads { return .fine }
        console.message(CommandWords.unwritable("standard output", failure))
        return .unusable
      }
      guard waitForChange(from: before) else { return status }
    }
  }

  // MARK: - Waiting

  private func waitForChange(from before: WatchedFiles.Snapshot) -> Bool {
    while true {
      while files.snapshot() == before {
        guard source.wait(for: files.folders()) else { return false }
      }
      guard waitForEnd() else { return false }
      if files.snapshot() != before { return true }
    }
  }

  /// Waits until the files are unchanged for a moment and all exist, up to a limit.
  private func waitForEnd() -> Bool {
    var seen = files.snapshot()
    for _ in 0..<Self.longestChange {
      guard source.pause() else { return false }
      let now = files.snapshot()
      if now == seen, now.isComplete { break }
      seen = now
    }
    return true
  }

  // MARK: - Showing

  private func show(_ output: WatchOutput, _ status: ExitStatus, _ count: Int) throws {
    let isTerminal = console.outputIsTerminal && console.value(of: .terminal) != "dumb"
    if isTerminal {
      // Moves to the upper left corner and clears the screen.
      try console.writeOutput(Array("\u{1b}[H\u{1b}[2J".utf8))
    } else if count > 1 {
      try console.writeOutput([0x0A])
    }
    for piece in output.pieces {
      if piece.isError {
        console.writeError(piece.bytes)
      } else {
        try console.writeOutput(piece.bytes)
      }
    }
    if isTerminal {
      let line = CommandWords.watching(files.paths, run: "at \(time())", status)
      try console.writeOutput(Array(("\n" + TerminalText.escaped(line) + "\n").utf8))
    } else if tellsStatus {
      console.message(CommandWords.watching(files.paths, run: "\(count)", status))
    }
  }
}
