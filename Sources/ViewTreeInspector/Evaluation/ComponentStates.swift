import ViewTreeScript

/// The state of components: separate variables for each existing instance
/// (docs/explanation/updates.md, State of components).
final class ComponentStates {
  /// A component at one position of the tree.
  struct Instance {
    /// The identity of the component, which is equal in all passes.
    let identity: UInt64
    /// The index in `Document.components`.
    let component: Int
    /// Its variables, which actions and bindings retain.
    let environment: ScriptEnvironment
  }

  /// The instances in the build order of the last pass.
  private(set) var instances: [Instance] = []
  private var places: [UInt64: Int] = [:]

  /// Creates an empty list.
  init() {}

  /// Copies instances with their values, with another environment as their parent.
  init(copying values: [StateValues.Instance], around state: ScriptEnvironment) {
    for instance in values {
      add(
        Instance(
          identity: instance.identity, component: instance.component,
          environment: ScriptEnvironment(parent: state, values: instance.values)))
    }
  }

  subscript(identity: UInt64) -> ScriptEnvironment? {
    places[identity].map { instances[$0].environment }
  }

  func add(_ instance: Instance) {
    places[instance.identity] = instances.count
    instances.append(instance)
  }

  /// Keeps the instances that a pass has built, in its order. All others are removed permanently.
  func keep(_ identities: [UInt64]) {
    replace(with: identities.compactMap { identity in places[identity].map { instances[$0] } })
  }

  /// The values of the variables. Setting it replaces all instances.
  var values: [StateValues.Instance] {
    get { instances.map { StateValues.Instance($0) } }
    set {
      replace(with: newValue.map(\.instance))
      for instance in newValue { instance.environment.values = instance.values }
    }
  }

  private func replace(with instances: [Instance]) {
    self.instances = []
    places = [:]
    for instance in instances where places[instance.identity] == nil { add(instance) }
  }
}
