/// Members of dictionaries.
extension ScriptMachine {
  func dictionary(_ value: Value) throws(ScriptFailure) -> DictionaryValue {
    if case .dictionary(let dictionary) = value { return dictionary }
    throw ScriptFailure(.typeMismatch(expected: "Dictionary", found: value.typeName))
  }

  /// A key and its value.
  func pair(_ value: Value) throws(ScriptFailure) -> (key: Value, value: Value) {
    guard case .tuple(let tuple) = value, tuple.elements.count == 2 else {
      throw ScriptFailure(.typeMismatch(expected: "a pair", found: value.typeName))
    }
    try step()
    try stepThrough(tuple.elements[0])
    try chargeAll(tuple.elements)
    return (tuple.elements[0], tuple.elements[1])
  }

  /// Runs a body on a dictionary, which moves out and back and isn't copied.
  func changeDictionary(
    _ receiver: inout Value, _ body: (inout DictionaryValue) throws(ScriptFailure) -> Value
  ) throws(ScriptFailure) -> Value {
    guard case .dictionary(var dictionary) = receiver else {
      throw ScriptFailure(.typeMismatch(expected: "Dictionary", found: receiver.typeName))
    }
    receiver = .void
    if dictionary.isShared { try step(dictionary.count) }
    defer { receiver = .dictionary(dictionary) }
    return try body(&dictionary)
  }

  /// Merges another dictionary, or a sequence of pairs. The closure chooses between two values of a
  /// key.
  func merge(
    _ other: Value, into dictionary: inout DictionaryValue, _ body: Value
  ) throws(ScriptFailure) {
    let combine = try function(body)
    for element in try elements(of: other) {
      let (key, value) = try pair(element)
      if let old = dictionary[key] {
        dictionary[key] = try invoke(combine, old, value)
      } else {
        dictionary[key] = value
      }
    }
  }

  @Sendable
  static func merge(
    _ machine: ScriptMachine, _ receiver: inout Value, _ arguments: MemberArguments
  ) throws(ScriptFailure) -> Value {
    try machine.changeDictionary(&receiver) { dictionary throws(ScriptFailure) in
      try machine.merge(arguments[0], into: &dictionary, arguments[1])
      return .void
    }
  }

  @Sendable
  static func merging(
    _ machine: ScriptMachine, _ receiver: Value, _ arguments: MemberArguments
  ) throws(ScriptFailure) -> Value {
    var result = receiver
    try machine.charge(machine.count(of: receiver))
    _ = try merge(machine, &result, arguments)
    return result
  }

  @Sendable
  static func grouped(
    _ machine: ScriptMachine, _ receiver: Value, _ arguments: MemberArguments
  ) throws(ScriptFailure) -> Value {
    let keyForValue = try machine.function(arguments[1])
    var keys = DictionaryValue()
    var groups: [[Value]] = []
    for element in try machine.elements(of: arguments[0]) {
      try machine.step()
      try machine.chargeNested(element)
      let key = try machine.key(machine.invoke(keyForValue, element))
      if let place = keys[key]?.integer {
        groups[place].append(element)
      } else {
        keys[key] = .int(groups.count)
        groups.append([element])
      }
    }
    for (key, group) in zip(keys.keys, groups) { keys[key] = .array(group) }
    return .dictionary(keys)
  }

  /// The dictionary with values that a closure makes. `keep` returns the value to store, or `nil`.
  func mappedValues(
    _ receiver: Value, _ body: Value, _ keep: (Value) -> Value?
  ) throws(ScriptFailure) -> Value {
    let transform = try function(body)
    let dictionary = try dictionary(receiver)
    var result = DictionaryValue()
    for (key, value) in zip(dictionary.keys, dictionary.values) {
      try step()
      let mapped = try invoke(transform, value)
      guard let kept = keep(mapped) else { continue }
      try chargeNested(kept)
      result[key] = kept
    }
    return .dictionary(result)
  }

  func removePair(at place: Int, of receiver: inout Value) throws(ScriptFailure) -> Value {
    try step(count(of: receiver))
    return try changeDictionary(&receiver) { dictionary in
      let key = dictionary.keys[place]
      let value = dictionary.values[place]
      dictionary[key] = nil
      return .tuple(TupleValue(labels: ["key", "value"], elements: [key, value]))
    }
  }
}
