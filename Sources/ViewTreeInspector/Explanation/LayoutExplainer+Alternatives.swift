import ViewTreeDocument
import ViewTreeLayout
import ViewTreeNumbers
import ViewTreeScript

/// Lengths with another value of a state variable, from a separate pass.
extension LayoutExplainer {
  /// The length of a view's outer node if a variable that it depends on has another value. `nil` if no
  /// such variable changes the length, and for variables that an action of this frame sets.
  func alternative(
    to decision: ViewExplanation.Decision, of node: NodeID, _ axis: Axis
  ) -> ViewExplanation.Alternative? {
    guard let recorder = pass.dependencies, let view = part(node).view, let built = built(view),
      pass.built.views[built].outer == node
    else { return nil }
    let length = pass.layout.size(of: node)[axis]
    for number in variables(of: decision, node, recorder) {
      guard let (level, index) = recorder.location(of: number),
        level.values.indices.contains(index), let name = recorder.stateNames[number]?.name,
        let type = type(of: number, recorder)
      else { continue }
      for value in pass.document.types.alternatives(to: level.values[index], of: type) {
        if let other = self.length(of: built, axis, with: value, at: index, of: level, number),
          abs(other - length) > 0.0005
        {
          return ViewExplanation.Alternative(variable: name, value: value, length: other)
        }
      }
    }
    return nil
  }

  /// The numbers of the variables that may change a length: those of the scripts that set it, or those
  /// that decide which views a container has.
  private func variables(
    of decision: ViewExplanation.Decision, _ node: NodeID, _ recorder: DependencyRecorder
  ) -> [Int] {
    let sources = decision.sources + decision.additions.flatMap(\.sources)
    // The length of a frame that is the variable itself needs no trial.
    let own = sources.filter { $0.setters.isEmpty && [$0.expression] != $0.variables }
      .flatMap(\.numbers)
    guard own.isEmpty, decision.reason != .window, decision.reason != .proposes else {
      return own
    }
    return recorder.branchVariables(inside: subtree(of: node))
      .filter { setters(of: [$0], recorder).isEmpty }
  }

  /// The numbers of the nodes in a node, which were made after it.
  private func subtree(of node: NodeID) -> Range<UInt32> {
    var last = node
    while let child = Self.children(of: last, pass.layout).last { last = child }
    return node.rawValue..<last.rawValue + 1
  }

  private func type(of number: Int, _ recorder: DependencyRecorder) -> ScriptType? {
    let syntax = recorder.stateNames[number]?.syntax
    let document = pass.document
    let states = [document.state] + document.components.map(\.state)
    return states.lazy.joined().first { $0.syntax == syntax }?.type
  }

  /// The maximum number of values that are tried.
  private static var mostTrials: Int { 8 }

  private func length(
    of view: ID<ViewRecord>, _ axis: Axis, with value: Value, at index: Int,
    of level: ScriptEnvironment, _ number: Int
  ) -> Double? {
    let key = OtherState(number: number, value: "\(value)")
    if otherPasses[key] == nil {
      guard otherPasses.count < Self.mostTrials else { return nil }
      otherPasses[key] = .some(
        state.replacing(value, at: index, of: level, document: pass.state).flatMap { state in
          try? FinishedPass.alone(
            pass.document, in: state, machine: pass.machine, limits: pass.limits, { _ in }
          ).pass
        })
    }
    guard case .some(.some(let other)) = otherPasses[key] else { return nil }
    return other.outerNode(like: view, of: pass).map { other.layout.size(of: $0)[axis] }
  }
}

extension FinishedPass {
  /// The outer node of the view that corresponds to a view of another pass: of as many views of the same
  /// source, the one with the same index.
  fileprivate func outerNode(like view: ID<ViewRecord>, of other: FinishedPass) -> NodeID? {
    let syntax = other.built.views[view].syntax
    let olds = other.built.views.ids.filter { other.built.views[$0].syntax == syntax }
    let news = built.views.ids.filter { built.views[$0].syntax == syntax }
    guard olds.count == news.count, let index = olds.firstIndex(of: view),
      let node = built.views[news[index]].outer, layout.isPlaced(node)
    else { return nil }
    return node
  }
}

extension StateValues {
  /// The state with another value of one variable. `nil` for a variable of neither the document nor an
  /// instance.
  fileprivate func replacing(
    _ value: Value, at index: Int, of level: ScriptEnvironment, document: ScriptEnvironment
  ) -> StateValues? {
    var variables = self.variables
    var instances = self.instances
    if level === document {
      guard variables.indices.contains(index) else { return nil }
      variables[index] = value
    } else {
      guard let number = instances.firstIndex(where: { $0.environment === level }) else {
        return nil
      }
      let old = instances[number]
      var values = old.values
      guard values.indices.contains(index) else { return nil }
      values[index] = value
      instances[number] = Instance(
        ComponentStates.Instance(
          identity: old.identity, component: old.component,
          environment: ScriptEnvironment(parent: document, values: values)))
    }
    return StateValues(
      variables: variables, instances: instances, objects: objects.map(\.object))
  }
}
