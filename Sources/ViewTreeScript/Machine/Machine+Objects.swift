import ViewTreeNumbers

/// Objects of declared classes.
extension ScriptMachine {
  /// A new object without values.
  func blankObject(_ entry: TypeTable.Entry) -> ObjectValue {
    let object = ObjectValue(
      shape: entry.shape, isObserved: entry.fields.map(\.isObserved),
      isObservableObject: types.inheritedNames(of: entry.name).contains("ObservableObject"))
    object.updateOfOrigin = writes.currentUpdate
    return object
  }

  /// True if no view has the object: an initializer runs, or the current update made it.
  private func isHidden(_ object: ObjectValue) -> Bool {
    object.isBeingMade
      || object.updateOfOrigin.map { $0 == writes.currentUpdate } ?? false
  }

  /// A new object of a class without an own initializer. Its properties have their defaults.
  func makeObject(
    _ entry: TypeTable.Entry, fields: [Value]
  ) -> Value {
    let object = blankObject(entry)
    object.variables.values = fields
    object.isBeingMade = false
    return .foreign(object)
  }

  /// Runs `body` on a property of an object. Properties that views observe behave like state of the
  /// document.
  func mutate(
    _ object: ObjectValue, _ place: Int,
    _ body: (inout Value) throws(ScriptFailure) -> Value
  ) throws(ScriptFailure) -> Value {
    guard object.variables.values.indices.contains(place) else { return .void }
    if !object.isObserved[place] || isHidden(object) {
      return try mutate(object.variables, place, body)
    }
    writes.place.isPublished = object.isObservableObject
    return try mutateVariable(object.variables, place, body)
  }

  /// Runs `body` on a value. If it's an object, the object itself changes and not its variable.
  func mutateReferred(
    _ node: Node, _ base: ID<Node>, _ frame: Activation,
    _ body: (inout Value) throws(ScriptFailure) -> Value
  ) throws(ScriptFailure) -> Value {
    guard node.flags.contains(.reference) else { return try mutate(base, frame, body) }
    var object = try evaluate(base, frame)
    if object.isNone, node.flags.contains(.optionalChain) { return .none }
    writes.place = VariableWrites.Place(range: node.range, origin: frame.code.origin)
    return try body(&object)
  }

  /// The object that a binding refers to directly, as in `$model.name`, and the property's name.
  func property(of binding: BindingValue) -> (object: ObjectValue, place: Int)? {
    guard case .member(let name)? = binding.path.first,
      case .foreign(let foreign) = binding.environment.values[binding.index],
      let object = foreign as? ObjectValue, let place = object.shape.index(of: name)
    else { return nil }
    return (object, place)
  }
}
