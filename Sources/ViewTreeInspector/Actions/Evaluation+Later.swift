import ViewTreeNumbers
import ViewTreeSyntax

/// Runs and logs the work that follows an update.
extension Evaluation {
  /// The starting configuration of the next pass.
  var configuration: Configuration {
    get {
      Configuration(
        state: stateValues, delivered: delivered, appeared: appeared,
        watched: runner.lifecycle.watched)
    }
    set {
      (stateValues, delivered, appeared) = (newValue.state, newValue.delivered, newValue.appeared)
      runner.lifecycle.watched = newValue.watched
    }
  }

  /// Runs work that waited for the update, and work due until the end of the step. Returns true if
  /// views need an update.
  func runLaterWork() throws -> Bool {
    guard runner.updates < limits.passes else {
      runner.hasGivenUp = !runner.schedule.queue.isEmpty
      return false
    }
    let before = stateValues
    try runner.runLaterWork { needsUpdate(since: before) }
    guard needsUpdate(since: before) else { return false }
    runner.updates += 1
    return true
  }

  /// Resolves the views of actions since the last recorded pass. Called in a step, before its first
  /// pass.
  func nameViewsOfActions() {
    guard lastPass != nil else { return }
    runner.resolve(
      { inspection.lasting(.view(lastPlaces[$0.index])) }, variableNames(inspection.instances))
  }

  /// The names that variables have where these instances exist.
  func variableNames(_ inspected: [InspectedInstance]) -> VariableNames {
    VariableNames(document, state, instances, inspected)
  }

  /// Adds the actions since the last reported frame.
  func addActions(to inspection: inout Inspection) {
    inspection.actions = runner.log.take()
    inspection.waiting = runner.waiting
    if runner.hasGivenUp {
      inspection.status = .limit
      inspection.diagnostics.append(.laterWorkNeverEnds(limit: limits.passes))
    }
  }
}
