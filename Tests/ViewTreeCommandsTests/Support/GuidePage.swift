import Foundation

/// README.md, a tutorial or a how-to guide, whose commands run in a folder of their own.
///
/// - A block of code that begins with a comment `// NAME` or `# NAME` is the file NAME.
/// - A block marked `diff` changes the file that was written last.
/// - A block marked `console` has command lines after `$`, each with its output. `…` on a line of its own stands
///   for any lines, and `$ echo $?` prints the exit code.
struct GuidePage {
  /// One command of a page, with its expected and its real output.
  struct Command {
    let line: String
    let expected: [String]
    let output: [String]

    /// True if the output is as the page shows it, apart from cuts and times.
    var isAsShown: Bool { Self.matches(expected[...], output[...]) }

    private static func matches(_ expected: ArraySlice<String>, _ output: ArraySlice<String>)
      -> Bool
    {
      guard let first = expected.first else { return output.isEmpty }
      if first == "…" {
        let rest = expected.dropFirst()
        return (output.startIndex...output.endIndex).contains { matches(rest, output[$0...]) }
      }
      guard let line = output.first, withoutTime(line) == withoutTime(first) else { return false }
      return matches(expected.dropFirst(), output.dropFirst())
    }

    private static func withoutTime(_ line: String) -> String {
      line.replacing(/\sin \d+\.\d\d s$/, with: "")
    }
  }

  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
  /// The command, which is built next to the tests.
  private static let program = URL(fileURLWithPath: CommandLine.arguments[0])
    .deletingLastPathComponent().appendingPathComponent("viewtree").path

  /// README.md, and the paths of all tutorials and how-to guides.
  static var all: [String] {
    ["README.md"]
      + ["docs/tutorials", "docs/how-to"].flatMap { folder in
        let names = try? FileManager.default.contentsOfDirectory(
          atPath: root.appendingPathComponent(folder).path)
        return (names ?? []).filter { $0.hasSuffix(".md") }.sorted().map { "\(folder)/\($0)" }
      }
  }

  private let folder = TemporaryFolder()
  private let file: URL
  private var lastFile: String?
  private var exitCode: Int32 = 0
  private(set) var commands: [Command] = []
  /// The page with the real output instead of each output that differs.
  private(set) var updated: [String] = []

  /// Runs all commands of a page.
  init(_ path: String) throws {
    file = Self.root.appendingPathComponent(path)
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/Fixtures",
      withDestinationPath: Self.root.appendingPathComponent("Fixtures").path)
    var language: String?
    var block: [String] = []
    for line in try String(contentsOf: file, encoding: .utf8).components(separatedBy: "\n") {
      if let open = language {
        if line.hasPrefix("```") {
          updated += try run(block, open)
          updated.append(line)
          language = nil
        } else {
          block.append(line)
        }
        continue
      }
      if line.hasPrefix("```") { (language, block) = (String(line.dropFirst(3)), []) }
      updated.append(line)
    }
  }

  /// Writes the page with the real outputs.
  func update() throws {
    try updated.joined(separator: "\n").write(to: file, atomically: true, encoding: .utf8)
  }

  private mutating func run(_ block: [String], _ language: String) throws -> [String] {
    switch language {
    case "console": return try runCommands(block)
    case "diff": try change(block)
    default:
      let mark = /^(?:\/\/|#) ([\w.\/-]+\.\w+)$/
      guard let comment = block.first?.firstMatch(of: mark) else { break }
      lastFile = String(comment.1)
      try write(block.map { $0 + "\n" }.joined())
    }
    return block
  }

  private func write(_ text: String) throws {
    let url = URL(fileURLWithPath: folder.path + "/" + (lastFile ?? ""))
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: url, atomically: true, encoding: .utf8)
  }

  private func change(_ block: [String]) throws {
    func side(without mark: Character) -> String {
      block.filter { $0.first != mark }.map { $0.dropFirst() + "\n" }.joined()
    }
    let text = folder.text(lastFile ?? "") ?? ""
    guard text.ranges(of: side(without: "+")).count == 1 else {
      throw CocoaError(.fileReadCorruptFile)
    }
    try write(text.replacing(side(without: "+"), with: side(without: "-")))
  }

  private mutating func runCommands(_ block: [String]) throws -> [String] {
    var lines: [String] = []
    var rest = block[...]
    while let line = rest.popFirst() {
      let next = rest.firstIndex { $0.hasPrefix("$ ") } ?? rest.endIndex
      let expected = Array(rest[rest.startIndex..<next])
      rest = rest[next...]
      let output = line == "$ echo $?" ? ["\(exitCode)"] : try output(of: line)
      let command = Command(line: line, expected: expected, output: output)
      commands.append(command)
      lines += [line] + (command.isAsShown ? expected : output)
    }
    return lines
  }

  private mutating func output(of line: String) throws -> [String] {
    var words = Self.words(line.dropFirst(2))
    guard words.first == "viewtree" else { throw CocoaError(.executableLoad) }
    words.removeFirst()
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: Self.program)
    process.arguments = words
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    process.standardOutput = pipe
    process.standardError = pipe
    process.standardInput = FileHandle.nullDevice
    process.environment = ["PATH": "/usr/bin:/bin"]
    try process.run()
    let bytes = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    exitCode = process.terminationStatus
    var lines = String(decoding: bytes, as: UTF8.self).components(separatedBy: "\n")
    if lines.last == "" { lines.removeLast() }
    return lines
  }

  /// The words of a command line, which can be in single quotes.
  private static func words(_ line: Substring) -> [String] {
    line.matches(of: /'([^']*)'|[^ ]+/).map { String($0.1 ?? $0.0) }
  }
}
