extension ScriptMachine {
  /// Turns a value into what a written type makes of it: integer literals into `Double`, an
  /// implicit `.zero` into the zero of the type, an implicit case into a case of the enum.
  func coerce(_ value: Value, _ type: TypeNote) throws(ScriptFailure) -> Value {
    switch (type, value) {
    case (.any, _), (.anchor, _), (_, .none), (.double, .double), (.int, .int), (.string, .string):
      return value
    case (.double, _): return value.number.map { .double($0) } ?? value
    case (.int, .enumCase(let name)) where name.payload.isEmpty:
      return try readStandard(type: "Int", name.name) ?? value
    case (.tuple(let types), .tuple(var tuple)) where types.count == tuple.elements.count:
      for (place, type) in types.enumerated() {
        tuple.elements[place] = try coerce(tuple.elements[place], type)
      }
      return .tuple(tuple)
    case (.unitPoint, .enumCase(let name)) where name.payload.isEmpty:
      return try readStandard(type: "UnitPoint", name.name) ?? value
    case (.array(let element), .array(let elements)):
      return try coerce(elements, element).map { .array($0) } ?? value
    case (.dictionary(_, let element), .dictionary(let dictionary)):
      guard !element.isAny, dictionary.count > 0 else { return value }
      guard let values = try coerce(dictionary.values, element) else { return value }
      var result = DictionaryValue()
      for (key, value) in zip(dictionary.keys, values) { result[key] = value }
      return .dictionary(result)
    case (.named(let name), .enumCase(let enumCase)) where enumCase.typeName == nil:
      return try coerceCase(enumCase, name)
    case (_, .enumCase(let zero)) where zero.isImplicitZero:
      guard let name = type.standardName else { return value }
      return try readStandard(type: name, "zero") ?? value
    default: return value
    }
  }

  private func coerceCase(
    _ value: EnumValue, _ name: String
  ) throws(ScriptFailure) -> Value {
    guard let entry = types.entry(name),
      entry.declaration.cases.contains(where: { $0.name == value.name })
    else {
      guard value.payload.isEmpty else { return .enumCase(value) }
      return try readStandard(type: name, value.name) ?? .enumCase(value)
    }
    var payload = value.payload
    coercePayload(name, value.name, &payload)
    return .enumCase(
      EnumValue(typeName: name, name: value.name, labels: value.labels, payload: payload))
  }

  /// The coerced elements; `nil` when none changes.
  private func coerce(_ elements: [Value], _ type: TypeNote) throws(ScriptFailure) -> [Value]? {
    switch type {
    case .any, .string, .bool, .int, .anchor: return nil
    default: break
    }
    try step(elements.count)
    var result = elements
    for index in result.indices { result[index] = try coerce(result[index], type) }
    return result
  }
}
