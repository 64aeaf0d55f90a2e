/// Observers of stored properties: `willSet` and `didSet`.
extension ScriptMachine {
  /// The observed property at an index of a value. `nil` if it has no active observer.
  func observers(of base: Value, _ place: Int) throws(ScriptFailure) -> TypeTable.Field? {
    let shape: StructInfo
    switch base {
    case .nominal(let nominal): shape = nominal.shape
    case .foreign(let foreign):
      guard let object = foreign as? ObjectValue, !object.isBeingMade else { return nil }
      shape = object.shape
    default: return nil
    }
    guard shape.hasObservers else { return nil }
    let field = try types.observedField(place, in: shape.declaration)
    return field.willSet == nil && field.didSet == nil ? nil : field
  }

  /// Changes a copy of the value, and stores it between the calls of the observers.
  func mutateObserved(
    _ base: inout Value, _ place: Int, _ field: TypeTable.Field,
    _ body: (inout Value) throws(ScriptFailure) -> Value
  ) throws(ScriptFailure) -> Value {
    let old = try member(base, MemberReference(field.name))
    var new = old
    let result = try body(&new)
    if Self.isSameObject(old, new) { return result }
    let writing = writes.place
    if let observer = field.willSet { try run(observer, on: &base, new) }
    writes.place = writing
    _ = try mutateStored(&base, place) { (value: inout Value) throws(ScriptFailure) in
      value = new
      return .void
    }
    if let observer = field.didSet { try run(observer, on: &base, old) }
    return result
  }

  /// True if a variable still refers to the same object, so that only its contents changed.
  private static func isSameObject(_ old: Value, _ new: Value) -> Bool {
    guard case .foreign(let before as ObjectValue) = old,
      case .foreign(let after as ObjectValue) = new
    else { return false }
    return before === after
  }

  private func run(
    _ observer: TypeTable.Observer, on receiver: inout Value, _ value: Value
  ) throws(ScriptFailure) {
    guard let program = observer.program else { return }
    _ = try runInout(
      program.code, program.entry, captured: [], environment: ScriptEnvironment(), &receiver,
      [value])
  }
}
