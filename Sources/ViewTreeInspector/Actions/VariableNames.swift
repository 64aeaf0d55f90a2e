import ViewTreeDocument
import ViewTreeScript

/// The names that reports have for variables: those of the document, and those of the components that one
/// pass has, behind the names of their instances.
final class VariableNames {
  private let document: Document
  private let state: ScriptEnvironment
  private let states: ComponentStates
  private let inspected: [InspectedInstance]
  /// The instances by their variables, once somebody asks.
  private lazy var instances: [ObjectIdentifier: InspectedInstance] = Dictionary(
    inspected.compactMap { instance in
      states[instance.identity].map { (ObjectIdentifier($0), instance) }
    }, uniquingKeysWith: { first, _ in first })

  init(
    _ document: Document, _ state: ScriptEnvironment, _ states: ComponentStates,
    _ inspected: [InspectedInstance]
  ) {
    (self.document, self.state) = (document, state)
    (self.states, self.inspected) = (states, inspected)
  }

  /// What is another value than before; nothing of what is no variable of the pass.
  func assigned(_ change: ActionLog.Change) -> [(name: String, value: Value)] {
    if change.environment === state { return parts(of: document.state, "", change) }
    guard let instance = instances[ObjectIdentifier(change.environment)] else {
      return object(with: change.environment).map { parts(of: $0.object, $0.name + ".", change) }
        ?? []
    }
    return parts(of: document.components[instance.component].state, instance.name + ".", change)
  }

  /// The object whose properties these are, behind the first variable that holds it.
  private func object(
    with properties: ScriptEnvironment
  ) -> (name: String, object: ObjectValue)? {
    func found(_ value: Value, _ name: String) -> (name: String, object: ObjectValue)? {
      var objects = ReachedObjects()
      objects.add(value)
      guard let object = objects.all.first(where: { $0.variables === properties }) else {
        return nil
      }
      return (objects.all.first === object ? name : object.typeName, object)
    }
    for (variable, value) in zip(document.state, state.values) {
      if let found = found(value, variable.name) { return found }
    }
    for instance in inspected {
      guard let variables = states[instance.identity] else { continue }
      let names = document.components[instance.component].state.map(\.name)
      for (name, value) in zip(names, variables.values) {
        if let found = found(value, instance.name + "." + name) { return found }
      }
    }
    return nil
  }

  private func parts(
    of object: ObjectValue, _ prefix: String, _ change: ActionLog.Change
  ) -> [(name: String, value: Value)] {
    object.shape.labels.indices.flatMap { place in
      AssignedParts(
        of: prefix + object.shape.labels[place], from: change.before[place],
        to: change.after[place]
      ).parts
    }
  }

  private func parts(
    of variables: [StateVariable], _ prefix: String, _ change: ActionLog.Change
  ) -> [(name: String, value: Value)] {
    variables.indices.flatMap { index in
      AssignedParts(
        of: prefix + variables[index].name, from: change.before[index], to: change.after[index]
      ).parts
    }
  }
}
