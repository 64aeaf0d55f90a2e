/// Whole processes over one file: viewtree and the peers that are installed.
struct Comparison {
  private struct Entry {
    let name: String
    let program: String
    let arguments: [String]
    var times = Samples()
    var peakMemory = 0
  }

  private var entries: [Entry]
  private var missing: [String] = []

  /// `command` is the path of viewtree.
  init(command: String) {
    entries = [Entry(name: "viewtree inspect", program: command, arguments: ["inspect"])]
    for peer in Peer.all {
      if let program = ProgramFinder.find(peer.program) {
        entries.append(Entry(name: peer.name, program: program, arguments: peer.arguments))
      } else {
        missing.append(peer.program)
      }
    }
  }

  /// Runs all programs alternately, so that changes of the machine's speed affect all of them.
  mutating func measure(_ path: String, runs: Int) throws(BenchmarkProblem) {
    // The first round warms up the caches.
    for round in 0...runs {
      for index in entries.indices {
        let entry = entries[index]
        let run = try ProcessRun(entry.program, entry.arguments + [path])
        guard round > 0 else { continue }
        entries[index].times.add(run.processorTime)
        entries[index].peakMemory = max(entry.peakMemory, run.peakMemory)
      }
    }
  }

  /// The table. Ratios divide viewtree's minimum time by the peer's.
  var text: String {
    var table = Table(
      headings: ["whole process", "min ms", "median", "max", "peak MiB", "viewtree/it"])
    for entry in entries {
      let ratio = Double(entries[0].times.minimum) / Double(max(entry.times.minimum, 1))
      table.add([
        entry.name, DecimalText.milliseconds(entry.times.minimum),
        DecimalText.milliseconds(entry.times.median), DecimalText.milliseconds(entry.times.maximum),
        DecimalText.mebibytes(entry.peakMemory), DecimalText.text(ratio, places: 3),
      ])
    }
    let remark = missing.isEmpty ? "" : "not installed: \(missing.joined(separator: ", "))\n"
    return table.text + remark
  }
}
