/// The services of the host. Without a host, printing and delayed work have no effect.
extension ScriptMachine {
  // MARK: Delayed work

  func hand(
    over kind: LaterWork.Kind, _ work: Value, delay: Double
  ) throws(ScriptFailure) -> Value {
    host?.runLater(LaterWork(kind: kind, delay: delay, function: try function(work)))
    return .void
  }

  /// Waits. Throws a `CancellationError` in a canceled task.
  func sleep(_ seconds: Double) throws(ScriptFailure) -> Value {
    try host?.wait(seconds: seconds)
    return .void
  }

  /// Lets other work run. A canceled task continues.
  func yield() throws(ScriptFailure) -> Value {
    do throws(ScriptFailure) {
      return try sleep(0)
    } catch {
      guard error.thrown != nil else { throw error }
      return .void
    }
  }

  /// The seconds from now until a time. 0 for a time in the past.
  func seconds(_ value: Value) throws(ScriptFailure) -> Double {
    let time = try double(value)
    return time.isNaN ? 0 : max(time, 0)
  }

  /// Reports the animation of the first argument.
  func animate(_ arguments: MemberArguments) throws(ScriptFailure) {
    let animation = arguments.has(0) ? arguments[0].description : ".default"
    try charge(animation.utf8.count)
    host?.animate(animation)
  }

  // MARK: Writing

  /// Writes values with a separator and a terminator.
  func write(_ arguments: MemberArguments) throws(ScriptFailure) -> Value {
    let separator = arguments.has(1) ? try string(arguments[1]) : " "
    let terminator = arguments.has(2) ? try string(arguments[2]) : "\n"
    var sink = TextSink(limit: memoryLeft)
    for (place, value) in try elements(of: arguments[0]).enumerated() {
      if place > 0 { sink.write(separator) }
      value.writeInterpolated(into: &sink)
    }
    sink.write(terminator)
    try finish(sink)
    return .void
  }

  private func finish(_ sink: TextSink) throws(ScriptFailure) {
    if sink.isFull { throw ScriptFailure(outOfMemory) }
    try charge(sink.text.utf8.count)
    host?.write(sink.text)
  }

  func dump(_ value: Value) throws(ScriptFailure) -> Value {
    var sink = TextSink(limit: memoryLeft)
    DumpText.write(value, label: nil, depth: 0, to: &sink)
    try finish(sink)
    return value
  }
}
