import ViewTreeInspector
import ViewTreeScript

extension Evaluated {
  /// What the evaluation of a random document came to, in the model's words.
  var ruleOutcome: RuleOutcome {
    var log: [String] = []
    var readings = inspection.preferences[...]
    for position in 0...inspection.order.count {
      while let reading = readings.first, reading.position == position {
        log.append(words(reading))
        readings.removeFirst()
      }
      if position < inspection.order.count { log.append(words(inspection.order[position])) }
    }
    return RuleOutcome(log: log, skips: inspection.skipped.map(words))
  }

  private func words(_ event: InspectedEvent) -> String {
    let (view, key) = (inspection.name(of: event.view), inspection.names.keys[event.key])
    if event.kind == .reduce { return RuleOutcome.reduce(view, key, depth: event.depth) }
    return RuleOutcome.ran(
      inspection.names.modifiers[event.modifier], view, key, depth: event.depth)
  }

  private func words(_ reading: InspectedPreference) -> String {
    RuleOutcome.read(
      inspection.names.modifiers[reading.modifier], inspection.name(of: reading.reader),
      inspection.names.keys[reading.key], Self.words(reading.value), reduces: reading.reduces,
      depth: reading.depth)
  }

  private func words(_ skip: InspectedSkip) -> String {
    let reason =
      switch skip.reason {
      case .unreadKey: "unread-key"
      case .overridden(let writer): "overridden by \(inspection.name(of: writer.view))"
      case .nextValueNotCalled(let container):
        "nextValue-not-called by \(inspection.name(of: container))"
      case .readerNotEvaluated: "reader-not-evaluated"
      case .notInstantiated: "not-instantiated"
      case .notInSight: "not-in-sight"
      case .noSlot: "no-slot"
      case .clean, .equal, .dropped: "not in a first evaluation"
      }
    return RuleOutcome.skip(
      inspection.names.modifiers[skip.modifier], inspection.name(of: skip.view),
      inspection.names.keys[skip.key], reason)
  }
}
