/// Calls that the host carries out: what is printed, what runs later, what waits.
extension Parser {
  /// Reads `DispatchQueue.main.async`, `Task` and their like, whose first word has been read.
  func parseHostName(_ first: Token) throws(SyntaxStop) -> Base? {
    guard types.index(first.text) == nil, HostFunction.owners.contains(first.text) else {
      return nil
    }
    let (words, length) = hostWords()
    let name = ([first.text] + words).joined(separator: ".")
    guard let function = HostFunction(rawValue: name) else {
      guard let last = words.last else { return nil }
      let candidates = HostFunction.members(of: first.text)
      report(
        .unknownMember(last, type: first.text, candidates: candidates), peek(length - 1).range)
      return nil
    }
    position += length
    if function == .isCancelled {
      return .node(try emitCall(.callGlobal, hostSite(name), range(from: first.start)))
    }
    // The function of that name as if it were one word.
    var token = first
    token.text = name
    token.end = tokens[position - 1].end
    return .global(token)
  }

  /// The words after the first one, with how many tokens they are: `.main.async`, `.global(…).async`.
  private func hostWords() -> (words: [String], length: Int) {
    var words: [String] = []
    var length = 0
    while isSymbol(".", length), peek(length + 1).kind == .identifier, words.count < 2 {
      words.append(peek(length + 1).text)
      length += 2
      guard words == ["global"], isSymbol("(", length) else { continue }
      while !isSymbol(")", length), peek(length).kind != .end { length += 1 }
      length += 1
      words = ["global()"]
    }
    return (words, length)
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
    if function.takesTime { checkTime(arguments) }
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

  /// A deadline is a time, a duration has a unit; only nanoseconds are a number.
  private func checkTime(_ arguments: Arguments) {
    guard let time = arguments.nodes.first else { return }
    expect(time, .double)
    guard let label = arguments.labels[0], label != "nanoseconds", !holdsTime(time) else { return }
    let example =
      label == "for" ? "a duration such as '.seconds(1)'" : "a time such as '.now() + 0.5'"
    report(.typeMismatch(expected: example, found: "a number"), nodeRange(time))
  }

  /// Whether a node is a time, or a sum with one.
  private func holdsTime(_ index: Int32) -> Bool {
    if timeNodes.contains(index) { return true }
    let node = builder.nodes[Int(index)]
    return node.operation == .binary && (holdsTime(node.a) || holdsTime(node.b))
  }

  /// A time from now on in seconds, where one is asked for: `.now()`, `.seconds(1)`.
  func timeValue(
    _ name: String, _ arguments: [Int32], _ range: Range<Int>
  ) throws(SyntaxStop) -> Int32? {
    guard let node = try timeNode(name, arguments, range) else { return nil }
    timeNodes.insert(node)
    return node
  }

  private func timeNode(
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
