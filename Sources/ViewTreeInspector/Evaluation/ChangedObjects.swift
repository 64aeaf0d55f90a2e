import ViewTreeScript

/// The objects of which a property, or something that a property leads to, is another value than before.
struct ChangedObjects {
  /// Whether there may be objects at all.
  let areUsed: Bool
  /// The objects that are what they were, with all that they lead to.
  private var unchanged: Set<ObjectIdentifier> = []
  /// What the properties of each object were.
  private var former: [ObjectIdentifier: [Value]] = [:]
  /// The properties of changed objects, as levels of names.
  private(set) var levels: [ScriptEnvironment] = []

  /// So many parts of a value are looked at where that may be done for each of many names.
  private static let partLimit = 64

  /// What differs between two states; an object that was not there before counts as changed.
  init(
    from before: [StateValues.Object], to after: [StateValues.Object], areUsed: Bool,
    comparing comparison: inout ValueComparison
  ) {
    self.areUsed = areUsed
    if !areUsed { return }
    former = Dictionary(
      before.map { (ObjectIdentifier($0.object), $0.values) }, uniquingKeysWith: { one, _ in one })
    var changed: [ObjectValue] = []
    // The objects that hold an object.
    var holders: [ObjectIdentifier: [ObjectValue]] = [:]
    for entry in after {
      let old = former[ObjectIdentifier(entry.object)]
      unchanged.insert(ObjectIdentifier(entry.object))
      var parts = PartsOfValues(entry.values)
      while let object = parts.nextObject() {
        holders[ObjectIdentifier(object), default: []].append(entry.object)
      }
      if parts.holdsUnknown || old.map({ comparison.areSame($0, entry.values) }) != true {
        changed.append(entry.object)
      }
    }
    while let object = changed.popLast() {
      guard unchanged.remove(ObjectIdentifier(object)) != nil else { continue }
      levels.append(object.variables)
      changed += holders[ObjectIdentifier(object)] ?? []
    }
  }

  /// Whether a value leads to an object that may have changed.
  func areReached(from value: Value) -> Bool { areReached(from: value, limit: .max) }

  /// The same, and `true` as well where that would take long to say.
  func mayBeReached(from value: Value) -> Bool { areReached(from: value, limit: Self.partLimit) }

  private func areReached(from value: Value, limit: Int) -> Bool {
    guard areUsed else { return false }
    var parts = PartsOfValues([value])
    while let object = parts.nextObject() {
      if parts.count > limit || !unchanged.contains(ObjectIdentifier(object)) { return true }
    }
    return parts.holdsUnknown || parts.count > limit
  }

  /// The stored part of a value that a binding with a way stands for, now or as it was; `nil` if it is found in
  /// another way.
  func part(of whole: Value, at path: [BindingValue.Step], isFormer: Bool) -> Value? {
    var value = whole
    for step in path {
      guard let part = part(of: value, step, isFormer: isFormer) else { return nil }
      value = part
    }
    return value
  }

  private func part(of value: Value, _ step: BindingValue.Step, isFormer: Bool) -> Value? {
    switch (step, value) {
    case (.member(let name), .nominal(let nominal)): return nominal[name]
    case (.member(let name), .foreign(let foreign)):
      guard let object = foreign as? ObjectValue,
        let place = object.shape.labels.firstIndex(of: name),
        let values = isFormer ? former[ObjectIdentifier(object)] : object.variables.values,
        values.indices.contains(place)
      else { return nil }
      return values[place]
    case (.element(.int(let place)), .array(let elements)) where elements.indices.contains(place):
      return elements[place]
    default: return nil
    }
  }
}
