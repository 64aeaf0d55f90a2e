/// Patterns.
extension ScriptParser {
  /// Reads a pattern of a `case`. Names refer to values unless `let` or `var` precedes them.
  func pattern() throws(SyntaxStop) -> Pattern { try pattern(binding: nil) }

  /// Reads the pattern of a declaration or loop, which only binds names.
  func bindingPattern(isVariable: Bool) throws(SyntaxStop) -> Pattern {
    try nested { () throws(SyntaxStop) in
      let start = peek.start
      if at("_") {
        advance()
        return try make(Pattern.Form.wildcard, from: start)
      }
      guard at("(") else {
        let name = try expectName()
        return try make(Pattern.Form.binding(name, isVariable: isVariable), from: start)
      }
      let elements = try patternList { () throws(SyntaxStop) in
        try bindingPattern(isVariable: isVariable)
      }
      return try tuplePattern(elements, start)
    }
  }

  /// Reads a pattern. `binding` is `nil` if names aren't bound, and true if they are bound as
  /// variables.
  private func pattern(binding: Bool?) throws(SyntaxStop) -> Pattern {
    try nested { () throws(SyntaxStop) in
      let start = peek.start
      var pattern = try plainPattern(binding)
      while true {
        if at("?"), peek.touchesLeft {
          advance()
          pattern = try make(Pattern.Form.optional(pattern), from: start, below: pattern.depth)
        } else if take("as") {
          let type = try type()
          pattern = try make(
            Pattern.Form.typeCast(pattern, type), from: start,
            below: max(pattern.depth, type.depth))
        } else {
          return pattern
        }
      }
    }
  }

  private func plainPattern(_ binding: Bool?) throws(SyntaxStop) -> Pattern {
    let start = peek.start
    if at("let") || at("var") {
      let isVariable = at("var")
      advance()
      return try pattern(binding: isVariable)
    }
    if take("is") {
      let type = try type()
      return try make(Pattern.Form.typeTest(type), from: start, below: type.depth)
    }
    if at("_") {
      advance()
      return try make(Pattern.Form.wildcard, from: start)
    }
    if at("("), isPatternEnd(peek.partner + 1) {
      let elements = try patternList { () throws(SyntaxStop) in try pattern(binding: binding) }
      return try tuplePattern(elements, start)
    }
    if let length = casePathLength { return try enumCase(length, binding) }
    if let binding, isName(), !Self.keywords.contains(peek.text), isPatternEnd(position + 1) {
      let name = takeName()
      return try make(Pattern.Form.binding(name, isVariable: binding), from: start)
    }
    return try expressionPattern(start)
  }

  private func expressionPattern(_ start: Int) throws(SyntaxStop) -> Pattern {
    let value = try expression()
    // The expression parser reads `x?` as an optional chain without a member.
    if case .chain(let chain) = value.form, case .optionalTry(let inner) = chain.form {
      let pattern = try make(Pattern.Form.expression(inner), from: start, below: inner.depth)
      return try make(Pattern.Form.optional(pattern), from: start, below: pattern.depth)
    }
    // In a pattern, a cast is part of the pattern instead of the expression.
    if case .cast(let inner, .certain, let type) = value.form {
      let pattern = try make(Pattern.Form.expression(inner), from: start, below: inner.depth)
      return try make(Pattern.Form.typeCast(pattern, type), from: start, below: value.depth)
    }
    return try make(Pattern.Form.expression(value), from: start, below: value.depth)
  }

  /// True if the word at an index can follow a pattern but not an operand.
  private func isPatternEnd(_ index: Int) -> Bool {
    var index = index
    while index < words.count, words[index].text == "?", words[index].touchesLeft { index += 1 }
    guard index < words.count else { return true }
    switch words[index].text {
    case ",", ")", ":", "where", "=", "in", "as", "{", "}", ";": return true
    default: return words[index].kind == .end
    }
  }

  // MARK: Tuples

  private func patternList(
    _ element: () throws(SyntaxStop) -> Pattern
  ) throws(SyntaxStop) -> [(label: Name?, pattern: Pattern)] {
    advance()
    var elements: [(label: Name?, pattern: Pattern)] = []
    while !at(")") {
      let label = takeLabel()
      elements.append((label, try element()))
      guard take(",") else { break }
    }
    guard take(")") else { throw unexpected("',' or ')'") }
    return elements
  }

  private func tuplePattern(
    _ elements: [(label: Name?, pattern: Pattern)], _ start: Int
  ) throws(SyntaxStop) -> Pattern {
    if elements.count == 1, elements[0].label == nil { return elements[0].pattern }
    return try make(
      Pattern.Form.tuple(elements), from: start,
      below: elements.lazy.map(\.pattern.depth).max() ?? 0)
  }

  // MARK: Cases of enums

  /// The number of words in `.name` or `Type.name`, if the next pattern consists of it and an
  /// optional payload.
  private var casePathLength: Int? {
    var length = 0
    if isName() {
      while isName(length), isCapitalized(length), at(".", length + 1) { length += 2 }
      guard length > 0 else { return nil }
    } else {
      guard at(".") else { return nil }
      length = 1
    }
    guard isName(length) else { return nil }
    let next = position + length + 1
    let hasPayload = at("(", length + 1) && !peek(length + 1).hasBreakBefore
    return isPatternEnd(hasPayload ? peek(length + 1).partner + 1 : next) ? length + 1 : nil
  }

  private func isCapitalized(_ offset: Int) -> Bool {
    name(of: peek(offset)).text.first?.isUppercase ?? false
  }

  private func enumCase(_ length: Int, _ binding: Bool?) throws(SyntaxStop) -> Pattern {
    let start = peek.start
    var type: TypeSyntax?
    if at(".") { advance() }
    // Each name of the type has a dot after it.
    for _ in 0..<(length - 1) / 2 {
      let base = type
      type = try make(
        TypeSyntax.Form.named(base: base, takeName(), []), from: start, below: base?.depth ?? 0)
      advance()
    }
    let name = takeName()
    guard at("("), !peek.hasBreakBefore else {
      return try make(Pattern.Form.enumCase(type, name, nil), from: start, below: type?.depth ?? 0)
    }
    let payload = try patternList { () throws(SyntaxStop) in try pattern(binding: binding) }
    return try make(
      Pattern.Form.enumCase(type, name, payload), from: start,
      below: max(type?.depth ?? 0, payload.lazy.map(\.pattern.depth).max() ?? 0))
  }
}
