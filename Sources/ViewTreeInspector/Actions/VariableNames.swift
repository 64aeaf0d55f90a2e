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
    guard let instance = instances[ObjectIdentifier(change.environment)] else { return [] }
    return parts(of: document.components[instance.component].state, instance.name + ".", change)
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
