/// Members, calls, subscripts and other suffixes of a value.
extension ScriptParser {
  func postfix() throws(SyntaxStop) -> Expression {
    let start = peek.start
    var result = try primary()
    var isChain = false
    while let next = try suffix(of: result, start, &isChain) { result = next }
    guard isChain else { return result }
    return try make(.chain(result), from: start, below: result.depth)
  }

  /// Reads one suffix of `base`, if there is one.
  func suffix(
    of base: Expression, _ start: Int, _ isChain: inout Bool
  ) throws(SyntaxStop) -> Expression? {
    // Each branch is a separate function, because nested code needs the stack space of this one at
    // each level.
    let word = peek
    switch word.text {
    case ".": return try member(of: base, start)
    case "(" where !word.hasBreakBefore: return try call(base, start)
    case "[" where !word.hasBreakBefore: return try element(of: base, start)
    case "{": return isTrailingClosure(of: base) ? try call(base, start) : nil
    case "?" where word.touchesLeft:
      isChain = true
      return try unwrapped(base, start)
    case "!" where word.touchesLeft: return try forced(base, start)
    default: return try operatorSuffix(of: base, start)
    }
  }

  private func unwrapped(_ base: Expression, _ start: Int) throws(SyntaxStop) -> Expression {
    advance()
    return try make(.optionalTry(base), from: start, below: base.depth)
  }

  private func forced(_ base: Expression, _ start: Int) throws(SyntaxStop) -> Expression {
    advance()
    return try make(.force(base), from: start, below: base.depth)
  }

  private func element(of base: Expression, _ start: Int) throws(SyntaxStop) -> Expression {
    if let part = try partByKeyPath(of: base, start) { return part }
    let arguments = try arguments()
    guard !arguments.isEmpty else {
      position -= 1
      throw unexpected("an index")
    }
    return try make(
      .subscripted(base, arguments), from: start, below: max(base.depth, depth(arguments)))
  }

  /// Reads `base[keyPath: \.name.other]`, which is `base.name.other` and may be assigned to as
  /// well.
  private func partByKeyPath(
    of base: Expression, _ start: Int
  ) throws(SyntaxStop) -> Expression? {
    guard peek(1).text == "keyPath", at(":", 2), at("\\", 3), at(".", 4) else { return nil }
    for _ in 0..<4 { advance() }
    var part = base
    if at("self", 1) {
      advance()
      advance()
    } else {
      part = try keyPathParts(of: base, from: start)
    }
    guard take("]") else { throw unexpected("']'") }
    return part
  }

  private func operatorSuffix(
    of base: Expression, _ start: Int
  ) throws(SyntaxStop) -> Expression? {
    let word = peek
    guard word.isPostfix, word.text != "=", word.text != "->" else { return nil }
    guard word.text == "..." else { throw OtherLanguageHints.postfix(self) }
    let sign = takeName()
    return try make(.partialRange(sign, lower: base, upper: nil), from: start, below: base.depth)
  }

  // MARK: Members

  private func member(of base: Expression, _ start: Int) throws(SyntaxStop) -> Expression {
    advance()
    // A projected value can be a member, as in `configuration.$isOn`.
    guard isName() || [.integer, .dollar].contains(peek.kind), !peek.hasSpaceBefore else {
      throw unexpected("the name of a member right after '.'")
    }
    if case .name(let owner, _) = base.form, owner.text == "self", peek.kind == .dollar {
      // `self.$name` is the projected value `$name` of the view.
      let word = takeName()
      let name = Name(text: String(word.text.dropFirst()), range: word.range)
      return try make(.projected(name), from: start, below: base.depth)
    }
    let name = takeFunctionName()
    let member = try make(.member(base, name), from: start, below: base.depth)
    guard at("<"), let arguments = genericArgumentsOfExpression() else { return member }
    guard let type = typeName(base) else {
      throw SyntaxStop(
        .unsupported("'<' after a function", instead: "remove the types"), range(from: start))
    }
    let nested = try make(
      TypeSyntax.Form.named(base: type, name, arguments), from: start,
      below: max(type.depth, depth(arguments)))
    return try make(.type(nested), from: start, below: nested.depth)
  }

  /// The type that a chain of names spells.
  private func typeName(_ expression: Expression) -> TypeSyntax? {
    switch expression.form {
    case .name(let name, let arguments):
      TypeSyntax(
        .named(base: nil, name, arguments), expression.range, depth: expression.depth)
    case .member(let base, let name):
      typeName(base).map {
        TypeSyntax(.named(base: $0, name, []), expression.range, depth: expression.depth)
      }
    case .type(let type): type
    default: nil
    }
  }

  // MARK: Calls

  /// Reads the arguments of a call, including trailing closures.
  private func call(_ callee: Expression, _ start: Int) throws(SyntaxStop) -> Expression {
    var list = at("(") ? try arguments() : []
    if at("{"), isTrailingClosure(of: callee) { list += try trailingClosures() }
    return try make(.call(callee, list), from: start, below: max(callee.depth, depth(list)))
  }

  /// Reads arguments with their brackets.
  func arguments() throws(SyntaxStop) -> [Argument] {
    let close = at("(") ? ")" : "]"
    advance()
    let outer = allowsTrailingClosure
    allowsTrailingClosure = true
    defer { allowsTrailingClosure = outer }
    var arguments: [Argument] = []
    while !at(close) {
      let label = takeLabel()
      arguments.append(
        Argument(label: label?.text == "_" ? nil : label, value: try argument()))
      guard take(",") else { break }
    }
    guard take(close) else { throw unexpectedInList("',' or '\(close)'") }
    return arguments
  }

  private func argument() throws(SyntaxStop) -> Expression {
    try passingUnsupported { () throws(SyntaxStop) in
      try expression()
    } upTo: {
      at(",") || at(")") || at("]")
    } as: {
      $0
    }
  }

  /// Takes `label:` if it exists.
  func takeLabel() -> Name? {
    guard isName(), at(":", 1) else { return nil }
    let label = takeName()
    advance()
    return label
  }

  /// The problem at a word that neither continues nor ends a list.
  func unexpectedInList(_ expected: String) -> SyntaxStop {
    guard at("=") else { return unexpected(expected) }
    return OtherLanguageHints.assignmentInExpression(self)
  }

  // MARK: Trailing closures

  func trailingClosures() throws(SyntaxStop) -> [Argument] {
    var closures = [Argument(label: nil, value: try closureLiteral(), isTrailing: true)]
    while isName(), at(":", 1), at("{", 2), !at("default") {
      let label = takeLabel()
      closures.append(
        Argument(
          label: label?.text == "_" ? nil : label, value: try closureLiteral(), isTrailing: true))
    }
    return closures
  }

  /// True if the next brace opens a trailing closure of `callee`.
  private func isTrailingClosure(of callee: Expression) -> Bool {
    switch callee.form {
    case .integer, .floating, .boolean, .nothing, .string, .tuple, .array, .dictionary, .wildcard:
      return false
    default: break
    }
    if at("case", 1) || at("default", 1) || isAccessorList { return false }
    if allowsTrailingClosure { return true }
    // In a condition, `{` opens the block, unless the word after its `}` shows that it can't.
    let next = afterPartner()
    guard !next.hasBreakBefore else { return false }
    switch next.text {
    case "{", "where", ",", "[", "(", ".", "is", "as", ":", "=": return true
    default: return next.kind == .operation
    }
  }

  // MARK: Generic arguments

  /// Reads `<A, B>` after a name, if the following word shows that it isn't a comparison, by
  /// Swift's rule.
  func genericArgumentsOfExpression() -> [TypeSyntax]? {
    let outer = nesting
    return attempt { () throws(SyntaxStop) in
      // Limits the nesting, so that a chain of comparisons isn't read to its end from each `<`.
      nesting = max(nesting, Self.nestingLimit - 16)
      defer { nesting = outer }
      let arguments = try genericArguments()
      return endsGenericArguments ? arguments : nil
    }
  }

  private var endsGenericArguments: Bool {
    let word = peek
    switch word.text {
    case ")", "]", "{", "}", ".", ",", ";", ":": return true
    case "(", "[": return !word.hasBreakBefore
    case "?", "!": return word.touchesLeft
    case "&": return word.isInfix
    default: return word.kind == .end
    }
  }
}
