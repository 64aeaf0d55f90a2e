import Foundation
import Testing

@Suite("Watching as a process")
struct WatchProcessTests {
  /// The command, which is built beside the tests.
  private static let command = URL(fileURLWithPath: CommandLine.arguments[0])
    .deletingLastPathComponent().appendingPathComponent("viewtree")

  /// Waits until a file holds a text; a minute is long enough for the slowest machine.
  private func waits(for text: String, in folder: TemporaryFolder, _ name: String) -> Bool {
    for _ in 0..<6000 {
      if folder.text(name)?.contains(text) == true { return true }
      usleep(10_000)
    }
    return false
  }

  @Test("A changed file is reported again, and Ctrl-C ends the process after a whole report")
  func changeAndInterrupt() throws {
    // Tests may run where Ctrl-C is ignored, which the command would inherit.
    signal(SIGINT, SIG_DFL)
    let folder = TemporaryFolder()
    let path = folder.file("a.json", "{ \"viewtree\": 1, \"root\": \"Color\" }")
    let process = Process()
    process.executableURL = Self.command
    process.arguments = ["inspect", "--watch", path]
    process.standardOutput = FileHandle(forWritingAtPath: folder.file("output", ""))
    process.standardError = FileHandle(forWritingAtPath: folder.file("error", ""))
    try process.run()
    defer { process.terminate() }
    #expect(waits(for: "run 1 ended with exit code 0", in: folder, "error"))
    _ = folder.file("a.json", "{ \"viewtree\": 1, \"root\": \"Spacer\" }")
    #expect(waits(for: "run 2 ended with exit code 0", in: folder, "error"))
    kill(process.processIdentifier, SIGINT)
    process.waitUntilExit()
    #expect(process.terminationReason == .uncaughtSignal && process.terminationStatus == SIGINT)
    let reports = (folder.text("output") ?? "").components(separatedBy: "\n\n\(path)")
    #expect(reports.count == 2 && reports[0].contains("Color") && reports[1].contains("Spacer"))
  }
}
