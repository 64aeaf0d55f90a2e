import ViewTreeNumbers

extension ScriptMachine {
  /// Binds the names of a pattern.
  func bind(_ pattern: Int32, _ value: Value, _ frame: Activation) throws(ScriptFailure) {
    let node = frame.code.nodes[Int(pattern)]
    switch node.operation {
    case .bindLocal: stack[frame.base + Int(node.a)] = value
    case .bindBox: frame.boxes?.boxes[Int(node.a)] = VariableBox(value)
    case .wildcard: break
    default:
      if try !matches(pattern, value, frame) {
        throw failure(.typeMismatch(expected: "a tuple", found: value.typeName), node, frame)
      }
    }
  }

  /// True if a value matches a pattern. Binds the names of the pattern.
  func matches(_ pattern: Int32, _ value: Value, _ frame: Activation) throws(ScriptFailure) -> Bool
  {
    let node = frame.code.nodes[Int(pattern)]
    switch node.operation {
    case .wildcard: return true
    case .bindLocal, .bindBox:
      try bind(pattern, value, frame)
      return true
    case .somePattern: return value.isNone ? false : try matches(node.a, value.unwrapped, frame)
    case .typePattern:
      try stepThroughElements(of: value)
      guard isInstance(value, of: frame.code.types[Int(node.a)]) else { return false }
      return node.b < 0 ? true : try matches(node.b, value, frame)
    case .tuplePattern: return try matchesTuple(node, value, frame)
    case .casePattern: return try matchesCase(node, value, frame)
    case .expressionPattern: return try matchesExpression(node, value, frame)
    default: return false
    }
  }

  private func matchesTuple(
    _ node: Node, _ value: Value, _ frame: Activation
  ) throws(ScriptFailure) -> Bool {
    guard case .tuple(let tuple) = value, tuple.elements.count == Int(node.b) else { return false }
    for (place, element) in tuple.elements.enumerated()
    where try !matches(frame.code.lists[Int(node.a) + place], element, frame) {
      return false
    }
    return true
  }

  private func matchesCase(
    _ node: Node, _ value: Value, _ frame: Activation
  ) throws(ScriptFailure) -> Bool {
    let shape = frame.code.shapes[Int(node.a)]
    if value.isNone { return shape.name == "none" && shape.typeName == nil }
    guard case .enumCase(let found) = value.unwrapped else {
      return try value == readStandard(type: shape.typeName ?? value.typeName, shape.name)
        ?? .enumCase(EnumValue(shape: shape))
    }
    guard found.hasSameCase(as: EnumValue(shape: shape)) else { return false }
    guard node.c >= 0 else { return true }
    if node.c == 1, found.payload.count > 1 {
      return try matches(
        frame.code.lists[Int(node.b)],
        .tuple(TupleValue(labels: found.labels, elements: found.payload)), frame)
    }
    guard found.payload.count == Int(node.c) else { return false }
    for (place, element) in found.payload.enumerated()
    where try !matches(frame.code.lists[Int(node.b) + place], element, frame) {
      return false
    }
    return true
  }

  private func matchesExpression(
    _ node: Node, _ value: Value, _ frame: Activation
  ) throws(ScriptFailure) -> Bool {
    try matches(try evaluate(node.a, frame), value)
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
