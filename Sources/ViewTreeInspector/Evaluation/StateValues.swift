import ViewTreeDocument
import ViewTreeScript

/// The values of all state variables at one time, including those of components.
struct StateValues: Equatable {
  /// The variables of one instance of a component.
  struct Instance: Equatable {
    let identity: UInt64
    let component: Int
    let environment: ScriptEnvironment
    let values: [Value]

    init(_ instance: ComponentStates.Instance) {
      identity = instance.identity
      component = instance.component
      environment = instance.environment
      values = environment.values
    }

    /// The instance itself.
    var instance: ComponentStates.Instance {
      ComponentStates.Instance(
        identity: identity, component: component, environment: environment)
    }

    static func == (left: Instance, right: Instance) -> Bool {
      left.identity == right.identity && left.values == right.values
    }
  }

  /// The properties of one object.
  struct Object: Equatable {
    let object: ObjectValue
    let values: [Value]

    static func == (left: Object, right: Object) -> Bool {
      left.object === right.object && left.values == right.values
    }

    /// True if a property that views observe differs from its old value.
    fileprivate func differs(from old: [Value]) -> Bool {
      values.indices.contains { object.isObserved[$0] && values[$0] != old[$0] }
    }
  }

  /// The document's variables.
  let variables: [Value]
  /// The instances that exist.
  let instances: [Instance]
  /// The objects that variables lead to.
  let objects: [Object]

  init(variables: [Value], instances: [Instance], objects: [ObjectValue]) {
    self.variables = variables
    self.instances = instances
    self.objects = objects.map { Object(object: $0, values: $0.variables.values) }
  }

  /// True if a variable differs and is read by code other than actions.
  func differs(from other: StateValues, in observed: ObservedState) -> Bool {
    if observed.variables.contains(where: { variables[$0] != other.variables[$0] }) { return true }
    if !objects.isEmpty, objectsDiffer(from: other) { return true }
    let before = Dictionary(
      other.instances.map { ($0.identity, $0.values) }, uniquingKeysWith: { first, _ in first })
    return instances.contains { instance in
      guard let old = before[instance.identity] else { return false }
      return observed.ofComponents[instance.component].contains { instance.values[$0] != old[$0] }
    }
  }

  private func objectsDiffer(from other: StateValues) -> Bool {
    let before = Dictionary(
      other.objects.map { (ObjectIdentifier($0.object), $0.values) },
      uniquingKeysWith: { first, _ in first })
    return objects.contains { object in
      before[ObjectIdentifier(object.object)].map { object.differs(from: $0) } ?? false
    }
  }

  /// The values of a history as lists of equal length, with the last state's variables.
  ///
  /// A variable that didn't exist yet has its first value.
  static func series(_ history: [StateValues]) -> [[Value]] {
    guard let last = history.last else { return [] }
    var rows: [[Value]] = []
    var later: [UInt64: [Value]] = [:]
    var laterObjects: [ObjectIdentifier: [Value]] = [:]
    for state in history.reversed() {
      for object in state.objects { laterObjects[ObjectIdentifier(object.object)] = object.values }
      for instance in state.instances { later[instance.identity] = instance.values }
      rows.append(
        state.variables + last.instances.flatMap { later[$0.identity] ?? $0.values }
          + last.objects.flatMap { laterObjects[ObjectIdentifier($0.object)] ?? $0.values })
    }
    return rows.reversed()
  }

  /// The instance and its variable at an index in a row of `series`, where instances follow the
  /// document's variables.
  func instance(at place: Int) -> (instance: Instance, variable: Int)? {
    var rest = place - variables.count
    for instance in instances where rest >= 0 {
      if rest < instance.values.count { return (instance, rest) }
      rest -= instance.values.count
    }
    return nil
  }

  /// The object and its property at an index in a row of `series`, where objects follow the
  /// instances.
  func object(at place: Int) -> (object: ObjectValue, property: Int)? {
    var rest = place - variables.count - instances.reduce(0) { $0 + $1.values.count }
    for object in objects where rest >= 0 {
      if rest < object.values.count { return (object.object, rest) }
      rest -= object.values.count
    }
    return nil
  }
}
