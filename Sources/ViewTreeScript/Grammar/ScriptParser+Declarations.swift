/// Types, their members, and the top level of a file.
extension ScriptParser {
  func topLevel() throws(SyntaxStop) -> [TopLevelSyntax] {
    var result: [TopLevelSyntax] = []
    while true {
      while take(";") {}
      guard peek.kind != .end else { return result }
      try passingProblems { () throws(SyntaxStop) in
        if position > 0, !peek.hasBreakBefore, words[position - 1].text != ";" {
          throw OtherLanguageHints.afterStatement(self)
        }
        if declarationWord != nil {
          result += try declaration().map { .declaration($0) }
        } else {
          // `@available(iOS 18, *) #Preview { … }`
          while at("@") { _ = try attribute(ofType: false) }
          result.append(.statement(try statement()))
        }
      }
    }
  }

  /// Runs `body`. If it throws and problems are collected, continues at the next declaration.
  private func passingProblems(_ body: () throws(SyntaxStop) -> Void) throws(SyntaxStop) {
    let start = position
    let state = (nesting, deepest, anonymousCount, allowsTrailingClosure)
    do {
      try body()
    } catch {
      guard passedProblems != nil else { throw error }
      (nesting, deepest, anonymousCount, allowsTrailingClosure) = state
      position = start
      let place = peek.start
      passToDeclaration()
      passedProblems?.append((error, place..<max(place, peek.start)))
    }
  }

  /// Reads a part of a file. An unsupported part becomes an expression without parts: its text
  /// has the problem, for those who compile it.
  func passingUnsupported<Part>(
    _ read: () throws(SyntaxStop) -> Part, upTo isAtEnd: () -> Bool, as part: (Expression) -> Part
  ) throws(SyntaxStop) -> Part {
    let start = position
    let state = (nesting, deepest, anonymousCount, allowsTrailingClosure)
    do {
      return try read()
    } catch {
      guard passedProblems != nil, case .unsupported = error.kind,
        !OtherLanguageHints.isOperator(String(decoding: text[error.range], as: UTF8.self))
      else { throw error }
      (nesting, deepest, anonymousCount, allowsTrailingClosure) = state
      position = start
      let place = peek.start
      repeat {
        if at("{") || at("(") || at("[") { skipBrackets() } else { advance() }
      } while !isAtEnd() && peek.kind != .end
      return part(Expression(.wildcard, range(from: place)))
    }
  }

  /// Skips at least one word, up to a line that starts a declaration or to the end of the enclosing
  /// braces.
  private func passToDeclaration() {
    repeat {
      if at("{") || at("(") || at("[") { skipBrackets() } else { advance() }
    } while !isAtEnd && !(peek.hasBreakBefore && (declarationWord != nil || at("#")))
  }

  /// Reads one declaration. A `let` with several names gives several results, and an `import` none.
  func declaration() throws(SyntaxStop) -> [TypeDeclaration.Member] {
    try nested { () throws(SyntaxStop) in
      let start = peek.start
      var attributes: [AttributeSyntax] = []
      var modifiers: [Name] = []
      while true {
        if at("@") {
          attributes.append(try attribute(ofType: false))
        } else if isModifier() {
          modifiers.append(takeModifier())
        } else {
          break
        }
      }
      return try declaration(modifiers, attributes, from: start)
    }
  }

  private func declaration(
    _ modifiers: [Name], _ attributes: [AttributeSyntax], from start: Int
  ) throws(SyntaxStop) -> [TypeDeclaration.Member] {
    switch peek.text {
    case "let", "var":
      return try variables(modifiers, attributes, from: start).map { .variable($0) }
    case "func", "init", "deinit", "subscript":
      return [.function(try function(modifiers, attributes, from: start))]
    case "case": return [.cases(try cases(modifiers))]
    case "typealias": return [try alias()]
    case "associatedtype": return [try associatedType()]
    case "import", "precedencegroup", "operator":
      passDeclaration()
      return []
    default:
      // Everything runs on one thread, so an actor is a class.
      let word = at("actor") ? "class" : peek.text
      guard let kind = TypeDeclaration.Kind(rawValue: word) else {
        throw unexpected("a declaration")
      }
      return [.type(try typeDeclaration(kind, modifiers, attributes, from: start))]
    }
  }

  /// Skips a declaration without values: the rest of its line, and its braces.
  private func passDeclaration() {
    repeat { advance() } while !peek.hasBreakBefore && !isAtEnd && !at(";") && !at("{")
    if at("{"), !peek.hasBreakBefore { skipBrackets() }
  }

  // MARK: Types

  private func typeDeclaration(
    _ kind: TypeDeclaration.Kind, _ modifiers: [Name], _ attributes: [AttributeSyntax],
    from start: Int
  ) throws(SyntaxStop) -> TypeDeclaration {
    advance()
    let place = peek.start
    let name =
      kind == .extension
      ? try type()
      : try make(
        TypeSyntax.Form.named(base: nil, try expectName("the name of a type"), []), from: place)
    let generics = try genericParameters()
    var inherited: [TypeSyntax] = []
    if take(":") {
      repeat { inherited.append(try type()) } while take(",")
    }
    let requirements = try requirements()
    if isName(), !peek.hasBreakBefore, inherited.isEmpty {
      throw OtherLanguageHints.missingColon(self)
    }
    let members = try members()
    return TypeDeclaration(
      kind: kind, name: name, generics: generics, requirements: requirements, inherited: inherited,
      members: members, modifiers: modifiers, attributes: attributes, range: range(from: start))
  }

  private func members() throws(SyntaxStop) -> [TypeDeclaration.Member] {
    try measured { () throws(SyntaxStop) in
      guard take("{") else { throw unexpected("'{'") }
      let outer = allowsTrailingClosure
      allowsTrailingClosure = true
      defer { allowsTrailingClosure = outer }
      var members: [TypeDeclaration.Member] = []
      var names = UniqueNames()
      while true {
        while take(";") {}
        if take("}") { return members }
        if at("#"), isName(1) {
          _ = try primary()
          continue
        }
        guard !isAtEnd else { throw unexpected("a declaration or '}'") }
        try passingProblems { () throws(SyntaxStop) in
          guard declarationWord != nil else {
            throw OtherLanguageHints.statement(self) ?? unexpected("a declaration or '}'")
          }
          let declared = try declaration()
          for member in declared { try names.declare(member, in: text) }
          members += declared
        }
      }
    }.value
  }

  private func alias() throws(SyntaxStop) -> TypeDeclaration.Member {
    advance()
    let name = try expectName("the name of a type")
    let generics = try genericParameters()
    try expect("=")
    let type = try type()
    _ = try requirements()
    return .alias(name, generics, type)
  }

  private func associatedType() throws(SyntaxStop) -> TypeDeclaration.Member {
    advance()
    let name = try expectName("the name of a type")
    if take(":") { _ = try type() }
    if take("=") { _ = try type() }
    _ = try requirements()
    return .associatedType(name)
  }

  // MARK: Cases

  private func cases(_ modifiers: [Name]) throws(SyntaxStop) -> [TypeDeclaration.Case] {
    advance()
    let isIndirect = modifiers.contains { $0.text == "indirect" }
    var cases: [TypeDeclaration.Case] = []
    repeat {
      let name = try expectName("the name of a case")
      let payload = at("(") ? try payload() : []
      let value = take("=") ? try expression() : nil
      cases.append(
        TypeDeclaration.Case(
          name: name, payload: payload, rawValue: value, isIndirect: isIndirect))
    } while take(",")
    return cases
  }

  private func payload() throws(SyntaxStop) -> [ParameterSyntax] {
    advance()
    var payload: [ParameterSyntax] = []
    while !at(")") {
      let place = peek.range
      let hasNoLabel = at("_") && isName(1) && at(":", 2)
      if hasNoLabel { advance() }
      let label = takeLabel()
      let type = try type()
      let value = take("=") ? try expression() : nil
      payload.append(
        ParameterSyntax(
          label: hasNoLabel || label?.text == "_" ? nil : label,
          name: label ?? Name(text: "_", range: place), type: type, isInout: false,
          isVariadic: false, defaultValue: value, attributes: []))
      guard take(",") else { break }
    }
    guard take(")") else { throw unexpected("',' or ')'") }
    return payload
  }
}
