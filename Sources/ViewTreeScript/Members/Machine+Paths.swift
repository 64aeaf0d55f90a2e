/// Paths among receivers and arguments.
extension ScriptMachine {
  func path(_ value: Value) throws(ScriptFailure) -> PathValue {
    if let path = PathValue(value) { return path }
    throw ScriptFailure(.typeMismatch(expected: "Path", found: value.typeName))
  }

  /// An angle in radians.
  func radians(_ value: Value) throws(ScriptFailure) -> Double {
    if let radians = value.radians { return radians }
    if case .enumCase(let zero) = value, zero.isImplicitZero { return 0 }
    throw ScriptFailure(.typeMismatch(expected: "Angle", found: value.typeName))
  }

  /// A path, transformed by the argument at a place if there is one.
  func transformed(
    _ path: PathValue, by arguments: MemberArguments, _ place: Int
  ) throws(ScriptFailure) -> PathValue {
    arguments.has(place) ? path.applying(try transform(arguments[place])) : path
  }

  /// Appends elements to a path in place.
  @discardableResult
  func append(
    _ elements: [PathValue.Element], to receiver: inout Value
  ) throws(ScriptFailure) -> Value {
    try step(elements.count)
    let added = elements.flatMap(\.numbers)
    try charge(added.count)
    guard case .nominal(var nominal) = receiver, nominal.typeName == PathValue.typeName,
      nominal.fields.count == 1
    else { throw ScriptFailure(.typeMismatch(expected: "Path", found: receiver.typeName)) }
    receiver = .void
    defer { receiver = .nominal(nominal) }
    return try changeElements(&nominal.fields[0]) { numbers in
      numbers.append(contentsOf: added)
      return .void
    }
  }
}
