extension ScriptTypes {
  /// Reads functions as they stand in a Swift type: `private func name(of item: Item) -> Int { … }`.
  ///
  /// `origin` gives the number for a body by where it begins in the text.
  public static func methods(
    in text: [UInt8], origin: (Int) -> Int
  ) -> (methods: [Method], problems: [ScriptProblem]) {
    let parser = Parser(
      text: text, types: TypeTable([]), scope: ScriptScope(), origin: origin(0))
    do {
      return (try parser.parseMethods(origin), [])
    } catch {
      return ([], [ScriptProblem(error.kind, range: error.range, origin: origin(0))])
    }
  }
}

extension Parser {
  /// Words that may stand before `func` and change nothing here.
  private static let modifiers = [
    "private", "fileprivate", "internal", "public", "static", "mutating",
  ]

  fileprivate func parseMethods(_ origin: (Int) -> Int) throws(SyntaxStop) -> [ScriptTypes.Method] {
    tokens = try Lexer.split(text, 0..<text.count)
    var methods: [ScriptTypes.Method] = []
    while peek.kind != .end {
      while peek.kind == .identifier, Self.modifiers.contains(peek.text) { advance() }
      guard takeWord("func") else { throw unexpected("'func'") }
      let name = try expectName().text
      try expect("(")
      var parameters: [ScriptTypes.Method.Parameter] = []
      while !isSymbol(")") {
        parameters.append(try parseMethodParameter())
        if !takeSymbol(",") { break }
      }
      try expect(")")
      let result = takeSymbol("->") ? try parseTypeText() : nil
      let body = try skipBraces()
      methods.append(
        ScriptTypes.Method(
          name: name, parameters: parameters, resultTypeName: result,
          body: ScriptTypes.Source(Array(text[body]), origin: origin(body.lowerBound))))
    }
    return methods
  }

  private func parseMethodParameter() throws(SyntaxStop) -> ScriptTypes.Method.Parameter {
    let first = try expectName().text
    let name = peek.kind == .identifier ? try expectName().text : first
    try expect(":")
    let type = try parseTypeText()
    if isSymbol("=") {
      throw SyntaxStop(
        .unsupported("a default value", instead: "give the argument at every call"), peek.range)
    }
    return ScriptTypes.Method.Parameter(
      label: first == "_" ? nil : first, name: name, typeName: type)
  }

  /// A type as it is written.
  private func parseTypeText() throws(SyntaxStop) -> String {
    let start = peek.start
    _ = try parseType()
    return String(decoding: text[range(from: start)], as: UTF8.self)
  }

  /// Reads over braces and returns what stands between them.
  private func skipBraces() throws(SyntaxStop) -> Range<Int> {
    try expect("{")
    let start = tokens[position - 1].end
    var depth = 1
    while peek.kind != .end {
      if isSymbol("{") { depth += 1 }
      if isSymbol("}") { depth -= 1 }
      let end = peek.start
      advance()
      if depth == 0 { return start..<end }
    }
    throw unexpected("'}'")
  }
}
