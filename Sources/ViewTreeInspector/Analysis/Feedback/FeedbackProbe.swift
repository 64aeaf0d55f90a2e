import ViewTreeDocument
import ViewTreeNumbers
import ViewTreePreferences
import ViewTreeScript
import ViewTreeSyntax

/// The result of one pass in a configuration, with all changes delivered.
struct FeedbackProbe {
  /// An action that observes a value, with the value in this pass.
  struct Reaction {
    let site: ClosureSite
    let value: Value
    /// The preference key that the action observes, if any.
    let key: PreferenceKeyID?
  }

  let pass: FinishedPass
  /// The actions that observe values: those of preferences, then those of changes.
  let reactions: [Reaction]
  /// The assignments that the contents of views and deferred functions made, in order.
  let updates: [(variable: FeedbackVariable, value: Value)]
  /// True if views don't see a change after the actions.
  let isSettled: Bool
  let end: Configuration
}

extension Evaluation {
  /// Runs one pass in the present configuration and its actions, with all changes delivered.
  func advance() throws -> FeedbackProbe {
    let pass = Pass(
      document: document, state: state, instances: instances, machine: machine, limits: limits,
      gaps: gaps, recordsReduces: false)
    positionScreens(in: pass)
    defer { machine.writes.discard() }
    try pass.run(phaseEnded: nil)
    forgetAbsent(in: pass)
    let before = stateValues
    var updates = assignments(machine.writes.pendingVariables)
    let isModified = runner.commit()
    var deliveries = Deliveries(limit: .max)
    let hasActed = try runActions(of: pass, &deliveries).changedState
    let later = runWorkAside()
    updates += later
    let hasChanged = isModified || hasActed || !later.isEmpty
    return FeedbackProbe(
      pass: FinishedPass(pass), reactions: reactions(of: pass), updates: updates,
      isSettled: !hasChanged || !viewsSeeChange(since: before), end: configuration)
  }

  /// Runs the deferred functions that a trial run has collected, at once. Returns their
  /// assignments.
  private func runWorkAside() -> [(variable: FeedbackVariable, value: Value)] {
    let work = runner.workAside?.filter { $0.kind != .task } ?? []
    if !work.isEmpty { runner.workAside = [] }
    return work.flatMap { work in
      let writes = machine.writes.aside {
        _ = try? machine.call(work.function, [])
        return machine.writes.pendingVariables
      }
      for write in writes { write.environment.values[write.index] = write.value }
      return assignments(writes)
    }
  }

  private func assignments(
    _ writes: [(environment: ScriptEnvironment, index: Int, value: Value)]
  ) -> [(variable: FeedbackVariable, value: Value)] {
    writes.compactMap { write in
      variable(write.environment, write.index).map { ($0, write.value) }
    }
  }

  private func reactions(of pass: Pass) -> [FeedbackProbe.Reaction] {
    var reactions = pass.pulled.changes.map { change in
      FeedbackProbe.Reaction(
        site: pass.built.sites[change.site], value: change.value,
        key: pass.graph.node(change.node).key)
    }
    for watch in pass.actionSites.watches {
      let site = pass.built.sites[watch.site]
      guard let value = runner.lifecycle.watched[site.identity] else { continue }
      reactions.append(FeedbackProbe.Reaction(site: site, value: value, key: nil))
    }
    return reactions
  }

  // MARK: - Variables

  /// The variables that the action of a reaction would assign now. They keep their values.
  func assignedVariables(
    by reaction: FeedbackProbe.Reaction, of pass: FinishedPass
  ) -> [FeedbackVariable] {
    guard let script = pass.closure(of: reaction.site) else { return [] }
    let program = document.scripts[script].program
    let arguments = [Value](repeating: reaction.value, count: min(program.parameterCount, 2))
    let writes = machine.writes.aside {
      _ = try? machine.evaluate(program, in: reaction.site.environment, arguments)
      return machine.writes.pendingVariables
    }
    return assignments(writes).map(\.variable)
  }

  /// The state variable at an index of a scope, or `nil` if views don't observe it.
  private func variable(_ level: ScriptEnvironment, _ index: Int) -> FeedbackVariable? {
    if level === state {
      return observedState.variables.contains(index)
        ? FeedbackVariable(owner: .document, index: index) : nil
    }
    if let instance = instances.instances.first(where: { $0.environment === level }) {
      return observedState.ofComponents[instance.component].contains(index)
        ? FeedbackVariable(owner: .component(instance.component), index: index) : nil
    }
    guard
      let object = stateValues.objects.first(where: { $0.object.variables === level })?.object,
      object.isObserved[index]
    else { return nil }
    return FeedbackVariable(owner: .type(object.typeName), index: index)
  }

  /// The levels of names that contain a variable now.
  func levels(of variable: FeedbackVariable) -> [ScriptEnvironment] {
    switch variable.owner {
    case .document: [state]
    case .component(let component):
      instances.instances.filter { $0.component == component }.map(\.environment)
    case .type(let name):
      stateValues.objects.filter { $0.object.typeName == name }.map(\.object.variables)
    }
  }

  /// The present values of a variable.
  func values(of variable: FeedbackVariable) -> [Value] {
    levels(of: variable).map { $0.values[variable.index] }
  }

  /// The values of a variable in a state.
  func values(of variable: FeedbackVariable, in state: StateValues) -> [Value] {
    switch variable.owner {
    case .document: [state.variables[variable.index]]
    case .component(let component):
      state.instances.filter { $0.component == component }.map { $0.values[variable.index] }
    case .type(let name):
      state.objects.filter { $0.object.typeName == name }.map { $0.values[variable.index] }
    }
  }

  /// The name of a variable in reports, and its declaration. Properties of objects have that of the
  /// first variable of the document that leads to one.
  func declaration(of variable: FeedbackVariable) -> (name: String, syntax: SyntaxNode.Index)? {
    switch variable.owner {
    case .document:
      let declared = document.state[variable.index]
      return (declared.name, declared.syntax)
    case .component(let component):
      let declared = document.components[component].state[variable.index]
      return (document.components[component].name + "." + declared.name, declared.syntax)
    case .type(let name):
      for (declared, value) in zip(document.state, state.values) {
        var reached = ReachedObjects()
        reached.add(value)
        guard let object = reached.all.first(where: { $0.typeName == name }) else { continue }
        return (name + "." + object.shape.labels[variable.index], declared.syntax)
      }
      return nil
    }
  }
}
