extension ScriptMachine {
  /// Counts steps.
  @inline(__always)
  func step(_ count: Int = 1) throws(ScriptFailure) {
    stepsLeft &-= count
    if stepsLeft < 0 { throw ScriptFailure(outOfSteps) }
  }

  /// Counts elements that are created.
  @inline(__always)
  func charge(_ count: Int) throws(ScriptFailure) {
    let (left, overflow) = memoryLeft.subtractingReportingOverflow(count)
    memoryLeft = overflow ? -1 : left
    if memoryLeft < 0 { throw ScriptFailure(.tooMuchMemory) }
  }

  /// Counts what a value holds when it becomes part of another, so that nesting stays bounded: a
  /// value in itself again and again grows with every turn.
  @inline(__always)
  func chargeNested(_ value: Value) throws(ScriptFailure) {
    switch value {
    case .array, .slice, .set, .dictionary, .tuple, .nominal, .enumCase, .some:
      try chargeContents(value)
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

  private func chargeAll(_ values: [Value]) throws(ScriptFailure) {
    try charge(1 &+ values.count)
    for value in values {
      switch value {
      case .array, .slice, .set, .dictionary, .tuple, .nominal, .enumCase, .some:
        try chargeContents(value)
      default: break
      }
    }
  }

  /// A failure at a node.
  func failure(
    _ kind: ScriptProblem.Kind, _ node: Node, _ frame: Activation
  ) -> ScriptFailure {
    ScriptFailure(kind, range: node.range, origin: frame.code.origin)
  }

  /// Gives a failure that has no place yet the place of a node.
  func located(_ failure: ScriptFailure, _ node: Node, _ frame: Activation) -> ScriptFailure {
    failure.range == nil ? self.failure(failure.kind, node, frame) : failure
  }
}
