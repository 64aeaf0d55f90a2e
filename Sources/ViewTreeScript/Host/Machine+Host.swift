/// What the host carries out for scripts; without a host nothing is printed and nothing runs later.
extension ScriptMachine {
  func callHost(
    _ function: HostFunction, _ arguments: ScriptArguments
  ) throws(ScriptFailure) -> Value {
    switch function {
    case .print: try write(arguments) { $0.writeInterpolated(into: &$1) }
    case .debugPrint: try write(arguments) { $0.write(into: &$1) }
    case .dump: return try dump(arguments)
    case .withAnimation: return try animate(arguments)
    case .async, .globalAsync: try hand(over: .async, arguments)
    case .asyncAfter: try hand(over: .asyncAfter, arguments)
    case .task, .detached: try hand(over: .task, arguments)
    case .sleep: try sleep(arguments)
    case .yield: try host?.wait(seconds: 0, goesOn: true)
    case .isCancelled: return .bool(host?.isCancelled ?? false)
    case .run, .assumeIsolated: return try invoke(self.function(arguments, 0), [], labels: nil)
    }
    return .void
  }

  // MARK: Running later

  private func animate(_ arguments: ScriptArguments) throws(ScriptFailure) -> Value {
    let hasCompletion = arguments.label(arguments.values.count - 1) == "completion"
    let body = arguments.values.count - (hasCompletion ? 2 : 1)
    let result = try invoke(self.function(arguments, body), [], labels: nil)
    if hasCompletion { try hand(over: .completion, arguments) }
    return result
  }

  private func hand(
    over kind: LaterWork.Kind, _ arguments: ScriptArguments
  ) throws(ScriptFailure) {
    let function = try self.function(arguments, arguments.values.count - 1)
    let delay = kind == .asyncAfter ? try seconds(arguments.values[0]) : 0
    host?.runLater(LaterWork(kind: kind, delay: delay, function: function))
  }

  private func sleep(_ arguments: ScriptArguments) throws(ScriptFailure) {
    var time = try seconds(arguments.values.first ?? .none)
    if arguments.label(0) == "nanoseconds" { time /= 1_000_000_000 }
    // The parser puts a second argument there where `try?` stands before the call.
    let goesOn = arguments.values.contains { if case .bool(true) = $0 { true } else { false } }
    try host?.wait(seconds: time, goesOn: goesOn)
  }

  /// A time from now on; what is past is now.
  private func seconds(_ value: Value) throws(ScriptFailure) -> Double {
    let time = try double(value)
    return time.isNaN ? 0 : max(time, 0)
  }

  // MARK: Writing

  private func write(
    _ arguments: ScriptArguments, _ add: (Value, inout TextSink) -> Void
  ) throws(ScriptFailure) {
    let separator = try string(arguments["separator"] ?? .string(" "))
    let terminator = try string(arguments["terminator"] ?? .string("\n"))
    var sink = TextSink(limit: memoryLeft)
    for (place, value) in arguments.values.enumerated() where arguments.label(place) == nil {
      if place > 0 { sink.write(separator) }
      add(value, &sink)
    }
    sink.write(terminator)
    try finish(sink)
  }

  private func finish(_ sink: TextSink) throws(ScriptFailure) {
    if sink.isFull { throw ScriptFailure(.tooMuchMemory) }
    try charge(sink.text.utf8.count)
    host?.write(sink.text)
  }

  private func dump(_ arguments: ScriptArguments) throws(ScriptFailure) -> Value {
    let value = arguments.values.first ?? .void
    var sink = TextSink(limit: memoryLeft)
    DumpText.write(value, label: nil, depth: 0, to: &sink)
    try finish(sink)
    return value
  }
}
