import ViewTreeScript

/// The verdict on a state that SwiftUI leaves unsettled: its end if every change were delivered
/// (docs/semantics.md, Feedback loops).
extension Evaluation {
  /// Runs passes from a configuration, without the limit of two changes, and returns their outcome.
  ///
  /// The evaluation itself stays unchanged.
  func verdict(
    from start: Configuration, _ options: InspectionOptions
  ) throws -> Inspection.Status {
    let end = (stateValues, delivered, appeared, scrollOffsets, runner.lifecycle)
    defer { (stateValues, delivered, appeared, scrollOffsets, runner.lifecycle) = end }
    do {
      return try runner.aside { try verdictAside(from: start, options) }
    } catch  where machine.work.steps <= 0 {
      // What came before is told all the same.
      return .limit
    }
  }

  private func verdictAside(
    from start: Configuration, _ options: InspectionOptions
  ) throws -> Inspection.Status {
    (stateValues, delivered, appeared) = (start.state, start.delivered, start.appeared)
    var history = [start]
    for number in 1...max(limits.passes, 1) {
      let pass = Pass(
        document: document, state: state, instances: instances, machine: machine, limits: limits,
        recordsReduces: false)
      pass.questions.scrollOffsets = scrollOffsets
      try pass.run(phaseEnded: nil)
      forgetAbsent(in: pass)
      let before = stateValues
      let isModified = runner.commit()
      var deliveries = Deliveries(limit: .max)
      let changed = try runActions(of: pass, &deliveries).changedState || isModified
      states.append(stateValues)
      let now = configuration
      if !changed || !viewsSeeChange(since: before) { return .behind(settlesAfter: number) }
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
