import ViewTreeInspector
import ViewTreeRequests

@testable import ViewTreeCommands

/// One watch with a scripted source, and what it wrote.
final class WatchRun {
  private(set) var status: ExitStatus?
  private(set) var runCount = 0
  private var outputBytes: [UInt8] = []
  private var errorBytes: [UInt8] = []

  var output: String { String(decoding: outputBytes, as: UTF8.self) }
  var error: String { String(decoding: errorBytes, as: UTF8.self) }

  /// Runs a command line; `atRun` happens before each run, which it is given the number of.
  init(
    _ words: [String], _ source: any ChangeSource, isTerminal: Bool = false,
    variables: [String: String] = [:], readerLeaves: Bool = false,
    atRun: @escaping (Int) -> Void = { _ in }
  ) {
    let console = Console(
      writeOutput: {
        if readerLeaves { throw FileSystem.Failure.nobodyReads }
        self.outputBytes += $0
      },
      writeError: { self.errorBytes += $0 }, readInput: { _ in [] }, variable: { variables[$0] },
      errorIsTerminal: isTerminal, outputIsTerminal: isTerminal)
    let watch = Watch(
      files: WatchedFiles(
        paths: words.dropFirst().filter { !$0.hasPrefix("-") }, hasGoldens: words[0] == "check"),
      source: source, console: console,
      report: Command.named(words[0]).flatMap { command in
        (try? ParsedArguments(Array(words.dropFirst()), command.options)).flatMap {
          WatchedReport(command, $0, console)
        }
      }, time: { "12:34:56" })
    DeepStack.run {
      self.status = try? watch.run { console in
        self.runCount += 1
        atRun(self.runCount)
        return ViewTreeCommand.run(words, console)
      }
    }
  }
}
