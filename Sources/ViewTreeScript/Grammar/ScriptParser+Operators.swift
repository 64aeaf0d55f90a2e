/// Expressions with operators, by precedence.
extension ScriptParser {
  func expression() throws(SyntaxStop) -> Expression {
    try nested { () throws(SyntaxStop) in try operation(.ternary) }
  }

  /// A value that may be an `if` or a `switch`, as after `=` and `return`.
  func value() throws(SyntaxStop) -> Expression {
    let start = peek.start
    if at("if") {
      let (form, depth) = try measured { () throws(SyntaxStop) in try ifSyntax() }
      return try make(.ifElse(form), from: start, below: depth)
    }
    if at("switch") {
      let (form, depth) = try measured { () throws(SyntaxStop) in try switchSyntax() }
      return try make(.switching(form), from: start, below: depth)
    }
    return try expression()
  }

  /// Reads operands with operators of a precedence of at least `minimum`.
  private func operation(_ minimum: Precedence) throws(SyntaxStop) -> Expression {
    let start = peek.start
    var left = try operand(mayHaveEffect: minimum == .ternary)
    var last: Precedence?
    while let precedence = try infix(), precedence >= minimum {
      if precedence == last, !precedence.chains {
        let between =
          precedence == .comparison
          ? "'&&' or '||' between comparisons" : "'(' and ')' around one of the two operators"
        throw unexpected(between)
      }
      left = try operation(after: left, precedence, start)
      last = precedence
    }
    return left
  }

  private func operation(
    after left: Expression, _ precedence: Precedence, _ start: Int
  ) throws(SyntaxStop) -> Expression {
    let sign = takeName()
    switch precedence {
    case .ternary: return try ternary(left, start)
    case .casting: return try cast(left, sign, start)
    case .coalescing:
      let right = try nested { () throws(SyntaxStop) in try operation(.coalescing) }
      return try make(.infix(sign, left, right), from: start, below: max(left.depth, right.depth))
    default:
      let right = try operation(precedence.tighter)
      return try make(.infix(sign, left, right), from: start, below: max(left.depth, right.depth))
    }
  }

  private func ternary(_ condition: Expression, _ start: Int) throws(SyntaxStop) -> Expression {
    let then = try expression()
    guard take(":") else { throw unexpected("':' of '? :'") }
    let otherwise = try expression()
    return try make(
      .ternary(condition: condition, then: then, otherwise: otherwise), from: start,
      below: max(condition.depth, then.depth, otherwise.depth))
  }

  private func cast(
    _ value: Expression, _ sign: Name, _ start: Int
  ) throws(SyntaxStop) -> Expression {
    var kind = sign.text == "is" ? Expression.Cast.test : .certain
    if kind == .certain, peek.touchesLeft {
      if take("?") { kind = .optional } else if take("!") { kind = .forced }
    }
    let type = try type()
    return try make(.cast(value, kind, type), from: start, below: max(value.depth, type.depth))
  }

  // MARK: Infix operators

  /// The precedence of the next word, if it's an infix operator here.
  private func infix() throws(SyntaxStop) -> Precedence? {
    let word = peek
    if word.kind == .identifier {
      if at("is") || at("as") { return .casting }
      if let stop = OtherLanguageHints.infix(self) { throw stop }
      return nil
    }
    guard word.kind == .operation, word.text != "=", word.text != "->",
      !Precedence.assignments.contains(word.text)
    else { return nil }
    if word.isInfix || word.text == "?" {
      if word.text == "?" { return word.touchesLeft ? nil : .ternary }
      if let precedence = Precedence.groups[word.text] { return precedence }
      throw OtherLanguageHints.unknownOperator(self)
    }
    // A prefix operator on a new line begins a statement.
    if word.hasBreakBefore || !Precedence.groups.keys.contains(word.text) { return nil }
    throw unsupported(
      "'\(word.text)' with white space on one side",
      "write '\(word.text)' with white space on both sides"
    )
  }

  // MARK: Prefixes

  /// Reads `try`, `await`, prefix operators and their operand.
  private func operand(mayHaveEffect: Bool) throws(SyntaxStop) -> Expression {
    guard let effect = effectLength else { return try prefixed() }
    guard mayHaveEffect else {
      throw unexpected("'\(peek.text)' at the beginning of the expression")
    }
    let name = takeEffect(effect)
    let value = try expression()
    return try make(.effect(name, value), from: name.range.lowerBound, below: value.depth)
  }

  /// The number of words in `try`, `try?` or `await`, if one of them is next.
  var effectLength: Int? {
    if at("try") {
      return peek(1).touchesLeft && (at("?", 1) || at("!", 1)) ? 2 : 1
    }
    guard at("await"), !peek(1).hasBreakBefore else { return nil }
    switch peek(1).kind {
    case .identifier, .dollar, .integer, .floating, .string: return 1
    default:
      return at("(", 1) && peek(1).hasSpaceBefore || at("[", 1) || at("#", 1) || peek(1).isPrefix
        ? 1 : nil
    }
  }

  func takeEffect(_ length: Int) -> Name {
    let start = peek.start
    let text = peek.text + (length == 2 ? peek(1).text : "")
    advance(by: length)
    return Name(text: text, range: range(from: start))
  }

  private func prefixed() throws(SyntaxStop) -> Expression {
    let word = peek
    if at("consume") || at("copy"), isName(1), !peek(1).hasBreakBefore,
      !Self.keywords.contains(peek(1).text)
    {
      let name = takeName()
      let value = try postfix()
      return try make(.effect(name, value), from: word.start, below: value.depth)
    }
    if at("repeat") || at("each") && isName(1) && !peek(1).hasBreakBefore {
      let name = takeName()
      let pack = try nested { () throws(SyntaxStop) in try prefixed() }
      return try make(.effect(name, pack), from: word.start, below: pack.depth)
    }
    guard word.kind == .operation else { return try postfix() }
    // Printed listings replace omitted content with `{ ... }`.
    let isPlaceholder = word.text == "..." && at("}", 1)
    if isOperatorFunction || isPlaceholder {
      return try make(.operatorFunction(takeName()), word.range)
    }
    guard word.isPrefix, Precedence.prefixes.contains(word.text) else {
      throw OtherLanguageHints.prefix(self)
    }
    let sign = takeName()
    let operand = try nested { () throws(SyntaxStop) in try prefixed() }
    let form: Expression.Form =
      switch word.text {
      case "&": .inoutArgument(operand)
      case "...", "..<": .partialRange(sign, lower: nil, upper: operand)
      default: .prefix(sign, operand)
      }
    return try make(form, from: word.start, below: operand.depth)
  }

  /// True if an operator is used as a value, as in `reduce(0, +)`.
  private var isOperatorFunction: Bool {
    guard at(")", 1) || at(",", 1) || at("]", 1) else { return false }
    let text = peek.text
    return Precedence.groups[text] != nil || Precedence.assignments.contains(text)
      || text == "!" || text == "~"
  }
}
