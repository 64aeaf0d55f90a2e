/// Compares the outcomes of programs.
struct Comparison {
  /// A program and the results of both sides.
  struct Entry {
    let program: Program
    let swift: Outcome
    let script: Outcome

    var verdict: Verdict { Verdict(swift: swift, script: script) }

    /// The entry in lines.
    var words: String {
      """
      \(verdict.name): \(program.kind)
        \(program.text.split(separator: "\n").joined(separator: "\n  "))
        Swift     \(swift.words)
        viewtree  \(script.words)

      """
    }
  }

  /// All programs in their order.
  private(set) var entries: [Entry]

  init(entries: [Entry] = []) {
    self.entries = entries
  }

  /// Runs programs in both languages and compares the outcomes.
  mutating func add(_ programs: [Program], swift: SwiftRunner, script: ScriptRunner) throws {
    for (program, outcome) in zip(programs, try swift.outcomes(programs)) {
      entries.append(Entry(program: program, swift: outcome, script: script.outcome(program)))
    }
  }

  /// The entries with a verdict.
  func entries(_ verdict: Verdict) -> [Entry] { entries.filter { $0.verdict == verdict } }

  // MARK: Known differences

  /// The entries with an unknown difference that viewtree doesn't report as an error.
  func unknownDifferences(_ known: [Program]) -> [Entry] {
    let texts = Set(known.map(\.text))
    return entries.filter { $0.verdict.isSilent && !texts.contains($0.program.text) }
  }

  /// The known differences that no longer occur.
  func staleDifferences(_ known: [Program]) -> [Program] {
    let silent = Set(entries.filter(\.verdict.isSilent).map(\.program.text))
    let asked = Set(entries.map(\.program.text))
    return known.filter { asked.contains($0.text) && !silent.contains($0.text) }
  }

  // MARK: The table

  /// A table of the number of programs per kind and verdict.
  var table: String {
    var kinds: [String] = []
    for entry in entries where !kinds.contains(entry.program.kind) {
      kinds.append(entry.program.kind)
    }
    let heads = ["programs", "agree", "other value", "accepted", "refused", "no answer"]
    var rows = [["kind"] + heads]
    for kind in kinds { rows.append([kind] + counts(entries.filter { $0.program.kind == kind })) }
    rows.append(["all"] + counts(entries))
    let widths = rows[0].indices.map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      let cells = row.enumerated().map { column, cell in
        let space = String(repeating: " ", count: widths[column] - cell.count)
        return column == 0 ? cell + space : space + cell
      }
      return cells.joined(separator: "  ") + "\n"
    }.joined()
  }

  private func counts(_ entries: [Entry]) -> [String] {
    [entries.count].map(String.init)
      + Verdict.allCases.map { verdict in String(entries.count { $0.verdict == verdict }) }
  }
}
