extension ScriptMachine {
  func dictionaryMember(_ dictionary: DictionaryValue, _ name: MemberReference) -> Value? {
    switch name.known {
    case .count: .int(dictionary.count)
    case .isEmpty: .bool(dictionary.count == 0)
    case .keys: .array(dictionary.keys)
    case .values: .array(dictionary.values)
    case .first: pairs(dictionary).first ?? Value.none
    default: nil
    }
  }

  func callDictionary(
    _ dictionary: DictionaryValue, _ name: MemberReference, _ arguments: ScriptArguments
  ) throws(ScriptFailure) -> Value? {
    try step(dictionary.count + 1)
    switch name.known {
    case .merging:
      var result = dictionary
      try merge(&result, arguments)
      return .dictionary(result)
    case .mapValues, .compactMapValues, .filter:
      return try transform(dictionary, name, arguments)
    default: return try callArray(pairs(dictionary), name, arguments)
    }
  }

  private func transform(
    _ dictionary: DictionaryValue, _ name: MemberReference, _ arguments: ScriptArguments
  ) throws(ScriptFailure) -> Value {
    let body = try function(arguments, 0)
    var result = DictionaryValue()
    for (key, value) in zip(dictionary.keys, dictionary.values) {
      if name.known == .filter {
        let pair = Value.tuple(TupleValue(labels: ["key", "value"], elements: [key, value]))
        if try bool(invoke(body, pair)) { result[key] = value }
        continue
      }
      let mapped = try invoke(body, value)
      try chargeNested(mapped)
      if mapped.isNone, name.known == .compactMapValues { continue }
      result[key] = mapped
    }
    return .dictionary(result)
  }

  /// Merges another dictionary, or a sequence of pairs; the closure picks of two values of a key.
  private func merge(
    _ dictionary: inout DictionaryValue, _ arguments: ScriptArguments
  ) throws(ScriptFailure) {
    let body = try function(arguments, 1)
    for pair in try elements(of: arguments.values.first ?? .none) {
      guard case .tuple(let tuple) = pair, tuple.elements.count == 2 else {
        throw ScriptFailure(.typeMismatch(expected: "Dictionary", found: pair.typeName))
      }
      try step()
      try charge(1)
      let key = tuple.elements[0]
      if let old = dictionary[key] {
        dictionary[key] = try invoke(body, old, tuple.elements[1])
      } else {
        dictionary[key] = tuple.elements[1]
      }
    }
  }

  func mutateDictionary(
    _ receiver: inout Value, _ name: MemberReference, _ arguments: ScriptArguments
  ) throws(ScriptFailure) -> Value {
    guard case .dictionary(var dictionary) = receiver else { return .void }
    receiver = .void
    defer { receiver = .dictionary(dictionary) }
    let key = arguments.values.first ?? .none
    switch name.known {
    case .merge: try merge(&dictionary, arguments)
    case .removeValue:
      try step(dictionary.count)
      let old = dictionary[key] ?? .none
      dictionary[key] = nil
      return old
    case .updateValue:
      let place = arguments["forKey"] ?? .none
      let old = dictionary[place] ?? .none
      try chargeNested(key)
      dictionary[place] = key
      return old
    case .removeAll: dictionary = DictionaryValue()
    default: throw unknownMember(.dictionary(dictionary), name)
    }
    return .void
  }
}
