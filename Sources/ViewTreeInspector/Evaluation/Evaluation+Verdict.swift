import ViewTreeScript

/// What would become of a state that SwiftUI leaves unsettled, if every change were told
/// (docs/semantics.md, Feedback loops).
extension Evaluation {
  /// Runs passes from a configuration, without the limit of two changes, and says how they end.
  ///
  /// The evaluation itself stays as it is.
  func verdict(
    from start: Configuration, _ options: InspectionOptions
  ) throws -> Inspection.Status {
    let end = (state.values, delivered, appeared, runner.lifecycle)
    defer { (state.values, delivered, appeared, runner.lifecycle) = end }
    return try runner.aside { try verdictAside(from: start, options) }
  }

  private func verdictAside(
    from start: Configuration, _ options: InspectionOptions
  ) throws -> Inspection.Status {
    (state.values, delivered, appeared) = (start.state, start.delivered, start.appeared)
    var history = [start]
    for number in 1...max(limits.passes, 1) {
      let pass = Pass(
        document: document, state: state, machine: machine, limits: limits, recordsReduces: false)
      pass.scrollOffsets = scrollOffsets
      try pass.run(phaseEnded: nil)
      let isModified = runner.commit()
      var deliveries = Deliveries(limit: .max)
      let changed = try runActions(of: pass, &deliveries).changedState || isModified
      states.append(state.values)
      let now = Configuration(state: state.values, delivered: delivered, appeared: appeared)
      let last = history[history.count - 1].state
      if !changed || !viewsSeeChange(since: last) { return .behind(settlesAfter: number) }
      if let earlier = history.lastIndex(of: now) {
        return .oscillating(period: history.count - earlier)
      }
      history.append(now)
      if Divergence.hasConverged(history.map(\.state)) { break }
    }
    let states = history.map(\.state)
    if let ratio = Divergence.ratio(states) { return .converging(ratio: ratio) }
    if let growth = Divergence.growth(states) {
      return .diverging(
        Inspection.Growth(
          variable: document.state[growth.variable].name, values: growth.values))
    }
    return .limit
  }
}
