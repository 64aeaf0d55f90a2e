/// The text of values, as `print`, interpolation and `String(describing:)` make it.
///
/// It depends on the static type: `1` and `Optional(1)` are the same value. Parts of other values
/// are written as `debugPrint` does, without the names of modules.
extension ScriptMachine {
  /// The text of a value as a script gets it, which is charged.
  func text(
    of value: Value, as type: StaticType, debug: Bool
  ) throws(ScriptFailure) -> Value {
    var sink = TextSink(limit: memoryLeft)
    try describe(value, as: type, debug: debug, into: &sink)
    if sink.isFull { throw ScriptFailure(outOfMemory) }
    try charge(sink.text.utf8.count)
    return .string(sink.text)
  }

  /// Writes the text that Swift prints for a value of a type.
  func describe(
    _ value: Value, as type: StaticType, debug: Bool, into sink: inout TextSink
  ) throws(ScriptFailure) {
    if sink.isFull { return }
    if let wrapped = type.wrapped {
      if value.isNone { return sink.write("nil") }
      sink.write("Optional(")
      try describe(value.unwrapped, as: wrapped, debug: true, into: &sink)
      return sink.write(")")
    }
    switch value {
    case .some(let wrapped):
      sink.write("Optional(")
      try describe(wrapped, as: .unknown, debug: true, into: &sink)
      sink.write(")")
    case .string(let text): sink.write(debug ? text.debugDescription : text)
    case .double(let number):
      sink.write(type == .float ? Float(number).description : number.description)
    case .array, .slice, .set: try describeElements(value, type, debug, into: &sink)
    case .dictionary(let dictionary): try describePairs(dictionary, type, into: &sink)
    case .tuple(let tuple): try describe(tuple, type, into: &sink)
    case .range(let range): try describe(range, type, debug, into: &sink)
    case .nominal(let nominal): try describe(nominal, value, debug, into: &sink)
    case .enumCase(let enumCase): try describe(enumCase, value, debug, into: &sink)
    case .point(let point): sink.write("(\(point.x), \(point.y))")
    case .size(let size): sink.write("(\(size.width), \(size.height))")
    case .rect: value.writeInterpolated(into: &sink)
    case .foreign(let object as ObjectValue):
      if try describeItself(object.typeName, value, debug, into: &sink) { return }
      value.write(into: &sink)
    default: value.write(into: &sink)
    }
  }

  // MARK: Collections

  private func describeElements(
    _ value: Value, _ type: StaticType, _ debug: Bool, into sink: inout TextSink
  ) throws(ScriptFailure) {
    let name = type.name ?? value.typeName
    let isNamed = debug && (name == "ArraySlice" || name == "Set")
    if isNamed { sink.write(name + "(") }
    let element = StandardTypes.associated("Element", of: type) ?? .unknown
    sink.write("[")
    for (place, part) in (value.elements ?? []).enumerated() {
      if place > 0 { sink.write(", ") }
      try describe(part, as: element, debug: true, into: &sink)
    }
    sink.write(isNamed ? "])" : "]")
  }

  private func describePairs(
    _ dictionary: DictionaryValue, _ type: StaticType, into sink: inout TextSink
  ) throws(ScriptFailure) {
    let key = StandardTypes.associated("Key", of: type) ?? .unknown
    let value = StandardTypes.associated("Value", of: type) ?? .unknown
    if dictionary.count == 0 { return sink.write("[:]") }
    sink.write("[")
    for place in 0..<dictionary.count {
      if place > 0 { sink.write(", ") }
      try describe(dictionary.keys[place], as: key, debug: true, into: &sink)
      sink.write(": ")
      try describe(dictionary.values[place], as: value, debug: true, into: &sink)
    }
    sink.write("]")
  }

  private func describe(
    _ tuple: TupleValue, _ type: StaticType, into sink: inout TextSink
  ) throws(ScriptFailure) {
    var types: [StaticType.TupleElement] = []
    if case .tuple(let elements) = type { types = elements }
    let isKnown = types.count == tuple.elements.count
    sink.write("(")
    for (place, part) in tuple.elements.enumerated() {
      if place > 0 { sink.write(", ") }
      let label = isKnown ? types[place].label : tuple.labels.flatMap { $0[place] }
      if let label { sink.write(label + ": ") }
      try describe(part, as: isKnown ? types[place].type : .unknown, debug: true, into: &sink)
    }
    sink.write(")")
  }

  private func describe(
    _ range: RangeValue, _ type: StaticType, _ debug: Bool, into sink: inout TextSink
  ) throws(ScriptFailure) {
    let bound = StandardTypes.associated("Bound", of: type) ?? .unknown
    guard let low = range.lower, let high = range.upper else {
      return try describePartial(range, bound, debug, into: &sink)
    }
    if debug { sink.write(range.typeName + "(") }
    try describe(low, as: bound, debug: debug, into: &sink)
    sink.write(range.isClosed ? "..." : "..<")
    try describe(high, as: bound, debug: debug, into: &sink)
    if debug { sink.write(")") }
  }

  /// `PartialRangeFrom<Int>(lowerBound: 2)`. As part of a value, it's printed with its module.
  private func describePartial(
    _ range: RangeValue, _ bound: StaticType, _ debug: Bool, into sink: inout TextSink
  ) throws(ScriptFailure) {
    guard let limit = range.lower ?? range.upper else { return sink.write("(Function)") }
    let module = debug ? "Swift." : ""
    let name = bound.isUnknown ? limit.typeName : bound.description
    sink.write("\(module)\(range.typeName)<\(module)\(name)>(")
    sink.write(range.lower == nil ? "upperBound: " : "lowerBound: ")
    try describe(limit, as: bound, debug: true, into: &sink)
    sink.write(")")
  }

  // MARK: Declared types

  /// Throws for a value of an undeclared type, if its text must be known.
  func requireText(of value: Value) throws(ScriptFailure) {
    guard requiresKnownTexts, hasUnknownText(value) else { return }
    throw ScriptFailure(.typeMismatch(expected: "String", found: value.typeName))
  }

  /// True if only the name of a value is known: `.live`, or `Money(amount: 5)` without a declaration
  /// of `Money`.
  package func hasUnknownText(_ value: Value) -> Bool {
    switch value {
    case .enumCase(let member): member.isOfUnknownType && member.base == nil
    case .nominal(let made):
      made.standInWords == nil && types.index(made.typeName) == nil
        && StandardTypes.named(made.typeName) == nil
    default: false
    }
  }

  private func describe(
    _ nominal: NominalValue, _ value: Value, _ debug: Bool, into sink: inout TextSink
  ) throws(ScriptFailure) {
    if try describeItself(nominal.typeName, value, debug, into: &sink) { return }
    if nominal.typeName == "UUID", let text = nominal.fields.first {
      return try describe(text, as: .string, debug: false, into: &sink)
    }
    if let words = nominal.standInWords { return sink.write(words) }
    try requireText(of: value)
    let types = fieldTypes(of: nominal.typeName)
    sink.write(nominal.shape.shownName)
    sink.write("(")
    for (place, field) in nominal.fields.enumerated() {
      if place > 0 { sink.write(", ") }
      let label = nominal.shape.labels[place]
      if !label.hasPrefix("_") || !types.isEmpty { sink.write(label + ": ") }
      try describe(
        field, as: place < types.count ? types[place] : .unknown, debug: true, into: &sink)
    }
    sink.write(")")
  }

  private func describe(
    _ enumCase: EnumValue, _ value: Value, _ debug: Bool, into sink: inout TextSink
  ) throws(ScriptFailure) {
    try requireText(of: value)
    let name = enumCase.typeName
    if let name, try describeItself(name, value, debug, into: &sink) { return }
    if debug, let name, types.entry(name) != nil { sink.write(TypeNames.shown(name) + ".") }
    sink.write(enumCase.name)
    guard !enumCase.payload.isEmpty else { return }
    let types = name.map { caseTypes(of: $0, enumCase.name) } ?? []
    sink.write("(")
    for (place, part) in enumCase.payload.enumerated() {
      if place > 0 { sink.write(", ") }
      if let label = enumCase.labels.flatMap({ $0[place] }) { sink.write(label + ": ") }
      try describe(
        part, as: place < types.count ? types[place] : .unknown, debug: true, into: &sink)
    }
    sink.write(")")
  }

  /// Writes the `description` of a type that declares one. False if it doesn't.
  private func describeItself(
    _ type: String, _ value: Value, _ debug: Bool, into sink: inout TextSink
  ) throws(ScriptFailure) -> Bool {
    let names = debug ? ["debugDescription", "description"] : ["description", "debugDescription"]
    for name in names {
      guard types.index(type) != nil, let reference = declaredMethod(name, of: value),
        types.entries[reference.type].methods[reference.method].isProperty
      else { continue }
      sink.write(try string(callDeclared(reference, value, [])))
      return true
    }
    return false
  }

  // MARK: Parts of declared types

  private func fieldTypes(of type: String) -> [StaticType] {
    if type == "ProposedViewSize" { return [.optional(.cgFloat), .optional(.cgFloat)] }
    return types.entry(type)?.fieldTypes ?? []
  }

  private func caseTypes(of type: String, _ name: String) -> [StaticType] {
    types.payload(type, name)
  }
}
