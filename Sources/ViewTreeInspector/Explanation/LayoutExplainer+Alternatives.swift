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
    let sources = decision.sources + decision.additions.flatMap(\.sources)
    guard let recorder = pass.dependencies, let view = part(node).view, let built = built(view),
      pass.built.views[built].outer == node
    else { return nil }
    // The length of a frame that is the variable itself needs no trial.
    for source in sources where source.setters.isEmpty && [source.expression] != source.variables {
      for number in source.numbers {
        guard let (level, index) = recorder.location(of: number),
          level.values.indices.contains(index), let value = level.values[index].alternative,
          let name = recorder.stateNames[number]?.name,
          let length = length(of: built, axis, with: value, at: index, of: level, number),
          abs(length - pass.layout.size(of: node)[axis]) > 0.0005
        else { continue }
        return ViewExplanation.Alternative(variable: name, value: value, length: length)
      }
    }
    return nil
  }

  /// The maximum number of variables that are changed.
  private static var mostVariables: Int { 8 }

  private func length(
    of view: ID<ViewRecord>, _ axis: Axis, with value: Value, at index: Int,
    of level: ScriptEnvironment, _ number: Int
  ) -> Double? {
    if otherPasses[number] == nil {
      guard otherPasses.count < Self.mostVariables else { return nil }
      otherPasses[number] = .some(
        state.replacing(value, at: index, of: level, document: pass.state).flatMap { state in
          try? FinishedPass.alone(
            pass.document, in: state, machine: pass.machine, limits: pass.limits, { _ in }
          ).pass
        })
    }
    guard case .some(.some(let other)) = otherPasses[number] else { return nil }
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

extension Value {
  /// Another value to try: the opposite of a `Bool`, the next integer, or twice a number. `nil` for any
  /// other value.
  fileprivate var alternative: Value? {
    switch self {
    case .bool: Perturbation.more.applied(to: self, first: nil)
    case .int(let number): number < .max ? .int(number + 1) : nil
    case .double(let number): number == 0 ? .double(10) : .double(number * 2)
    default: nil
    }
  }
}
