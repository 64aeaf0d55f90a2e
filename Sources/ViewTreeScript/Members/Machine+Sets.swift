/// Sets, and sets of options, which are arrays of the options' names.
extension ScriptMachine {
  /// The elements of a set.
  func members(of value: Value) throws(ScriptFailure) -> SetValue {
    switch value {
    case .set(let set): return set
    case .enumCase(let option): return SetValue(Self.options(option))
    default:
      let elements = try hashed(copied(elements(of: value)))
      return SetValue(
        elements.flatMap { element in
          if case .enumCase(let option) = element { Self.options(option) } else { [element] }
        })
    }
  }

  /// Charges and returns elements for a set, each of which is hashed.
  func hashed(_ elements: [Value]) throws(ScriptFailure) -> [Value] {
    for element in elements {
      try step()
      try stepThrough(element)
    }
    return elements
  }

  /// True if a set contains an element. For an option set, true if it contains all of the options.
  func contains(_ element: Value, in set: Value) throws(ScriptFailure) -> Bool {
    if case .set(let set) = set { return set.contains(try key(element)) }
    return try members(of: element).elements.allSatisfy(members(of: set).contains)
  }

  /// The single options of a named set of edges or axes.
  private static func options(_ option: EnumValue) -> [Value] {
    let names: [String] =
      switch (option.typeName, option.name) {
      case ("Edge.Set", "all"): ["top", "leading", "bottom", "trailing"]
      case ("Edge.Set", "horizontal"): ["leading", "trailing"]
      case ("Edge.Set", "vertical"): ["top", "bottom"]
      default: []
      }
    if names.isEmpty { return [.enumCase(option)] }
    return names.map { .enumCase(EnumValue(typeName: option.typeName, name: $0)) }
  }

  /// A set of the same kind as another.
  func set(_ elements: [Value], like set: Value) -> Value {
    let members = SetValue(elements)
    if case .set = set { return .set(members) }
    return .array(members.elements)
  }

  /// Inserts an element. The result is a tuple, as in Swift.
  func insert(_ element: Value, into receiver: inout Value) throws(ScriptFailure) -> Value {
    try step()
    try chargeNested(element)
    try stepThrough(element)
    var members = try members(of: receiver)
    let isSet = receiver.sort == .set
    receiver = .void
    if members.isShared { try step(members.count) }
    let known = members.member(equalTo: element)
    members.insert(element)
    receiver = isSet ? .set(members) : .array(members.elements)
    return .tuple(
      TupleValue(
        labels: ["inserted", "memberAfterInsert"],
        elements: [.bool(known == nil), known ?? element]))
  }

  /// Removes an element and returns it, or `void`.
  func remove(_ element: Value, from receiver: inout Value) throws(ScriptFailure) -> Value {
    var members = try members(of: receiver)
    try step(members.count)
    let isSet = receiver.sort == .set
    receiver = .void
    let known = members.remove(element)
    receiver = isSet ? .set(members) : .array(members.elements)
    return known ?? .void
  }
}

extension Value {
  /// True if this is `Void`.
  var isVoid: Bool {
    if case .void = self { return true }
    return false
  }
}
