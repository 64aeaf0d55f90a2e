import ViewTreeNumbers

/// Closures.
extension ScriptParser {
  /// Reads `{ … }` as a closure.
  func closureLiteral() throws(SyntaxStop) -> Expression {
    let start = peek.start
    let (closure, depth) = try measured { () throws(SyntaxStop) in
      advance()
      let closure = try closureContent()
      guard take("}") else { throw unexpected("a statement or '}'") }
      return closure
    }
    return try make(.closure(closure), from: start, below: depth)
  }

  /// Reads the header and the statements of a closure.
  func closureContent() throws(SyntaxStop) -> ClosureSyntax {
    let outer = (anonymousCount, allowsTrailingClosure)
    (anonymousCount, allowsTrailingClosure) = (0, true)
    defer { (anonymousCount, allowsTrailingClosure) = outer }
    let header = isClosureHeader ? try closureHeader() : ClosureHeader()
    let start = peek.start
    let statements = try statements()
    return ClosureSyntax(
      captures: header.captures, parameters: header.parameters, result: header.result,
      body: Block(statements: statements, range: range(from: start)),
      anonymousCount: anonymousCount)
  }

  private struct ClosureHeader {
    var captures: [ClosureSyntax.Capture] = []
    var parameters: [ParameterSyntax]?
    var result: TypeSyntax?
  }

  // MARK: Header detection

  /// True if the next words form a closure header, which ends with `in`.
  private var isClosureHeader: Bool {
    let state = (position, words)
    defer { (position, words) = state }
    if at("in") { return false }
    while at("@"), isName(1) {
      advance(by: 2)
      if at("("), !peek.hasSpaceBefore { skipBrackets() }
    }
    if at("[") { skipBrackets() }
    if at("(") {
      skipBrackets()
    } else {
      while isParameterName, !at("in"), !at("async"), !at("throws") {
        advance()
        if !take(",") { break }
      }
    }
    while at("async") || at("throws") {
      advance()
      if at("("), words[position - 1].text == "throws" { skipBrackets() }
    }
    if take("->"), attempt({ () throws(SyntaxStop) in try type() }) == nil { return false }
    return at("in")
  }

  func skipBrackets() { advance(by: peek.partner - position + 1) }

  // MARK: Headers

  private func closureHeader() throws(SyntaxStop) -> ClosureHeader {
    var header = ClosureHeader()
    while at("@") { _ = try attribute(ofType: true) }
    if at("[") { header.captures = try captures() }
    if at("(") {
      header.parameters = try closureParameters()
    } else if !at("in"), !at("async"), !at("throws"), !at("->") {
      header.parameters = []
      repeat {
        let name = try parameterName()
        header.parameters?.append(closureParameter(name))
      } while take(",")
    }
    var names = UniqueNames()
    for parameter in header.parameters ?? [] { try names.declare(parameter.name) }
    _ = try effects()
    if take("->") { header.result = try type() }
    try expect("in")
    return header
  }

  private func parameterName() throws(SyntaxStop) -> Name {
    if at("(") {
      throw unsupported(
        "a tuple among a closure's parameters", "give it a name and read its '.0' and '.1'")
    }
    // A parameter `$item` is the binding, and `item` is its value.
    return peek.kind == .dollar && isParameterName
      ? takeName() : try expectName("the name of a parameter")
  }

  private var isParameterName: Bool {
    isName() || peek.kind == .dollar && Int(peek.text.dropFirst()) == nil
  }

  private func closureParameter(
    _ name: Name, type: TypeSyntax? = nil, specifiers: TypeSpecifiers = TypeSpecifiers(),
    isVariadic: Bool = false
  ) -> ParameterSyntax {
    ParameterSyntax(
      label: nil, name: name, type: type, isInout: specifiers.isInout, isVariadic: isVariadic,
      defaultValue: nil, attributes: specifiers.attributes)
  }

  private func closureParameters() throws(SyntaxStop) -> [ParameterSyntax] {
    advance()
    var parameters: [ParameterSyntax] = []
    while !at(")") {
      if isName(), isName(1), !at("_") {
        throw unsupported(
          "a label among a closure's parameters",
          "remove '\(peek.text)', because closures are called without labels"
        )
      }
      if at("_"), isName(1) { advance() }
      let name = try parameterName()
      if take(":") {
        let specifiers = try typeSpecifiers()
        let type = try type()
        parameters.append(
          closureParameter(
            name, type: type, specifiers: specifiers, isVariadic: takeVariadic()))
      } else {
        parameters.append(closureParameter(name))
      }
      guard take(",") else { break }
    }
    guard take(")") else { throw unexpected("',' or ')'") }
    return parameters
  }

  private func captures() throws(SyntaxStop) -> [ClosureSyntax.Capture] {
    advance()
    var captures: [ClosureSyntax.Capture] = []
    while !at("]") {
      var ownership: Name?
      if at("weak") || at("unowned"), isName(1) || at("(", 1) {
        ownership = takeName()
        if at("(") { skipBrackets() }
      }
      // A binding is the same wherever its name is used.
      if peek.kind == .dollar, isParameterName, !at("=", 1) {
        advance()
        guard take(",") else { break }
        continue
      }
      let name =
        peek.kind == .dollar && isParameterName
        ? takeName() : try expectName("a name to capture")
      let value = take("=") ? try expression() : nil
      captures.append(ClosureSyntax.Capture(name: name, value: value, ownership: ownership))
      guard take(",") else { break }
    }
    guard take("]") else { throw unexpected("',' or ']'") }
    return captures
  }

  // MARK: Source text of closures

  /// Reads the whole text as a closure, or as a pasted declaration instead of a closure.
  func closureText() throws(SyntaxStop) -> ClosureText {
    if isPastedDeclaration {
      let declarations = try topLevel()
      if declarations.count == 1, case .declaration(let member) = declarations[0] {
        if case .function(let function) = member { return .function(function) }
        if case .variable(let variable) = member { return .variable(variable) }
      }
      return .declarations(declarations)
    }
    let hasBraces = at("{") && peek.partner == words.count - 2
    if hasBraces { advance() }
    let closure = try closureContent()
    if hasBraces, !take("}") { throw unexpected("a statement or '}'") }
    if !hasBraces, at("case") || at("default") { throw unexpected("a statement") }
    return pasted(closure) ?? .closure(capturing(closure))
  }

  /// A closure of a document, whose captured values become its first constants.
  private func capturing(_ closure: ClosureSyntax) -> ClosureSyntax {
    let constants = closure.captures.compactMap { capture -> Statement? in
      guard let value = capture.value, capture.ownership == nil else { return nil }
      let range = capture.name.range
      let pattern = Pattern(.binding(capture.name, isVariable: false), range)
      let constant = VariableSyntax(
        pattern: pattern, isVariable: false, type: nil, value: value, range: range)
      return Statement(.variables([constant]), range)
    }
    if constants.isEmpty { return closure }
    return ClosureSyntax(
      captures: closure.captures, parameters: closure.parameters, result: closure.result,
      body: Block(statements: constants + closure.body.statements, range: closure.body.range),
      anonymousCount: closure.anonymousCount)
  }

  /// True if the text starts with a keyword that only declarations outside closures use.
  private var isPastedDeclaration: Bool {
    guard let word = declarationWord else { return false }
    switch word {
    case "extension", "protocol", "import", "init", "subscript": return true
    case "struct", "enum", "class", "actor": return hasModifiers || isSingleDeclaration
    default: return hasModifiers
    }
  }

  private var hasModifiers: Bool { isModifier() || at("@") }

  /// True if the text ends with the closing brace of its first declaration.
  private var isSingleDeclaration: Bool {
    var index = position
    while index < words.count, words[index].text != "{" { index += 1 }
    return index < words.count && words[index].partner == words.count - 2
  }

  /// The function or computed property that is the only content.
  private func pasted(_ closure: ClosureSyntax) -> ClosureText? {
    guard closure.body.statements.count == 1, closure.parameters == nil else { return nil }
    switch closure.body.statements[0].form {
    case .function(let function): return .function(function)
    case .variables(let variables) where variables.count == 1 && variables[0].accessors != nil:
      return .variable(variables[0])
    default: return nil
    }
  }
}
