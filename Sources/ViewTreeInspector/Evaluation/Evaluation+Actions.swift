import ViewTreePreferences
import ViewTreeScript
import ViewTreeSyntax

extension Evaluation {
  /// What became of the actions of a pass.
  struct Actions {
    var ran: [PreferenceChange] = []
    /// Those whose value is the one of before: nothing ran, or it came to the same.
    var clean: [PreferenceNode.Index] = []
    var equal: [PreferenceNode.Index] = []
    /// Those that were told of two changes already.
    var dropped: [PreferenceNode.Index] = []
    /// Whether anything ran that could have changed the state.
    var changedState = false
  }

  /// Runs the actions of a pass in the order in which their values were read; then `onAppear`.
  func runActions(of pass: Pass, _ deliveries: inout Deliveries) throws -> Actions {
    var actions = Actions()
    for change in pass.changes {
      try run(change, of: pass, &actions, &deliveries)
    }
    for appearance in pass.appearances {
      let site = pass.sites[Int(appearance)]
      guard appeared.insert(site.identity).inserted else { continue }
      actions.changedState = true
      if let script = pass.closure(of: site, 0) {
        _ = try pass.evaluate(script, in: site.environment)
      }
    }
    return actions
  }

  private func run(
    _ change: PreferenceChange, of pass: Pass, _ actions: inout Actions,
    _ deliveries: inout Deliveries
  ) throws {
    let site = pass.sites[Int(change.site)]
    if let last = delivered[site.identity], last == change.value {
      if pass.graph.contentIsClean(of: change.node) {
        actions.clean.append(change.node)
      } else {
        actions.equal.append(change.node)
      }
      return
    }
    // A change that is not told is remembered all the same: nothing follows it.
    delivered[site.identity] = change.value
    guard deliveries.admits(site.identity) else {
      actions.dropped.append(change.node)
      deliveries.drop(
        Deliveries.Dropped(
          identity: site.identity,
          key: document.preferenceKeys[Int(pass.graph.nodes[Int(change.node)].key.index)].name,
          syntax: pass.modifiers[Int(site.modifier)].syntax))
      return
    }
    actions.ran.append(change)
    actions.changedState = true
    if let script = pass.closure(of: site, 2) {
      _ = try pass.evaluate(script, in: site.environment, [change.value])
    }
  }

  /// SwiftUI's own warning for each reader that was not told of a change.
  func droppedDiagnostics(_ deliveries: Deliveries) -> [Diagnostic] {
    deliveries.dropped.map { reader in
      .boundPreference(reader.key, at: document.tree.range(reader.syntax))
    }
  }
}
