/// Functions without a receiver.
extension ScriptMachine {
  /// The arguments of `min` and `max`. If one is a `Double`, all are converted.
  func alternatives(_ arguments: MemberArguments) throws(ScriptFailure) -> [Value] {
    var values = [arguments[0], arguments[1]]
    if arguments.has(2) { values += try elements(of: arguments[2]) }
    if values.contains(where: { if case .double = $0 { true } else { false } }) {
      for place in values.indices { values[place] = .double(try double(values[place])) }
    }
    return values
  }

  @Sendable
  static func zipped(
    _ machine: ScriptMachine, _ receiver: Value, _ arguments: MemberArguments
  ) throws(ScriptFailure) -> Value {
    let first: [Value]
    let second: [Value]
    if case .range(let range) = arguments[0], range.upper == nil {
      second = try machine.elements(of: arguments[1])
      first = try machine.elements(of: arguments[0], atMost: second.count)
    } else {
      first = try machine.elements(of: arguments[0])
      second = try machine.elements(of: arguments[1], atMost: first.count)
    }
    let count = min(first.count, second.count)
    try machine.charge(count)
    try machine.chargeAll(first.prefix(count))
    try machine.chargeAll(second.prefix(count))
    return .array(zip(first, second).map { .tuple(TupleValue(elements: [$0, $1])) })
  }

  /// `stride(from:to:by:)` and `stride(from:through:by:)`.
  func strided(_ arguments: MemberArguments, isClosed: Bool) throws(ScriptFailure) -> Value {
    if case .int(let start) = arguments[0], case .int(let end) = arguments[1],
      case .int(let step) = arguments[2]
    {
      return try strided(start, end, step, isClosed)
    }
    let start = try double(arguments[0])
    let end = try double(arguments[1])
    let length = try double(arguments[2])
    guard length != 0, length.isFinite else { throw ScriptFailure(.invalidRange) }
    var result: [Value] = []
    while true {
      // Rounds once per element, like the standard library.
      let next = start.addingProduct(Double(result.count), length)
      let isPast = length > 0 ? next > end : next < end
      guard !isPast, isClosed || next != end, next.isFinite else { break }
      try charge(1)
      try step()
      result.append(.double(next))
    }
    return .array(result)
  }

  private func strided(
    _ start: Int, _ end: Int, _ length: Int, _ isClosed: Bool
  ) throws(ScriptFailure) -> Value {
    guard length != 0 else { throw ScriptFailure(.invalidRange) }
    var result: [Value] = []
    var next = start
    while isClosed && next == end || (length > 0 ? next < end : next > end) {
      try charge(1)
      try step()
      result.append(.int(next))
      let (sum, overflow) = next.addingReportingOverflow(length)
      if overflow { break }
      next = sum
    }
    return .array(result)
  }

  /// The failure of a script that stops itself.
  func stop(_ function: String, _ message: Value) throws(ScriptFailure) -> ScriptFailure {
    let text = message.isVoid ? "" : ": " + (try string(message))
    return ScriptFailure(.host("'\(function)' ended the script\(text)", help: nil))
  }
}
