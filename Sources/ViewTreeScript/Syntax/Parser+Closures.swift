extension Parser {
  /// Whether a closure header such as `a, b in` stands here.
  func isClosureHeader() -> Bool {
    var offset = 0
    if isSymbol("[") {
      // A capture list.
      while !isSymbol("]", offset), peek(offset).kind != .end { offset += 1 }
      offset += 1
    }
    if isSymbol("(", offset) {
      var depth = 0
      repeat {
        if isSymbol("(", offset) { depth += 1 }
        if isSymbol(")", offset) { depth -= 1 }
        if peek(offset).kind == .end { return false }
        offset += 1
      } while depth > 0
      if isSymbol("->", offset) {
        while !isWord("in", offset) {
          let token = peek(offset)
          if token.kind == .end || token.text == "{" || token.text == "}" { return false }
          offset += 1
        }
      }
      return isWord("in", offset)
    }
    while peek(offset).kind == .identifier, !isWord("in", offset) {
      offset += 1
      if isSymbol(",", offset) { offset += 1 } else { break }
    }
    return offset > 0 && isWord("in", offset)
  }

  /// Reads a header and declares its parameters; `implicit` is how many the caller passes.
  func parseClosureHeader(_ function: FunctionScope, implicit: Int) throws(SyntaxStop) {
    if isSymbol("[") { try skipCaptureList() }
    if takeSymbol("(") {
      while !isSymbol(")") {
        let name = try expectName()
        var parameter = FunctionCode.Parameter(name: name.text)
        if takeSymbol(":") {
          parameter.isInout = isWord("inout")
          parameter.type = try parseType()
        }
        declareParameter(parameter, in: function)
        if !takeSymbol(",") { break }
      }
      try expect(")")
      if takeSymbol("->") { function.code.resultType = try parseType() }
    } else {
      while !isWord("in") {
        declareParameter(FunctionCode.Parameter(name: try expectName().text), in: function)
        if !takeSymbol(",") { break }
      }
    }
    guard takeWord("in") else { throw unexpected("'in'") }
    if implicit > 0, function.code.parameters.count != implicit {
      throw SyntaxStop(
        .wrongArguments(callee: "the closure", expected: "\(implicit) parameters"),
        tokens[0].start..<tokens[position - 1].end)
    }
  }

  /// Passes a capture list, which makes no difference for what does not change.
  private func skipCaptureList() throws(SyntaxStop) {
    let list = peek.range
    while !takeSymbol("]") {
      let changes = functions.contains { function in
        function.lookUp(peek.text).map { function.variables[$0].isAssignable } ?? false
      }
      if isSymbol("=") || peek.kind == .identifier && changes {
        throw SyntaxStop(
          .unsupported("a capture list", instead: "copy the value with 'let' before the closure"),
          list)
      }
      advance()
    }
  }

  /// Reads `{ … }` as a closure.
  func parseClosureLiteral() throws(SyntaxStop) -> Int32 {
    try nested { () throws(SyntaxStop) in
      let start = peek.start
      try expect("{")
      let function = FunctionScope()
      functions.append(function)
      skipActorAttribute()
      if isClosureHeader() {
        try parseClosureHeader(function, implicit: 0)
      } else {
        declareAnonymousParameters(function)
      }
      let outer = allowsTrailingClosure
      allowsTrailingClosure = true
      let statements = try parseStatements()
      allowsTrailingClosure = outer
      try expect("}")
      try setBody(function, statements, range: range(from: start))
      close(function)
      return try emit(
        .closure, range(from: start), a: Int32(builder.functions.count - 1))
    }
  }

  /// Reserves the places of `$0` to `$3`; how many there are shows in the body.
  private func declareAnonymousParameters(_ function: FunctionScope) {
    function.allowsAnonymous = true
    function.code.isAnonymous = true
    for number in 0..<4 {
      let slot = function.takeSlot()
      // The first may be inout, as in `reduce(into:)`.
      _ = function.declare(
        Variable(name: "$\(number)", slot: slot, isAssignable: number == 0))
    }
  }
}
