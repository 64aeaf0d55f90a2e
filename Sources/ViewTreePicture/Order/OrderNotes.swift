import ViewTreeInspector
import ViewTreeNumbers
import ViewTreeReport

/// The notes below the tree of a key: the closures that didn't run, with reasons.
struct OrderNotes {
  private let inspection: Inspection
  private let runs: ClosureRuns
  private let key: ID<InspectionNames.Key>
  /// The maximum number of lines.
  private static let limit = 40

  init(_ inspection: Inspection, _ runs: ClosureRuns, key: ID<InspectionNames.Key>) {
    self.inspection = inspection
    self.runs = runs
    self.key = key
  }

  /// The lines with their headings.
  func lines() -> [(heading: String, lines: [String])] {
    let lost = runs.lost.map { index in
      let event = inspection.order[index]
      let modifier = inspection.names.modifiers[event.modifier]
      return "\(event.number)  \(modifier)  \(inspection.name(of: event.view)), pass \(event.pass)"
    }
    return [
      ("Did not run", limited(reasons() + absences())),
      ("Ran on views that are gone", limited(lost)),
    ].filter { !$0.1.isEmpty }
  }

  private func limited(_ lines: [String]) -> [String] {
    guard lines.count > Self.limit else { return lines }
    return lines.prefix(Self.limit) + ["… \(lines.count - Self.limit) more"]
  }

  /// The distinct reasons, in the order of the modifiers.
  private func reasons() -> [String] {
    var order: [String] = []
    var firsts: [String: (use: Int, count: Int)] = [:]
    for use in runs.uses.indices {
      guard case .view(let view) = runs.uses[use].place, let reason = reason(use) else { continue }
      let sentence = ReportWords.sentence(reason, of: .view(view), in: inspection)
      let words = "\(ReportWords.identifier(reason)): \(sentence)"
      if firsts[words] == nil { order.append(words) }
      firsts[words, default: (use, 0)].count += 1
    }
    return order.map { words in
      guard let first = firsts[words], first.count == 1,
        case .view(let view) = runs.uses[first.use].place
      else { return "– \(firsts[words]?.count ?? 0) modifiers  \(words)" }
      let modifier = inspection.names.modifiers[runs.uses[first.use].modifier]
      return "– \(modifier)  \(inspection.name(of: .view(view)))  \(words)"
    }
  }

  private func reason(_ use: Int) -> InspectedSkip.Reason? {
    switch runs.state(of: use) {
    case .kept(let reason), .skipped(let reason): reason
    case .ran, .plain: runs.reason(of: use)
    }
  }

  /// The closures in views that aren't built.
  private func absences() -> [String] {
    let lines = DocumentLines(inspection.tree)
    return inspection.absences.filter { $0.key == key }.map { absence in
      var text = "– \(inspection.names.modifiers[absence.modifier])  "
      text += inspection.names.views[absence.name]
      if let id = inspection.string(absence.id) { text += " #\(id)" }
      text += " in line \(lines.line(absence.syntax))"
      if let use = absence.use {
        text += " of \(inspection.names.views[use.name]) in line \(lines.line(use.syntax))"
      }
      let cause = ReportWords.absence(
        ReportWords.identifier(absence.cause), absence.expression)
      return text + "  not instantiated: \(cause) in line \(lines.line(absence.gate))"
    }
  }
}
