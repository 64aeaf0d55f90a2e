/// Functions that depend on the order of two elements.
extension ScriptMachine {
  /// True if one value is less than another.
  func isLess(_ left: Value, _ right: Value) throws(ScriptFailure) -> Bool {
    try bool(combine(.less, left, right))
  }

  private func isLess(
    _ left: Value, _ right: Value, by body: FunctionValue?
  ) throws(ScriptFailure) -> Bool {
    guard let body else { return try isLess(left, right) }
    return try bool(invoke(body, left, right))
  }

  private func order(_ body: Value?) throws(ScriptFailure) -> FunctionValue? {
    guard let body else { return nil }
    return try function(body)
  }

  /// The first of the minimum elements.
  func least(_ elements: [Value], by body: Value?) throws(ScriptFailure) -> Value? {
    let order = try order(body)
    guard var best = elements.first else { return nil }
    for element in elements.dropFirst() {
      try step()
      if try isLess(element, best, by: order) { best = element }
    }
    return best
  }

  /// The first of the maximum elements.
  func greatest(_ elements: [Value], by body: Value?) throws(ScriptFailure) -> Value? {
    let order = try order(body)
    guard var best = elements.first else { return nil }
    for element in elements.dropFirst() {
      try step()
      if try isLess(best, element, by: order) { best = element }
    }
    return best
  }

  /// A stable merge sort, so that failures of the comparison stop it.
  func sorted(_ elements: [Value], by body: Value?) throws(ScriptFailure) -> [Value] {
    let order = try order(body)
    try chargeAll(elements)
    var source = elements
    var width = 1
    while width < source.count {
      var merged: [Value] = []
      merged.reserveCapacity(source.count)
      var start = 0
      while start < source.count {
        let middle = min(start + width, source.count)
        let end = min(middle + width, source.count)
        try merge(source, start, middle, end, order, into: &merged)
        start = end
      }
      source = merged
      width *= 2
    }
    return source
  }

  private func merge(
    _ source: [Value], _ start: Int, _ middle: Int, _ end: Int, _ order: FunctionValue?,
    into merged: inout [Value]
  ) throws(ScriptFailure) {
    var left = start
    var right = middle
    while left < middle || right < end {
      try step()
      var takesRight = left >= middle
      if left < middle, right < end {
        takesRight = try isLess(source[right], source[left], by: order)
      }
      merged.append(source[takesRight ? right : left])
      if takesRight { right += 1 } else { left += 1 }
    }
  }

  func sort(_ receiver: inout Value, by body: Value?) throws(ScriptFailure) -> Value {
    try changeElements(&receiver) { elements throws(ScriptFailure) in
      elements = try self.sorted(elements, by: body)
      return .void
    }
  }

  /// `partition(by:)`, with the order that the elements had on each side kept.
  @Sendable
  static func partition(
    _ machine: ScriptMachine, _ receiver: inout Value, _ arguments: MemberArguments
  ) throws(ScriptFailure) -> Value {
    let belongsInSecond = try machine.function(arguments[0])
    let start = machine.startIndex(of: receiver)
    return try machine.changeElements(&receiver) { elements throws(ScriptFailure) in
      var first: [Value] = []
      var second: [Value] = []
      for element in elements {
        try machine.step()
        if try machine.bool(machine.invoke(belongsInSecond, element)) {
          second.append(element)
        } else {
          first.append(element)
        }
      }
      elements = first + second
      return .int(start + first.count)
    }
  }
}
