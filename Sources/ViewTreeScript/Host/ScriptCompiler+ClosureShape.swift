extension ScriptCompiler {
  /// How many parameters a closure's text says that it has: by its header, or by `$0` and `$1`.
  ///
  /// `nil` if it names none, so that it may see what its place gives names to.
  public func parameterCount(of text: [UInt8]) -> Int? {
    let parser = Parser(text: text, types: ScriptTypes().table, scope: ScriptScope(), origin: 0)
    return parser.countParameters()
  }
}

extension Parser {
  fileprivate func countParameters() -> Int? {
    guard let words = try? Lexer.split(text, 0..<text.count) else { return nil }
    tokens = words
    _ = takeSymbol("{")
    skipActorAttribute()
    if isClosureHeader() {
      let end = tokens.firstIndex { $0.kind == .identifier && $0.text == "in" } ?? tokens.count
      let header = tokens[position..<end].filter { $0.kind == .identifier || $0.text == "," }
      if header.isEmpty { return 0 }
      return header.filter { $0.text == "," }.count + 1
    }
    let numbers = tokens.filter { $0.kind == .dollar }.compactMap { Int($0.text.dropFirst()) }
    return numbers.max().map { $0 + 1 }
  }
}
