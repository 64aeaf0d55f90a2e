import ViewTreeDocument
import ViewTreeScript

/// The names of variables in reports: those of the document, and those of a pass's components, with
/// the name of the instance as a prefix.
final class VariableNames {
  private let document: Document
  private let state: ScriptEnvironment
  private let states: ComponentStates
  private let inspected: [InspectedInstance]
  /// The instances by their variables, computed on first use.
  private lazy var instances: [ObjectIdentifier: InspectedInstance] = Dictionary(
    inspected.compactMap { instance in
      states[instance.identity].map { (ObjectIdentifier($0), instance) }
    }, uniquingKeysWith: { first, _ in first })

  /// The objects that variables refer to, by their properties, computed on first use.
  private lazy var objects = makeObjects()

  private struct NamedObject {
    let name: String
    let object: ObjectValue
  }

  init(
    _ document: Document, _ state: ScriptEnvironment, _ states: ComponentStates,
    _ inspected: [InspectedInstance]
  ) {
    (self.document, self.state) = (document, state)
    (self.states, self.inspected) = (states, inspected)
  }

  /// The changed variables of a level, or none if it isn't a level of the pass.
  func assigned(_ change: ActionLog.Change) -> [(name: String, value: Value)] {
    if change.environment === state { return parts(of: document.state, "", change) }
    guard let instance = instances[ObjectIdentifier(change.environment)] else {
      return objects[ObjectIdentifier(change.environment)].map {
        parts(of: $0.object, $0.name + ".", change)
      } ?? []
    }
    return parts(of: document.components[instance.component].state, instance.name + ".", change)
  }

  /// Adds the objects that are reachable from a variable, but from none before it. They are named
  /// after the first variable.
  private static func add(
    _ value: Value, _ name: String, to reached: inout ReachedObjects,
    _ objects: inout [ObjectIdentifier: NamedObject]
  ) {
    let known = reached.all.count
    let first = reached.add(value)
    for object in reached.all[known...] {
      objects[ObjectIdentifier(object.variables)] = NamedObject(
        name: object === first ? name : object.typeName, object: object)
    }
  }

  private func makeObjects() -> [ObjectIdentifier: NamedObject] {
    var reached = ReachedObjects()
    var objects: [ObjectIdentifier: NamedObject] = [:]
    for (variable, value) in zip(document.state, state.values) {
      Self.add(value, variable.name, to: &reached, &objects)
    }
    for instance in inspected {
      guard let variables = states[instance.identity] else { continue }
      let names = document.components[instance.component].state.map(\.name)
      for (name, value) in zip(names, variables.values) {
        Self.add(value, instance.name + "." + name, to: &reached, &objects)
      }
    }
    return objects
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
