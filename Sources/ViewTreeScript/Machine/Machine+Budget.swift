extension ScriptMachine {
  /// Counts steps.
  func step(_ count: Int = 1) throws(ScriptFailure) {
    stepsLeft &-= count
    if stepsLeft < 0 { throw ScriptFailure(outOfSteps) }
  }

  /// Counts elements that are created.
  func charge(_ count: Int) throws(ScriptFailure) {
    let (left, overflow) = memoryLeft.subtractingReportingOverflow(count)
    memoryLeft = overflow ? -1 : left
    if memoryLeft < 0 { throw ScriptFailure(outOfMemory) }
  }

  /// Charges the content of a value that becomes part of another. This limits nesting: a value put
  /// into itself again and again grows in each iteration.
  func chargeNested(_ value: Value) throws(ScriptFailure) {
    switch value {
    case .array, .slice, .set, .dictionary, .tuple, .nominal, .enumCase, .some:
      try chargeContents(value)
    case .string(let text): try charge(1 &+ text.utf8.count / 16)
    default: try charge(1)
    }
  }

  private func chargeContents(_ value: Value) throws(ScriptFailure) {
    switch value {
    case .array, .slice, .set: try chargeAll(value.elements ?? [])
    case .some(let wrapped): try chargeAll([wrapped])
    case .tuple(let tuple): try chargeAll(tuple.elements)
    case .nominal(let nominal): try chargeAll(nominal.fields)
    case .enumCase(let enumCase): try chargeAll(enumCase.payload)
    case .dictionary(let dictionary):
      try chargeAll(dictionary.keys)
      try chargeAll(dictionary.values)
    default: break
    }
  }

  /// Charges values that become parts of another, including their contents.
  func chargeAll(_ values: some Collection<Value>) throws(ScriptFailure) {
    try charge(1 &+ values.count)
    for value in values {
      switch value {
      case .array, .slice, .set, .dictionary, .tuple, .nominal, .enumCase, .some:
        try chargeContents(value)
      case .string(let text): try charge(text.utf8.count / 16)
      default: break
      }
    }
  }

  /// Charges a visit of a value's whole content, as in hashing and comparing.
  func stepThrough(_ value: Value) throws(ScriptFailure) {
    switch value {
    case .int, .bool, .none, .void: break
    // All NaN values have the same hash and none are equal, so each is compared with all others.
    case .double(let number): if number.isNaN { try step(4096) }
    case .string(let text): try stepThrough(text)
    case .some(let wrapped): try stepThrough(wrapped)
    case .array, .slice, .set: try stepThrough(all: value.elements ?? [])
    case .tuple(let tuple): try stepThrough(all: tuple.elements)
    case .nominal(let nominal): try stepThrough(all: nominal.fields)
    case .enumCase(let enumCase): try stepThrough(all: enumCase.payload)
    case .dictionary(let dictionary):
      try stepThrough(all: dictionary.keys)
      try stepThrough(all: dictionary.values)
    default: try step()
    }
  }

  private func stepThrough(all values: [Value]) throws(ScriptFailure) {
    try step(values.count)
    for value in values { try stepThrough(value) }
  }

  /// Charges the copy of an array, if a change copied it. Its elements are then at another address.
  func stepThroughCopy(
    of elements: [Value], unlessAt before: UnsafePointer<Value>?
  ) throws(ScriptFailure) {
    let after = elements.withUnsafeBufferPointer { $0.baseAddress }
    if after != before { try step(elements.count / 64) }
  }

  /// Charges and returns a key of a dictionary or a member of a set.
  func key(_ value: Value) throws(ScriptFailure) -> Value {
    try stepThrough(value)
    return value
  }

  /// A failure at a node.
  func failure(
    _ kind: ScriptProblem.Kind, _ node: Node, _ frame: Activation
  ) -> ScriptFailure {
    ScriptFailure(kind, range: node.range, origin: frame.code.origin)
  }

  /// Adds the location of a node to a failure that has none.
  func located(_ failure: ScriptFailure, _ node: Node, _ frame: Activation) -> ScriptFailure {
    guard failure.range == nil else { return failure }
    if let error = failure.thrown {
      return ScriptFailure(throwing: error, range: node.range, origin: frame.code.origin)
    }
    return self.failure(failure.kind, node, frame)
  }
}
