extension Parser {
  func parseSwitch(as operation: Operation) throws(SyntaxStop) -> Int32 {
    try nested { () throws(SyntaxStop) in
      let start = peek.start
      advance()
      let outer = (allowsTrailingClosure, current.switchDepth)
      allowsTrailingClosure = false
      let subject = try parseExpression()
      allowsTrailingClosure = true
      try expect("{")
      current.switchDepth = 1
      current.switchNesting += 1
      var entries: [Int32] = []
      var children = [subject]
      while !isSymbol("}") {
        guard isWord("case") || isWord("default") else { throw unexpected("'case' or 'default'") }
        let (patterns, count, body) = try parseSwitchCase()
        entries += [patterns, count, body, 0]
        children.append(body)
      }
      current.switchNesting -= 1
      (allowsTrailingClosure, current.switchDepth) = outer
      try expect("}")
      let list = builder.list([Int32(entries.count / 4), 0] + entries)
      return try emit(operation, range(from: start), a: subject, b: list, children: children)
    }
  }

  /// Reads one case: the list of its patterns (pattern and condition each), their number, its body.
  private func parseSwitchCase() throws(SyntaxStop) -> (Int32, Int32, Int32) {
    current.blocks.append([])
    defer { current.blocks.removeLast() }
    var patterns: [Int32] = []
    if takeWord("default") {
      patterns = []
    } else {
      advance()
      repeat {
        patterns.append(try parsePattern(binds: false))
        patterns.append(takeWord("where") ? try parseExpression() : -1)
      } while takeSymbol(",")
    }
    try expect(":")
    let start = peek.start
    current.switchDepth = 1
    let statements = try parseStatements()
    let body = try emitBlock(statements, range(from: start))
    return (builder.list(patterns), Int32(patterns.count / 2), body)
  }

  /// Reads a pattern; `binds` says whether plain names are bound, as after `let`.
  func parsePattern(binds: Bool) throws(SyntaxStop) -> Int32 {
    try nested { () throws(SyntaxStop) in
      let start = peek.start
      var pattern = try parsePlainPattern(binds: binds)
      if isSymbol("?"), !peek.hasSpaceBefore {
        advance()
        pattern = try emit(.somePattern, range(from: start), a: pattern, children: [pattern])
      }
      return pattern
    }
  }

  private func parsePlainPattern(binds: Bool) throws(SyntaxStop) -> Int32 {
    if takeWord("let") || takeWord("var") { return try parsePattern(binds: true) }
    if takeWord("is") {
      let start = peek.start
      let note = try parseType()
      return try emit(.typePattern, range(from: start), a: builder.type(note))
    }
    if isWord("_") {
      advance()
      return try emit(.wildcard, range(from: tokens[position - 1].start))
    }
    if isSymbol("."), peek(1).kind == .identifier { return try parseCasePattern(binds: binds) }
    if peek.kind == .identifier, startsUppercase(peek.text), isSymbol(".", 1),
      peek(2).kind == .identifier, resolvesNowhere(peek.text),
      Value.namedNumber(peek(2).text) == nil
    {
      return try parseCasePattern(binds: binds)
    }
    if isSymbol("(") { return try parseTuplePattern(binds: binds) }
    if binds, peek.kind == .identifier {
      let name = peek
      advance()
      return try declareLocal(name, isAssignable: false)
    }
    let value = try parseExpression()
    return try emit(.expressionPattern, nodeRange(value), a: value, children: [value])
  }

  private func parseCasePattern(binds: Bool) throws(SyntaxStop) -> Int32 {
    let start = peek.start
    var typeName: String?
    if peek.kind == .identifier {
      typeName = peek.text
      advance()
    }
    advance()
    let name = try expectName()
    checkCase(name, typeName)
    var payload: [Int32] = []
    let hasPayload = isSymbol("(") && !peek.hasSpaceBefore
    if hasPayload { payload = try parsePatternList(binds: binds) }
    if name.text == "some", payload.count == 1 {
      return try emit(.somePattern, range(from: start), a: payload[0], children: payload)
    }
    let shape = builder.shape(EnumShape(typeName: typeName, name: name.text))
    return try emit(
      .casePattern, range(from: start), a: shape, b: builder.list(payload),
      c: hasPayload ? Int32(payload.count) : -1, children: payload)
  }

  private func checkCase(_ name: Token, _ typeName: String?) {
    guard let typeName, let entry = types.entry(typeName), !entry.declaration.cases.isEmpty,
      !entry.declaration.cases.contains(where: { $0.name == name.text })
    else { return }
    let known = entry.declaration.cases.map(\.name)
    report(.unknownMember(name.text, type: typeName, candidates: known), name.range)
  }

  private func parseTuplePattern(binds: Bool) throws(SyntaxStop) -> Int32 {
    let start = peek.start
    let items = try parsePatternList(binds: binds)
    if items.count == 1 { return items[0] }
    return try emit(
      .tuplePattern, range(from: start), a: builder.list(items), b: Int32(items.count),
      children: items)
  }

  private func parsePatternList(binds: Bool) throws(SyntaxStop) -> [Int32] {
    try expect("(")
    var items: [Int32] = []
    while !isSymbol(")") {
      if peek.kind == .identifier, isSymbol(":", 1) {
        advance()
        advance()
      }
      items.append(try parsePattern(binds: binds))
      if !takeSymbol(",") { break }
    }
    try expect(")")
    return items
  }

  func startsUppercase(_ name: String) -> Bool {
    guard let first = name.utf8.first else { return false }
    return 0x41...0x5A ~= first
  }

  private func resolvesNowhere(_ name: String) -> Bool {
    !functions.contains { $0.lookUp(name) != nil } && scope.lookUp(name) == nil
  }
}
