import ViewTreeNumbers
import ViewTreePreferences
import ViewTreeScript
import ViewTreeSyntax

extension Evaluation {
  /// The outcomes of the actions of a pass.
  struct Actions {
    var ran: [PreferenceChange] = []
    /// Actions whose value is unchanged: no closure ran, or the result was equal.
    var clean: [PreferenceNode.Index] = []
    var equal: [PreferenceNode.Index] = []
    /// Actions that had already received two changes.
    var dropped: [PreferenceNode.Index] = []
    /// True if any closure ran that could have changed the state.
    var changedState = false
  }

  /// Runs the actions of a pass: those of preferences in the order in which their values were read,
  /// then those for changes, appearances, and disappearances.
  func runActions(of pass: Pass, _ deliveries: inout Deliveries) throws -> Actions {
    var actions = Actions()
    for change in pass.pulled.changes {
      try run(change, of: pass, &actions, &deliveries)
    }
    if try runner.runChanges(of: pass, &deliveries) { actions.changedState = true }
    for appearance in pass.appearances {
      let site = pass.built.sites[appearance]
      guard appeared.insert(site.identity).inserted else { continue }
      actions.changedState = true
      try runner.runAppearance(of: site, in: pass)
    }
    if try runner.runDisappearances(of: pass) { actions.changedState = true }
    runner.startTasks(of: pass)
    runner.setTimers(of: pass)
    return actions
  }

  private func run(
    _ change: PreferenceChange, of pass: Pass, _ actions: inout Actions,
    _ deliveries: inout Deliveries
  ) throws {
    let site = pass.built.sites[change.site]
    if let last = delivered[site.identity], last == change.value {
      if pass.graph.contentIsClean(of: change.node) {
        actions.clean.append(change.node)
      } else {
        actions.equal.append(change.node)
      }
      return
    }
    // A dropped change counts as delivered, because SwiftUI doesn't deliver it later.
    delivered[site.identity] = change.value
    guard deliveries.admits(site.identity) else {
      actions.dropped.append(change.node)
      deliveries.drop(
        Deliveries.Dropped(
          identity: site.identity, reader: .preference(key(of: change, in: pass)),
          syntax: pass.built.modifiers[site.modifier].syntax))
      return
    }
    actions.ran.append(change)
    actions.changedState = true
    guard let script = pass.closure(of: site) else { return }
    var context = runner.context(site, of: pass, script: script)
    context.subject = key(of: change, in: pass)
    try runner.perform(context, isListed: false) {
      _ = try pass.evaluate(script, in: site.environment, [change.value])
    }
  }

  private func key(of change: PreferenceChange, in pass: Pass) -> String {
    document.preferenceKeys[Int(pass.graph.node(change.node).key.index)].name
  }

  /// SwiftUI's own warning for each reader to which a change wasn't delivered.
  func droppedDiagnostics(_ deliveries: Deliveries) -> [Diagnostic] {
    deliveries.dropped.map { dropped in
      let range = document.tree.range(dropped.syntax)
      return switch dropped.reader {
      case .preference(let key): .boundPreference(key, at: range)
      case .onChange(let type): .changeToldTooOften(type, at: range)
      }
    }
  }
}
