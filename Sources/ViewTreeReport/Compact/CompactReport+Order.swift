import ViewTreeInspector
import ViewTreeNumbers
import ViewTreeScript
import ViewTreeSyntax

extension CompactReport {
  /// The maximum number of closures in the tree.
  private static let shownClosures = 200

  /// The rule of the order, and the closures as the tree that they run up.
  mutating func addTraversal() {
    let events = closureEvents
    title(events.isEmpty ? "no closures ran" : rule)
    if !events.isEmpty { for exception in exceptions { line(exception) } }
    var tree = TraversalTree(scope.inspection, events.map(\.event))
    var values = AddedValues(scope.inspection)
    for (place, (row, event, value)) in events.prefix(Self.shownClosures).enumerated() {
      if row.pass.isOneOfMany, place == 0 || events[place - 1].event.pass != event.pass {
        line("pass \(event.pass)")
      }
      let name = writer.name(of: event.view)
      var text = "\(tree.marks(at: place))\(event.number)  \(marked(name, .name))"
      text += "  \(row.modifier)"
      if hasSeveralKeys { text += " \(row.key)" }
      if let cause = ReportWords.text(row.cause, row.variable) { text += "  because \(cause)" }
      if let value { text += "  " + TerminalText.escaped(values.words(for: value, event)) }
      line(written: text)
    }
    if events.count > Self.shownClosures {
      line("… and \(events.count - Self.shownClosures) more")
    }
    addPlainValues()
    section(.actions)
    section(.waiting)
    addNotRun()
  }

  private typealias Traversed = (row: EventRow, event: InspectedEvent, value: InspectedValue?)

  private var closureEvents: [Traversed] {
    let inspection = scope.inspection
    return inspection.order.indices.compactMap { place in
      let event = inspection.order[place]
      guard event.kind == .closure, scope.includes(key: event.key, event.view) else { return nil }
      let value = place < inspection.returned.count ? inspection.returned[place] : nil
      return (scope.row(event), event, value)
    }
  }

  private var hasSeveralKeys: Bool {
    guard let first = scope.inspection.order.first?.key else { return false }
    return scope.inspection.order.contains { $0.key != first }
  }

  /// The closures in tree order.
  private var candidates: [InspectedCandidate] {
    scope.inspection.viewTreeOrder.filter { scope.includes(key: $0.key, $0.view) }
  }

  /// The rule, and the number of closures that ran.
  private var rule: String {
    let candidates = candidates
    let ran = candidates.count { candidate in
      if case .ran = candidate.outcome { return true }
      return candidate.earlierRun != nil
    }
    let all = ReportWords.count(candidates.count + scope.absences.count, "closure", "closures")
    return "Siblings in code order, children before their parents; \(ran) of \(all) ran."
  }

  /// The closures that ran at another position, with one line for each reason.
  private var exceptions: [String] {
    OrderDifference.all(of: candidates).compactMap { difference in
      guard case .displaced(let cause) = difference.kind else { return nil }
      let closures = ReportWords.count(difference.count, "closure", "closures")
      return "\(closures) ran out of this order: \(ReportWords.sentence(cause))."
    }
  }

  /// The values of plain `preference` modifiers, which aren't closures.
  private mutating func addPlainValues() {
    var lines: [String] = []
    var count = 0
    Section.values.rows(scope)?.forEach { row in
      if row.why.reason.isEmpty { count += 1 }
      guard count <= Self.shownClosures, row.why.reason.isEmpty,
        case .recorded(let view)? = row.view
      else { return }
      let value =
        if case .returned(let value) = row.value { AddedValues.list(of: value) } else { "" }
      let text = TerminalText.escaped("\(row.modifier) \(row.key) \(value)")
      lines.append("\(marked(writer.name(of: view), .name))  \(text)")
    }
    guard !lines.isEmpty else { return }
    title("Values without a closure")
    list(written: lines, of: count)
  }
}
