/// Objects of declared classes.
extension ScriptMachine {
  /// A new object without values.
  func blankObject(_ entry: TypeTable.Entry) -> ObjectValue {
    ObjectValue(
      shape: entry.shape, isObserved: entry.fields.map(\.isObserved),
      isObservableObject: entry.inherited.contains("ObservableObject"))
  }

  /// A new object of a class that has no initialiser of its own: its properties have their defaults.
  func makeObject(
    _ entry: TypeTable.Entry, fields: [Value]
  ) -> Value {
    let object = blankObject(entry)
    object.variables.values = fields
    object.isBeingMade = false
    return .foreign(object)
  }

  /// Runs `body` on a property of an object, and its observers before and after that.
  func mutate(
    _ object: ObjectValue, _ place: Int,
    _ body: (inout Value) throws(ScriptFailure) -> Value
  ) throws(ScriptFailure) -> Value {
    guard object.variables.values.indices.contains(place) else { return .void }
    let type = object.shape.declaration
    guard !object.isBeingMade, types.entries.indices.contains(type),
      types.entries[type].fields[place].hasObserver
    else { return try assign(object, place, body) }
    let field = types.entries[type].fields[place]
    // Inside of its observers a property has none.
    if object.observing.contains(place), isInside(field.willSet) || isInside(field.didSet) {
      return try assign(object, place, body)
    }
    let old = object.variables.values[place]
    var new = old
    let result = try body(&new)
    let writing = writes.place
    if isSameObject(old, new) { return result }
    try run(field.willSet, of: object, place, new)
    writes.place = writing
    _ = try assign(object, place) { (value: inout Value) in
      value = new
      return .void
    }
    try run(field.didSet, of: object, place, old)
    return result
  }

  /// Whether what assigns stands in the body of an observer.
  private func isInside(_ observer: TypeTable.Field.Observer?) -> Bool {
    guard let body = observer?.declared.body, body.origin == writes.place.origin else {
      return false
    }
    return (body.range ?? 0..<body.text.count).contains(writes.place.range.lowerBound)
  }

  /// Whether a place holds the object that it held: only what is inside of that has changed.
  private func isSameObject(_ old: Value, _ new: Value) -> Bool {
    guard case .foreign(let before as ObjectValue) = old,
      case .foreign(let after as ObjectValue) = new
    else { return false }
    return before === after
  }

  private func run(
    _ observer: TypeTable.Field.Observer?, of object: ObjectValue, _ place: Int, _ value: Value
  ) throws(ScriptFailure) {
    guard let program = observer?.program else { return }
    let isOutermost = object.observing.insert(place).inserted
    defer { if isOutermost { object.observing.remove(place) } }
    var receiver = Value.foreign(object)
    _ = try runInout(
      program.code, program.entry, captured: [], environment: ScriptEnvironment(), &receiver,
      [value])
  }

  /// Runs `body` on a property of an object. What views observe is as state of the document is.
  private func assign(
    _ object: ObjectValue, _ place: Int,
    _ body: (inout Value) throws(ScriptFailure) -> Value
  ) throws(ScriptFailure) -> Value {
    if object.isBeingMade || !object.isObserved[place] {
      return try mutate(object.variables, place, body)
    }
    writes.place.isPublished = object.isObservableObject
    return try mutateVariable(object.variables, place, body)
  }

  /// The value at a place; where that holds an object, the object itself changes and not the place.
  func mutateReferred(
    _ node: Node, _ base: Int32, _ frame: Activation,
    _ body: (inout Value) throws(ScriptFailure) -> Value
  ) throws(ScriptFailure) -> Value {
    guard node.flags.contains(.reference) else { return try mutate(base, frame, body) }
    var object = try evaluate(base, frame)
    if object.isNone, node.flags.contains(.optionalChain) { return .none }
    writes.place = VariableWrites.Place(range: node.range, origin: frame.code.origin)
    return try body(&object)
  }

  /// The object that a binding leads to at once, as in `$model.name`, and the property's name.
  func property(of binding: BindingValue) -> (object: ObjectValue, place: Int)? {
    guard case .member(let name)? = binding.path.first,
      case .foreign(let foreign) = binding.environment.values[binding.index],
      let object = foreign as? ObjectValue, let place = object.shape.index(of: name)
    else { return nil }
    return (object, place)
  }
}
