import ViewTreeNumbers

extension ScriptMachine {
  /// Binds the names of a pattern.
  func bind(_ pattern: ID<Node>, _ value: Value, _ frame: Activation) throws(ScriptFailure) {
    let node = frame.code.nodes[pattern]
    switch node.operation {
    case .bindLocal(let slot): stack[frame.base + Int(slot)] = value
    case .bindBox(let box): frame.boxes?.boxes[Int(box)] = VariableBox(value)
    case .wildcard: break
    default:
      if try !matches(pattern, value, frame) {
        throw failure(.typeMismatch(expected: "a tuple", found: value.typeName), node, frame)
      }
    }
  }

  /// True if a value matches a pattern. Binds the names of the pattern.
  func matches(
    _ pattern: ID<Node>, _ value: Value, _ frame: Activation
  ) throws(ScriptFailure) -> Bool {
    switch frame.code.nodes[pattern].operation {
    case .wildcard: return true
    case .bindLocal, .bindBox:
      try bind(pattern, value, frame)
      return true
    case .somePattern(let wrapped):
      return value.isNone ? false : try matches(wrapped, value.unwrapped, frame)
    case .typePattern(let type, let inner):
      try stepThroughElements(of: value)
      guard isInstance(value, of: frame.code.types[type]) else { return false }
      return inner.exists ? try matches(inner, value, frame) : true
    case .tuplePattern(let patterns):
      guard case .tuple(let tuple) = value else { return false }
      return try matches(patterns, tuple.elements, frame)
    case .casePattern(let shape, let payload):
      return try matchesCase(frame.code.shapes[shape], payload, value, frame)
    case .expressionPattern(let expression):
      return try matches(try evaluate(expression, frame), value)
    default: return false
    }
  }

  /// True if each value matches its pattern.
  private func matches(
    _ patterns: Operation.Nodes, _ values: [Value], _ frame: Activation
  ) throws(ScriptFailure) -> Bool {
    guard patterns.count == values.count else { return false }
    for (id, value) in zip(patterns, values)
    where try !matches(frame.code.nodeLists[id], value, frame) {
      return false
    }
    return true
  }

  private func matchesCase(
    _ shape: CaseInfo, _ payload: Operation.Nodes?, _ value: Value, _ frame: Activation
  ) throws(ScriptFailure) -> Bool {
    if value.isNone { return shape.name == "none" && shape.typeName == nil }
    guard case .enumCase(let found) = value.unwrapped else {
      return try value == readStandard(type: shape.typeName ?? value.typeName, shape.name)
        ?? .enumCase(EnumValue(shape: shape))
    }
    guard found.hasSameCase(as: EnumValue(shape: shape)) else { return false }
    guard let payload else { return true }
    if payload.count == 1, found.payload.count > 1 {
      let tuple = Value.tuple(TupleValue(labels: found.labels, elements: found.payload))
      return try matches(payload, [tuple], frame)
    }
    return try matches(payload, found.payload, frame)
  }

  /// `pattern ~= value`: a range contains the value, any other pattern is equal to it.
  func matches(_ wanted: Value, _ value: Value) throws(ScriptFailure) -> Bool {
    if case .range(let range) = wanted {
      if case .range = value { return value == wanted }
      if value.isNone { return false }
      return try contains(value, in: range)
    }
    return try areEqual(value, wanted)
  }
}
