extension Parser {
  func parseExpression() throws(SyntaxStop) -> Int32 {
    try nested { () throws(SyntaxStop) in try parseTernary() }
  }

  private func parseTernary() throws(SyntaxStop) -> Int32 {
    let start = peek.start
    let condition = try parseBinary(minimum: 1)
    guard isSymbol("?"), peek.hasSpaceBefore else { return condition }
    advance()
    let yes = try parseExpression()
    try expect(":")
    let no = try parseExpression()
    expectSame([yes, no])
    let shared = flags(yes).intersection(flags(no))
      .intersection([.integerLiteral, .firmInteger])
    return try emit(
      .ternary, range(from: start), a: condition, b: yes, c: no,
      flags: shared.union(flags(yes).union(flags(no)).intersection(.double)),
      children: [condition, yes, no])
  }

  /// Turns an integer literal, or arithmetic of such, into `Double`.
  func makeDouble(_ node: Int32) {
    let found = builder.nodes[Int(node)]
    switch found.operation {
    case .literal:
      if case .int(let value) = builder.literals[Int(found.a)] {
        builder.literals[Int(found.a)] = .double(Double(value))
      }
    case .unary: makeDouble(found.a)
    case .binary:
      makeDouble(found.a)
      makeDouble(found.b)
    case .ternary:
      makeDouble(found.b)
      makeDouble(found.c)
    default: break
    }
    builder.nodes[Int(node)].flags.remove(.integerLiteral)
    builder.nodes[Int(node)].flags.insert(.double)
  }

  private static let precedences: [String: Int] = [
    "||": 1, "&&": 2, "==": 3, "!=": 3, "<": 3, "<=": 3, ">": 3, ">=": 3, "===": 3, "!==": 3,
    "??": 4, "is": 5, "as": 5, "..<": 6, "...": 6, "+": 7, "-": 7, "&+": 7, "&-": 7, "|": 7, "^": 7,
    "*": 8, "/": 8, "%": 8, "&*": 8, "&": 8, "<<": 9, ">>": 9,
  ]

  /// The precedence of the next word, if it is an infix operator here.
  private func infixPrecedence() -> Int? {
    let token = peek
    guard
      token.kind == .symbol
        || token.kind == .identifier && (token.text == "is" || token.text == "as")
    else { return nil }
    guard let precedence = Self.precedences[token.text] else { return nil }
    if token.hasBreakBefore, !token.hasSpaceAfter, token.text == "-" || token.text == "&" {
      return nil
    }
    return precedence
  }

  private func parseBinary(minimum: Int) throws(SyntaxStop) -> Int32 {
    let start = peek.start
    var left = try parsePrefixRange()
    while let precedence = infixPrecedence(), precedence >= minimum {
      let symbol = peek
      advance()
      switch symbol.text {
      case "is", "as": left = try parseCast(left, symbol, start)
      case "??":
        let right = try nested { () throws(SyntaxStop) in try parseBinary(minimum: 4) }
        expect(right, note(left))
        let either = flags(left).union(flags(right))
        left = try emit(
          .coalesce, range(from: start), a: left, b: right,
          flags: flags(left).intersection(flags(right)).intersection(.firmInteger)
            .union(either.intersection(.double)),
          children: [left, right])
      case "..<", "...": left = try parseRangeEnd(left, symbol, start)
      default:
        let right = try parseBinary(minimum: precedence + 1)
        left = try emitBinary(symbol, left, right, range(from: start))
        if precedence == 3, infixPrecedence() == 3 {
          throw unexpected("'&&' or '||' between comparisons")
        }
      }
    }
    return left
  }

  private func emitBinary(
    _ symbol: Token, _ left: Int32, _ right: Int32, _ range: Range<Int>
  ) throws(SyntaxStop) -> Int32 {
    if symbol.text == "&&" || symbol.text == "||" { expectAll([left, right], .bool) }
    switch symbol.text {
    case "&&": return try emit(.and, range, a: left, b: right, children: [left, right])
    case "||": return try emit(.or, range, a: left, b: right, children: [left, right])
    default: break
    }
    guard let infix = BinaryOperator(symbol.text) else {
      throw SyntaxStop(
        .unsupported("'\(symbol.text)'", instead: "compare values with '=='"), symbol.range)
    }
    expectSame([left, right])
    if !infix.isEquality {
      checkUnwrapped(left, before: symbol.text)
      checkUnwrapped(right, before: symbol.text)
    }
    var result: Node.Flags = []
    if infix.rawValue < BinaryOperator.equal.rawValue
      || infix.rawValue > BinaryOperator.greaterOrEqual.rawValue
    {
      let both = flags(left).intersection(flags(right))
      let either = flags(left).union(flags(right))
      result = both.intersection([.integerLiteral, .firmInteger])
      result.formUnion(either.intersection(.double))
      // A firm integer with a literal is a firm integer.
      if either.contains(.firmInteger), isInteger(left), isInteger(right) {
        result.insert(.firmInteger)
      }
    }
    return try emit(
      .binary, range, a: left, b: right, c: infix.rawValue, flags: result,
      children: [left, right])
  }

  private func parseCast(_ value: Int32, _ symbol: Token, _ start: Int) throws(SyntaxStop) -> Int32
  {
    var isForced = false
    if symbol.text == "as" {
      if isSymbol("?"), !peek.hasSpaceBefore { advance() } else { isForced = takeSymbol("!") }
    }
    let isOptional = tokens[position - 1].text == "?"
    let note = try parseType()
    return try emit(
      symbol.text == "is" ? .typeTest : .cast, range(from: start), a: value,
      b: builder.type(note), c: isOptional ? 1 : isForced ? 2 : 0, children: [value])
  }

  private func parseRangeEnd(_ low: Int32, _ symbol: Token, _ start: Int) throws(SyntaxStop)
    -> Int32
  {
    var high: Int32 = -1
    let ends = isSymbol(")") || isSymbol("]") || isSymbol(",") || isSymbol("{") || isSymbol(":")
    if peek.kind != .end, !ends || symbol.text == "..<" { high = try parseBinary(minimum: 7) }
    if high >= 0 { expectSame([low, high]) }
    return try emit(
      .range, range(from: start), a: low, b: high, flags: symbol.text == "..." ? .closed : [],
      children: [low, high])
  }

  private func parsePrefixRange() throws(SyntaxStop) -> Int32 {
    guard isSymbol("..<") || isSymbol("...") else { return try parseUnary() }
    let start = peek.start
    let isClosed = isSymbol("...")
    advance()
    let high = try parseBinary(minimum: 7)
    return try emit(
      .range, range(from: start), a: -1, b: high, flags: isClosed ? .closed : [], children: [high])
  }

  /// Reads prefix operators; those that negate a number literal become part of it.
  private func parseUnary() throws(SyntaxStop) -> Int32 {
    let token = peek
    guard token.kind == .symbol, ["-", "+", "!", "~", "&"].contains(token.text) else {
      return try parsePostfix()
    }
    // An operator used as a function: `reduce(0, +)`.
    if isOperatorArgument() { return try parseOperatorFunction() }
    advance()
    if token.text == "&" {
      let place = try parsePostfix()
      checkAssignable(place)
      return try emit(.inoutArgument, range(from: token.start), a: place, children: [place])
    }
    if token.text == "-", peek.kind == .integer || peek.kind == .floating, !isSymbol(".", 1) {
      let literal = try emitNumber(peek, isNegative: true, start: token.start)
      advance()
      return literal
    }
    let value = try nested { () throws(SyntaxStop) in try parseUnary() }
    if token.text == "+" { return value }
    return try emit(
      .unary, range(from: token.start), a: value, b: Int32(token.text.utf8.first ?? 0),
      flags: flags(value).intersection([.integerLiteral, .firmInteger, .double]),
      children: [value])
  }

  func isOperatorArgument() -> Bool {
    guard peek.kind == .symbol, BinaryOperator(peek.text) != nil else { return false }
    return isSymbol(")", 1) || isSymbol(",", 1)
  }

  func parseOperatorFunction() throws(SyntaxStop) -> Int32 {
    let token = peek
    advance()
    guard let infix = BinaryOperator(token.text) else { throw unexpected("an operator") }
    return try emit(.operatorFunction, token.range, a: infix.rawValue)
  }

  func emitNumber(_ token: Token, isNegative: Bool, start: Int) throws(SyntaxStop) -> Int32 {
    let range = start..<token.end
    let digits = text[token.range].filter { $0 != 0x5F }
    let word = String(decoding: digits, as: UTF8.self)
    if token.kind == .floating {
      guard let number = Double(word) else { throw SyntaxStop(.invalidNumber(word), range) }
      return try emit(
        .literal, range, a: builder.literal(.double(isNegative ? -number : number)),
        flags: .double)
    }
    let number = try Self.integer(word, isNegative: isNegative, range)
    return try emit(.literal, range, a: builder.literal(.int(number)), flags: .integerLiteral)
  }

  private static func integer(
    _ word: String, isNegative: Bool, _ range: Range<Int>
  ) throws(SyntaxStop) -> Int {
    let radix = word.hasPrefix("0x") ? 16 : word.hasPrefix("0b") ? 2 : word.hasPrefix("0o") ? 8 : 10
    let digits = radix == 10 ? word : String(word.dropFirst(2))
    if let number = Int((isNegative ? "-" : "") + digits, radix: radix) { return number }
    let isWellFormed =
      !digits.isEmpty && digits.allSatisfy { $0.hexDigitValue.map { $0 < radix } ?? false }
    throw SyntaxStop(isWellFormed ? .numberTooLarge(word) : .invalidNumber(word), range)
  }
}
