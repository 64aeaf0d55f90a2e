import ViewTreeDocument
import ViewTreeNumbers
import ViewTreeScript

/// Steps in which time passes or a publisher sends a value, and the actions of all steps
/// (docs/explanation/updates.md, When things run).
extension Evaluation {
  /// Advances the clock. Work that is due first runs here, the rest between the updates that
  /// follow.
  func wait(_ seconds: Double) throws(StepProblem) -> InspectedStep.Action {
    runner.deadline = runner.schedule.now + seconds
    let before = stateValues
    try attempt { try runner.runLaterWork { viewsSeeChange(since: before) } }
    return .wait(seconds)
  }

  /// Sends an event to all views that listen to it.
  func send(_ event: String, _ value: Argument) throws(StepProblem) -> InspectedStep.Action {
    guard let pass = lastPass else { return .send(event, nil) }
    let given: Value? =
      if case .absent = value {
        nil
      } else {
        try attempt { try pass.value(of: value, in: state) }
      }
    try attempt { try runner.send(event, given ?? .void, to: pass) }
    return .send(event, given)
  }

  /// Runs the action of a step, with a log entry if it prints or starts work.
  func act<Result>(
    _ name: String, _ script: ID<DocumentScript>?, view: ID<ViewRecord>? = nil,
    _ body: () throws -> Result
  ) throws -> Result? {
    var result: Result?
    let context = ActionRunner.Context(
      name: name, view: view.map { .built($0) } ?? .none, script: script)
    try runner.perform(context, isListed: false) { result = try body() }
    return result
  }
}

extension ActionRunner {
  /// Starts a step without any runs.
  func beginStep() {
    (times, turns, updates, passNumber) = (0, 0, 0, 0)
    deadline = schedule.now
    hasGivenUp = false
  }
}
