/// Functions, initializers and subscripts.
extension ScriptParser {
  func function(
    _ modifiers: [Name], _ attributes: [AttributeSyntax], from start: Int
  ) throws(SyntaxStop) -> FunctionSyntax {
    let word = peek.text
    advance()
    var name = words[position - 1]
    var isFailable = false
    if word == "func" { name = try functionName() }
    if word == "init", at("?") || at("!"), peek.touchesLeft {
      isFailable = true
      advance()
    }
    let generics = try genericParameters()
    let parameters = word == "deinit" ? [] : try parameters(of: word)
    let effects = try effects()
    if at(":"), word == "func" { throw OtherLanguageHints.resultBehindColon(self) }
    let result = take("->") ? try type() : nil
    let requirements = try requirements()
    var accessors: VariableSyntax.Accessors?
    var body: Block?
    if at("{") {
      if word == "subscript" {
        accessors = try accessorBlock()
        body = accessors?.getter
      } else {
        body = try block()
      }
    }
    return FunctionSyntax(
      name: self.name(of: name), generics: generics, requirements: requirements,
      parameters: parameters, result: result, effects: effects, body: body, modifiers: modifiers,
      attributes: attributes, isFailable: isFailable, accessors: accessors,
      range: range(from: start))
  }

  /// The word that names a function: a name or an operator.
  private func functionName() throws(SyntaxStop) -> ScriptWord {
    if peek.kind == .operation {
      // In `func ==<T>(`, the generic parameters begin directly after the operator.
      if peek.text.count > 1, peek.text.hasSuffix("<"), isName(1), !peek(1).hasSpaceBefore {
        var name = peek
        name.text.removeLast()
        name.end -= 1
        words[position].text = "<"
        words[position].start = name.end
        return name
      }
      advance()
      return words[position - 1]
    }
    guard !at("_") else { throw unexpected("the name of a function") }
    _ = try expectName("the name of a function")
    return words[position - 1]
  }

  // MARK: Parameters

  private func parameters(of word: String) throws(SyntaxStop) -> [ParameterSyntax] {
    guard at("(") else { throw unexpected("'(' and parameters") }
    advance()
    var parameters: [ParameterSyntax] = []
    var names = UniqueNames()
    while !at(")") {
      let parameter = try parameter(hasLabel: word != "subscript")
      try names.declare(parameter.name)
      parameters.append(parameter)
      guard take(",") else { break }
    }
    guard take(")") else { throw unexpected("',' or ')'") }
    return parameters
  }

  /// Reads `label name: Type = value`. In a subscript's parameter, a single word isn't a label.
  private func parameter(hasLabel: Bool) throws(SyntaxStop) -> ParameterSyntax {
    var attributes: [Name] = []
    while at("@") { attributes.append(try attribute(ofType: true).name) }
    guard isName() else { throw unexpected("the name of a parameter") }
    let first = takeName()
    let isSingle = !isName()
    let name = isSingle ? first : takeName()
    guard take(":") else { throw unexpected("':' and the type of '\(name.text)'") }
    let specifiers = try typeSpecifiers()
    let isPack = at("repeat")
    let type = try type()
    let isVariadic = takeVariadic() || isPack
    let value = take("=") ? try expression() : nil
    let isLabelled = first.text != "_" && (hasLabel || !isSingle)
    return ParameterSyntax(
      label: isLabelled ? first : nil, name: name, type: type, isInout: specifiers.isInout,
      isVariadic: isVariadic, defaultValue: value,
      attributes: attributes + specifiers.attributes)
  }

  // MARK: Generics

  /// Reads `<T: Constraint>` if it exists.
  func genericParameters() throws(SyntaxStop) -> [FunctionSyntax.GenericParameter] {
    guard peek.kind == .operation, peek.text.hasPrefix("<") else { return [] }
    try takeAngle("<")
    var parameters: [FunctionSyntax.GenericParameter] = []
    var names = UniqueNames()
    repeat {
      if at("each"), isName(1) { advance() }
      if at("let"), isName(1) { throw unsupported("'let' among types", "write the number itself") }
      let name = try expectName("the name of a type")
      try names.declare(name)
      let constraint = take(":") ? try type() : nil
      parameters.append(FunctionSyntax.GenericParameter(name: name, constraint: constraint))
    } while take(",")
    try takeAngle(">")
    return parameters
  }

  /// Reads `where T: Constraint, U == V` if it exists.
  func requirements() throws(SyntaxStop) -> [(TypeSyntax, Name, TypeSyntax)] {
    guard take("where") else { return [] }
    var requirements: [(TypeSyntax, Name, TypeSyntax)] = []
    repeat {
      let left = try type()
      guard at(":") || at("==") else { throw unexpected("':' or '=='") }
      let relation = takeName()
      requirements.append((left, relation, try type()))
    } while take(",")
    return requirements
  }
}
