/// Dictionaries, their keys and their values.
extension StandardTypes {
  static let dictionary = StandardType(
    "Dictionary", parameters: ["Key", "Value"], inherits: ["Collection"],
    conforms: StandardType.Conformance.always(
      "Collection", "ExpressibleByDictionaryLiteral", "CustomStringConvertible",
      "CustomDebugStringConvertible")
      + StandardType.Conformance.conditional("Hashable", "Equatable", "Codable", "Sendable"),
    element: "(key: Key, value: Value)", index: "Dictionary.Index",
    subsequence: "Slice<(key: Key, value: Value)>",
    dictionaryMaking + dictionaryReading + dictionaryTransforming + dictionaryChanging)

  private static var dictionaryMaking: [StandardMember] {
    [
      StandardMember("init()") { _, _, _ in .dictionary(DictionaryValue()) },
      StandardMember(
        "init<S: Sequence>(uniqueKeysWithValues pairs: S) where S.Element == (Key, Value)"
      ) { machine, _, arguments throws(ScriptFailure) in
        var result = DictionaryValue()
        for pair in try machine.elements(of: arguments[0]) {
          let (key, value) = try machine.pair(pair)
          guard result[key] == nil else { throw ScriptFailure(.duplicateName(key.description)) }
          result[key] = value
        }
        return .dictionary(result)
      },
      StandardMember(
        "init<S: Sequence>(_ pairs: S, uniquingKeysWith combine: (Value, Value) -> Value) where S.Element == (Key, Value)"
      ) { machine, _, arguments throws(ScriptFailure) in
        var result = DictionaryValue()
        try machine.merge(arguments[0], into: &result, arguments[1])
        return .dictionary(result)
      },
      StandardMember(
        "init<S: Sequence>(grouping values: S, by keyForValue: (S.Element) -> Key) where Value == [S.Element]",
        ScriptMachine.grouped),
    ]
  }

  private static var dictionaryReading: [StandardMember] {
    [
      StandardMember("var keys: Dictionary.Keys<Key, Value>") {
        machine, receiver, _ throws(ScriptFailure) in
        .array(try machine.dictionary(receiver).keys)
      },
      StandardMember("var values: Dictionary.Values<Key, Value>") {
        machine, receiver, _ throws(ScriptFailure) in
        .array(try machine.dictionary(receiver).values)
      },
      StandardMember("var capacity: Int") { machine, receiver, _ throws(ScriptFailure) in
        .int(try machine.count(of: receiver))
      },
      .element("subscript(key: Key) -> Value?") {
        machine, receiver, arguments throws(ScriptFailure) in
        .wrapping(try machine.dictionary(receiver)[machine.key(arguments[0])])
      },
      .element("subscript(_ key: Key, default defaultValue: Value) -> Value") {
        machine, receiver, arguments throws(ScriptFailure) in
        try machine.dictionary(receiver)[machine.key(arguments[0])] ?? arguments[1]
      },
      StandardMember("func index(forKey key: Key) -> Dictionary.Index?") {
        machine, receiver, arguments throws(ScriptFailure) in
        let place = try machine.dictionary(receiver).place(of: machine.key(arguments[0]))
        return place.map { .int($0) } ?? .none
      },
      .describing("var description: String", isDebug: false),
      .describing("var debugDescription: String", isDebug: true),
    ]
  }

  private static var dictionaryTransforming: [StandardMember] {
    [
      StandardMember("func mapValues<T>(_ transform: (Value) -> T) -> [Key: T]") {
        machine, receiver, arguments throws(ScriptFailure) in
        try machine.mappedValues(receiver, arguments[0]) { $0 }
      },
      StandardMember("func compactMapValues<T>(_ transform: (Value) -> T?) -> [Key: T]") {
        machine, receiver, arguments throws(ScriptFailure) in
        try machine.mappedValues(receiver, arguments[0]) { $0.isNone ? nil : $0.unwrapped }
      },
      StandardMember(
        "func filter(_ isIncluded: ((key: Key, value: Value)) -> Bool) -> [Key: Value]"
      ) { machine, receiver, arguments throws(ScriptFailure) in
        var result = DictionaryValue()
        for pair in try machine.filtered(machine.elements(of: receiver), arguments[0]) {
          let (key, value) = try machine.pair(pair)
          result[key] = value
        }
        return .dictionary(result)
      },
      StandardMember(
        "func merging(_ other: [Key: Value], uniquingKeysWith combine: (Value, Value) -> Value) -> [Key: Value]",
        ScriptMachine.merging),
      StandardMember(
        "func merging<S: Sequence>(_ other: S, uniquingKeysWith combine: (Value, Value) -> Value) -> [Key: Value] where S.Element == (Key, Value)",
        ScriptMachine.merging),
    ]
  }

  private static var dictionaryChanging: [StandardMember] {
    [
      .changing(
        "mutating func merge(_ other: [Key: Value], uniquingKeysWith combine: (Value, Value) -> Value)",
        ScriptMachine.merge),
      .changing(
        "mutating func merge<S: Sequence>(_ other: S, uniquingKeysWith combine: (Value, Value) -> Value) where S.Element == (Key, Value)",
        ScriptMachine.merge),
      .changing("@discardable mutating func updateValue(_ value: Value, forKey key: Key) -> Value?")
      { machine, receiver, arguments throws(ScriptFailure) in
        try machine.chargeNested(arguments[0])
        let key = try machine.key(arguments[1])
        return try machine.changeDictionary(&receiver) { dictionary in
          let old = dictionary[key]
          dictionary[key] = arguments[0]
          return .wrapping(old)
        }
      },
      .changing("@discardable mutating func removeValue(forKey key: Key) -> Value?") {
        machine, receiver, arguments throws(ScriptFailure) in
        try machine.step(machine.count(of: receiver))
        let key = try machine.key(arguments[0])
        return try machine.changeDictionary(&receiver) { dictionary in
          let old = dictionary[key]
          dictionary[key] = nil
          return .wrapping(old)
        }
      },
      .changing(
        "@discardable mutating func remove(at index: Dictionary.Index) -> (key: Key, value: Value)"
      ) { machine, receiver, arguments throws(ScriptFailure) in
        let place = try machine.place(arguments[0], in: receiver)
        return try machine.removePair(at: place, of: &receiver)
      },
      .changing("mutating func popFirst() -> (key: Key, value: Value)?") {
        machine, receiver, _ throws(ScriptFailure) in
        if try machine.count(of: receiver) == 0 { return .none }
        return try machine.removePair(at: 0, of: &receiver)
      },
      .changing("mutating func removeAll(keepingCapacity: Bool = default)") { _, receiver, _ in
        receiver = .dictionary(DictionaryValue())
        return .void
      },
      .changing("mutating func reserveCapacity(_ n: Int)") { _, _, _ in .void },
    ]
  }

  static let dictionaryKeys = StandardType(
    "Dictionary.Keys", parameters: ["Key", "Value"], inherits: ["Collection"],
    conforms: StandardType.Conformance.always("Collection", "Equatable"), element: "Key",
    index: "Dictionary.Index", subsequence: "Slice<Key>")

  static let dictionaryValues = StandardType(
    "Dictionary.Values", parameters: ["Key", "Value"], inherits: ["Collection"],
    conforms: StandardType.Conformance.always("Collection"), element: "Value",
    index: "Dictionary.Index", subsequence: "Slice<Value>")

  static let dictionaryIndex = StandardType(
    "Dictionary.Index", conforms: StandardType.Conformance.always("Comparable", "Hashable"))
}
