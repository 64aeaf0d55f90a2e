import ViewTreeInspector
import ViewTreeSyntax

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// Measures the tasks of users beside the programs that they are compared with, in turns.
struct UserMeasurement {
  /// The path of viewtree.
  let command: String
  let runs: Int
  private let inputs: UserInputs
  private let counter = ProgramFinder.find("valgrind")
  /// Longer tasks, in nanoseconds, have no instruction counts: valgrind takes fifty times as long.
  private static let longest = 1_000_000_000

  static let headings = ["task", "ms", "M instr", "beside", "ms", "ratio", "goal"]
  static let editorHeadings = ["a letter and a hover", "ms", "middle", "most"]

  /// Writes the inputs into a temporary folder, which `remove` removes.
  init(command: String, runs: Int) throws(BenchmarkProblem) {
    self.command = command
    self.runs = runs
    let temporary = getenv("TMPDIR").map { String(cString: $0) } ?? "/tmp"
    inputs = UserInputs(folder: "\(temporary)/viewtree-benchmark.\(getpid())")
    try inputs.write { words throws(BenchmarkProblem) in _ = try run(words) }
  }

  func remove() {
    _ = try? run(["rm", "-r", inputs.folder])
  }

  /// The rows of processes. The peer's cells are empty if it is not installed.
  var rows: [UserRow] { UserRow.all(in: inputs.folder) }

  /// The cells of a row.
  func cells(_ row: UserRow) throws(BenchmarkProblem) -> [String] {
    var times = [Samples](repeating: Samples(), count: 4)
    let commands = [row.task, row.peer, row.taskStart, row.peerStart]
    let hasPeer = program(row.peer) != nil
    for _ in 0..<runs {
      for (index, words) in commands.enumerated() where !words.isEmpty && program(words) != nil {
        times[index].add(try run(words))
      }
    }
    let task = times[0].minimum - times[2].minimum
    let peer = times[1].minimum - times[3].minimum
    let ratio = Double(task) / Double(max(peer * row.times, 1))
    return [row.name, DecimalText.milliseconds(task), try instructions(of: row.task, times[0])]
      + [row.peer[0], hasPeer ? DecimalText.milliseconds(peer) : "-"]
      + [hasPeer ? DecimalText.text(ratio, places: 2) : "-", DecimalText.text(row.goal, places: 2)]
  }

  /// The cells of the rows of an editor.
  func editorCells() throws(BenchmarkProblem) -> [[String]] {
    let files = [
      ("document of 200 views", "200.json"), ("300 lines of Swift", "screen.swift"),
      ("folder of 100 Swift files", "100/\(UserInputs.fileName(0))"),
    ]
    var rows: [[String]] = []
    for (name, file) in files {
      let source = SourceFile(name: "\(inputs.folder)/\(file)", bytes: try inputs.read(file))
      let samples = EditorMeasurement(source, runs: runs, hovers: true).samples
      rows.append(
        [name]
          + [samples.minimum, samples.median, samples.maximum].map { DecimalText.milliseconds($0) })
    }
    return rows
  }

  // MARK: - Processes

  private func program(_ words: [String]) -> String? {
    words.first.flatMap { $0 == "viewtree" ? command : ProgramFinder.find($0) }
  }

  /// Runs a command. Returns its processor time in nanoseconds.
  private func run(_ words: [String]) throws(BenchmarkProblem) -> Int {
    guard let program = program(words) else { throw .noCommand(words.first ?? "") }
    return try ProcessRun(program, Array(words.dropFirst())).processorTime
  }

  /// Millions of instructions of a task, or nothing without valgrind.
  private func instructions(
    of words: [String], _ times: Samples
  ) throws(BenchmarkProblem) -> String {
    guard let counter, let program = program(words), times.minimum < Self.longest else {
      return "-"
    }
    let output = "\(inputs.folder)/counts"
    let options = ["-q", "--tool=callgrind", "--callgrind-out-file=\(output)", program]
    _ = try ProcessRun(counter, options + words.dropFirst())
    let lines = String(decoding: try inputs.read("counts"), as: UTF8.self).split(separator: "\n")
    let total = lines.first { $0.hasPrefix("summary: ") }.flatMap { Double($0.dropFirst(9)) }
    return total.map { DecimalText.text($0 / 1_000_000, places: 1) } ?? "-"
  }
}
