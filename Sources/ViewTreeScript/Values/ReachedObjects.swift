/// The objects that values lead to, each once, in the order in which they are found.
public struct ReachedObjects {
  /// The objects.
  public private(set) var all: [ObjectValue] = []
  /// The number of visited values. Lists that objects share are counted once for each object.
  public private(set) var visits = 0
  private var known: Set<ObjectIdentifier> = []
  private var next = 0
  /// The first object that is met since the last value was added.
  private var first: ObjectValue?

  /// No objects.
  public init() {}

  /// Adds the objects that a value refers to, directly or through other objects. Returns the first
  /// object in the value, known or not.
  @discardableResult
  public mutating func add(_ value: Value) -> ObjectValue? {
    first = nil
    note(value)
    let first = first
    // Uses a list instead of recursion, because objects can form long chains.
    while next < all.count {
      let object = all[next]
      next += 1
      for value in object.variables.values { note(value) }
      for kept in object.lazyValues { note(kept.value) }
    }
    return first
  }

  private mutating func note(_ value: Value) {
    visits += 1
    switch value {
    case .foreign(let foreign):
      guard let object = foreign as? ObjectValue else { return }
      first = first ?? object
      guard known.insert(ObjectIdentifier(object)).inserted else { return }
      all.append(object)
    case .array(let elements): for element in elements { note(element) }
    case .nominal(let nominal): for field in nominal.fields { note(field) }
    case .tuple(let tuple): for element in tuple.elements { note(element) }
    case .dictionary(let dictionary): for value in dictionary.values { note(value) }
    case .some(let wrapped): note(wrapped)
    default: break
    }
  }
}
