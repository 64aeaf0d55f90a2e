import ViewTreeScript

/// The verdict on a state that SwiftUI leaves unsettled: its end if every change were delivered
/// (docs/explanation/updates.md, Feedback loops).
extension Evaluation {
  /// The passes of a verdict.
  struct Verdict {
    /// The first state, and the state after each pass.
    var states: [StateValues]
    /// The configuration after the first pass, in which all components have their variables.
    var start: Configuration
  }

  /// Runs passes from a configuration, without the limit of two changes, and returns their outcome.
  ///
  /// The evaluation itself stays unchanged.
  func verdict(
    from start: Configuration
  ) throws -> Inspection.Status {
    do {
      return try aside { try verdictAside(from: start) }
    } catch  where machine.work.steps <= 0 {
      // The report still shows the passes so far.
      return .limit
    }
  }

  /// Runs passes that leave the evaluation unchanged, don't log, and don't start work.
  private func aside<Result>(_ body: () throws -> Result) rethrows -> Result {
    let end = (configuration, scrollOffsets, scrollIDs, runner.lifecycle)
    let (links, paths, requests) = (pushed.links, pushed.paths, scrollRequests.pending)
    defer {
      (configuration, scrollOffsets, scrollIDs, runner.lifecycle) = end
      (pushed.links, pushed.paths, scrollRequests.pending) = (links, paths, requests)
    }
    return try runner.aside(body)
  }

  /// The feedback loops of the state, near its settled configuration, or near the configuration
  /// after the first pass if it doesn't settle.
  func findLoops() -> [FeedbackLoop] {
    guard isReactive else { return [] }
    return aside {
      runner.workAside = []
      defer { runner.workAside = nil }
      let start = verdict?.start ?? configuration
      let history = verdict?.states ?? firstState.map { [$0] } ?? []
      guard var search = FeedbackSearch(self, from: start, history: history) else { return [] }
      return search.loops()
    }
  }

  private func verdictAside(from start: Configuration) throws -> Inspection.Status {
    configuration = start
    verdict = Verdict(states: [start.state], start: start)
    var history = [start]
    for number in 1...max(limits.passes, 1) {
      let isSettled = try advance().isSettled
      let now = configuration
      verdict?.states.append(now.state)
      if number == 1 { verdict?.start = now }
      if isSettled { return .behind(settlesAfter: number) }
      if let earlier = history.lastIndex(of: now) {
        return .oscillating(period: history.count - earlier)
      }
      history.append(now)
      if Divergence.hasConverged(StateValues.series(history.map(\.state))) { break }
    }
    let states = StateValues.series(history.map(\.state))
    if let ratio = Divergence.ratio(states) { return .converging(ratio: ratio) }
    if let growth = Divergence.growth(states) {
      return .diverging(
        Inspection.Growth(variable: name(ofVariable: growth.variable), values: growth.values))
    }
    return .limit
  }

  /// The name of a variable by its index in `StateValues.series`.
  private func name(ofVariable place: Int) -> String {
    let values = stateValues
    if let (object, property) = values.object(at: place) {
      return object.typeName + "." + object.shape.labels[property]
    }
    guard let (instance, variable) = values.instance(at: place) else {
      return document.state[place].name
    }
    let names = inspection.instances.filter { $0.identity == instance.identity }.map(\.name)
    let component = document.components[instance.component]
    return (names.first ?? component.name) + "." + component.state[variable].name
  }
}
