/// Calls that the host carries out: what is printed, what runs later, what waits.
extension Parser {
  /// Reads `DispatchQueue.main.async`, `Task` and their like, whose first word has been read.
  func parseHostName(_ first: Token) throws(SyntaxStop) -> Base? {
    guard types.index(first.text) == nil else { return nil }
    switch first.text {
    case "DispatchQueue": return try parseQueue(first)
    case "Task", "MainActor": break
    default: return nil
    }
    if isSymbol("."), peek(1).kind == .identifier {
      if first.text == "Task", isWord("isCancelled", 1) {
        position += 2
        return .node(
          try emitCall(
            .callGlobal, hostSite(HostFunction.isCancelled.rawValue), range(from: first.start)))
      }
      return hostName(first, words: [peek(1).text], length: 2)
    }
    return hostName(first, words: [], length: 0)
  }

  private func parseQueue(_ first: Token) throws(SyntaxStop) -> Base? {
    if isSymbol("."), isWord("main", 1), isSymbol(".", 2) {
      return hostName(first, words: ["main", peek(3).text], length: 4)
    }
    guard isSymbol("."), isWord("global", 1), isSymbol("(", 2) else { return nil }
    var end = 3
    while !isSymbol(")", end), peek(end).kind != .end { end += 1 }
    guard isSymbol(".", end + 1), isWord("async", end + 2) else { return nil }
    return hostName(first, words: ["global()", "async"], length: end + 3)
  }

  /// The function of that name as if it were one word.
  private func hostName(_ first: Token, words: [String], length: Int) -> Base? {
    let name = ([first.text] + words).joined(separator: ".")
    guard HostFunction(rawValue: name) != nil else { return nil }
    position += length
    var token = first
    token.text = name
    token.end = tokens[position - 1].end
    return .global(token)
  }

  private func hostSite(_ name: String) -> CallSite {
    CallSite(base: -1, member: MemberReference(name), arguments: [], labels: nil)
  }

  // MARK: Calls

  func makeHostCall(
    _ function: HostFunction, _ arguments: Arguments, _ name: Token, _ range: Range<Int>
  ) throws(SyntaxStop) -> Int32 {
    var arguments = arguments
    if function == .print || function == .debugPrint {
      try checkPrinted(&arguments, name)
    } else {
      checkLabels(of: name.text, function.signatures, arguments, name.range)
      checkCount(function, arguments, name, range)
    }
    if function.takesTime { expectAll(arguments.nodes.prefix(1), .double) }
    if function == .sleep, isOptionalTry {
      arguments.labels.append(nil)
      arguments.nodes.append(try emit(.literal, range, a: builder.literal(.bool(true))))
    }
    let site = CallSite(
      base: -1, member: MemberReference(function.rawValue), arguments: arguments.nodes,
      labels: arguments.labelList)
    return try emitCall(.callGlobal, site, range)
  }

  /// Values without labels, then how they are set apart and ended.
  private func checkPrinted(_ arguments: inout Arguments, _ name: Token) throws(SyntaxStop) {
    let known = ["separator", "terminator"]
    for (place, label) in arguments.labels.enumerated() {
      if let label, !known.contains(label) {
        report(
          .unknownLabel(label, callee: name.text, candidates: known), arguments.labelRanges[place])
      } else if label == nil, name.text == "print" {
        arguments.nodes[place] = try describingOptional(arguments.nodes[place])
      }
    }
  }

  private func checkCount(
    _ function: HostFunction, _ arguments: Arguments, _ name: Token, _ range: Range<Int>
  ) {
    let counts = (function.signatures ?? []).map { $0.isEmpty ? 0 : $0.split(separator: ",").count }
    if counts.contains(arguments.nodes.count) { return }
    let expected = function == .sleep ? "a time" : function == .yield ? "nothing" : "a closure"
    report(.wrongArguments(callee: name.text, expected: expected), range)
  }

  // MARK: Times

  /// A time from now on in seconds, where one is asked for: `.now()`, `.seconds(1)`.
  func timeValue(
    _ name: String, _ arguments: [Int32], _ range: Range<Int>
  ) throws(SyntaxStop) -> Int32? {
    guard isReadingTime else { return nil }
    if name == "now", arguments.isEmpty {
      return try emit(.literal, range, a: builder.literal(.double(0)), flags: .double)
    }
    let units = ["seconds": 1, "milliseconds": 1e3, "microseconds": 1e6, "nanoseconds": 1e9]
    guard let unit = units[name] else { return nil }
    guard arguments.count == 1 else {
      report(.wrongArguments(callee: name, expected: "one number"), range)
      return nil
    }
    expect(arguments[0], .double)
    let divisor = try emit(.literal, range, a: builder.literal(.double(unit)), flags: .double)
    return try emit(
      .binary, range, a: arguments[0], b: divisor, c: BinaryOperator.divide.rawValue,
      flags: .double, children: [arguments[0], divisor])
  }

  /// Whether the type is one that times are members of.
  func isTimeType(_ name: String) -> Bool {
    ["DispatchTime", "DispatchTimeInterval", "Duration", "ContinuousClock", "SuspendingClock"]
      .contains(name)
  }

  // MARK: Waiting

  /// Reads `try`, `try?` and `await`, which stand before what may fail or wait.
  func parseTrying() throws(SyntaxStop) -> Int32 {
    let outer = isOptionalTry
    defer { isOptionalTry = outer }
    if takeWord("try") {
      if takeSymbol("?") { isOptionalTry = true } else { _ = takeSymbol("!") }
    } else {
      advance()
    }
    return try nested { () throws(SyntaxStop) in try parseExpression() }
  }

  /// Passes `@MainActor` at the beginning of a closure, with the `in` of one without parameters.
  func skipActorAttribute() {
    guard isSymbol("@"), isWord("MainActor", 1) || isWord("Sendable", 1) else { return }
    advance()
    advance()
    skipActorAttribute()
    if isWord("in") { advance() }
  }
}
