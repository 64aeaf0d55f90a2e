import Foundation
import ViewTreeInspector

@testable import ViewTreeCommands

/// One run of a command line with what it wrote.
final class CommandRun {
  private(set) var status = ExitStatus.defect
  private var outputBytes: [UInt8] = []
  private var errorBytes: [UInt8] = []

  var output: String { String(decoding: outputBytes, as: UTF8.self) }
  var error: String { String(decoding: errorBytes, as: UTF8.self) }
  var outputLines: [String] { output.split(separator: "\n").map(String.init) }

  /// Runs on the stack that the command itself runs on.
  init(
    _ words: [String], input: String = "", variables: [String: String] = [:],
    isTerminal: Bool = false, outputIsTerminal: Bool = false, columns: Int? = nil,
    answers: [String]? = nil, changing: (inout Console) -> Void = { _ in }
  ) {
    var lines = (answers ?? [])[...]
    var console = Console(
      writeOutput: { self.outputBytes += $0 },
      writeError: { self.errorBytes += $0 },
      readInput: { _ in Array(input.utf8) },
      readLine: { lines.popFirst() },
      variable: { variables[$0] },
      errorIsTerminal: isTerminal, inputIsTerminal: answers != nil,
      outputIsTerminal: outputIsTerminal || answers != nil, columns: { columns })
    changing(&console)
    let changed = console
    DeepStack.run { self.status = ViewTreeCommand.run(words, changed) }
  }
}

/// A folder for one test, gone with it.
final class TemporaryFolder {
  let path: String

  init() {
    path = NSTemporaryDirectory() + "viewtree-" + UUID().uuidString
    try? FileManager.default.createDirectory(
      atPath: path, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// The path of a file with some text.
  func file(_ name: String, _ text: String) -> String {
    file(name, Array(text.utf8))
  }

  func file(_ name: String, _ bytes: [UInt8]) -> String {
    let file = path + "/" + name
    _ = FileManager.default.createFile(atPath: file, contents: Data(bytes))
    return file
  }

  var names: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).sorted()
  }

  func text(_ name: String) -> String? {
    (try? Data(contentsOf: URL(fileURLWithPath: path + "/" + name)))
      .map { String(decoding: $0, as: UTF8.self) }
  }
}
