extension ScriptMachine {
  /// Converts a value of unknown type to a known one. Integers become `Double`, an implicit `.zero`
  /// the zero of the type, an implicit case a case of the enum.
  func coerce(_ value: Value, _ type: StaticType) throws(ScriptFailure) -> Value {
    switch type {
    case .named(let name, let arguments): return try coerce(value, name, arguments, type)
    case .tuple(let types):
      guard case .tuple(var tuple) = value, types.count == tuple.elements.count else {
        return value
      }
      for (place, type) in types.enumerated() {
        tuple.elements[place] = try coerce(tuple.elements[place], type.type)
      }
      return .tuple(tuple)
    default: return value
    }
  }

  private func coerce(
    _ value: Value, _ name: String, _ arguments: [StaticType], _ type: StaticType
  ) throws(ScriptFailure) -> Value {
    switch (name, value) {
    case ("Optional", .none): return value
    case ("Optional", _): return try coerce(value, arguments[0])
    case ("Double", .int(let number)), ("CGFloat", .int(let number)):
      return .double(Double(number))
    case ("Float", _):
      return value.number.map { .double(Double(Float($0))) } ?? value
    case ("Array", .array(let elements)):
      return try coerced(elements, arguments[0]).map { .array($0) } ?? value
    case ("Array", .slice(let slice)): return .array(Array(slice.elements))
    case ("Array", _), ("Set", .set), ("ArraySlice", .slice): return value
    case ("Set", .array(let elements)):
      let all = try coerced(elements, arguments[0]) ?? elements
      return .set(SetValue(all))
    case ("ArraySlice", .array(let elements)):
      return .slice(SliceValue(elements, startIndex: 0))
    case ("Dictionary", .dictionary(let dictionary)):
      return try coerced(dictionary, arguments)
    case (_, .enumCase(let enumCase)): return try coerced(enumCase, name)
    default: return value
    }
  }

  private func coerced(
    _ dictionary: DictionaryValue, _ arguments: [StaticType]
  ) throws(ScriptFailure) -> Value {
    let values = try coerced(dictionary.values, arguments[1])
    let keys = try coerced(dictionary.keys, arguments[0])
    guard values != nil || keys != nil else { return .dictionary(dictionary) }
    var result = DictionaryValue()
    for (key, value) in zip(keys ?? dictionary.keys, values ?? dictionary.values) {
      result[key] = value
    }
    return .dictionary(result)
  }

  /// The coerced elements. `nil` when none changes.
  private func coerced(
    _ elements: [Value], _ type: StaticType
  ) throws(ScriptFailure) -> [Value]? {
    switch type {
    case .unknown, .function, .string, .bool, .int: return nil
    default: break
    }
    try step(elements.count)
    var result = elements
    for index in result.indices { result[index] = try coerce(result[index], type) }
    return result
  }

  /// Resolves an enum value without a type name in a context of a known type.
  private func coerced(_ value: EnumValue, _ name: String) throws(ScriptFailure) -> Value {
    guard value.typeName == nil else { return .enumCase(value) }
    if let entry = types.entry(name) {
      guard let known = entry.cases.first(where: { $0.name == value.name }) else {
        return .enumCase(value)
      }
      return .enumCase(EnumValue(shape: known.shape, payload: value.payload))
    }
    guard value.payload.isEmpty else { return .enumCase(value) }
    return try readStandard(type: name, value.name) ?? .enumCase(value)
  }
}
