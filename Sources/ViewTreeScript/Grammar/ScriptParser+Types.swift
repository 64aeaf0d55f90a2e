/// Types.
extension ScriptParser {
  /// Reads a type. Skips attributes and words such as `inout` before it.
  func type() throws(SyntaxStop) -> TypeSyntax {
    try nested { () throws(SyntaxStop) in
      _ = try typeSpecifiers()
      let start = peek.start
      if isName(), at("some") || at("any"), isName(1), !peek(1).hasBreakBefore {
        let word = takeName()
        let type = try composition()
        return try make(TypeSyntax.Form.opaque(word, type), from: start, below: type.depth)
      }
      return try composition()
    }
  }

  /// The specifiers before a parameter's type.
  struct TypeSpecifiers {
    var attributes: [Name] = []
    var isInout = false
  }

  private static let specifiers: Set = [
    "inout", "borrowing", "consuming", "sending", "isolated", "__owned", "__shared", "nonisolated",
  ]

  func typeSpecifiers() throws(SyntaxStop) -> TypeSpecifiers {
    var result = TypeSpecifiers()
    while true {
      if at("@") {
        result.attributes.append(try attribute(ofType: true).name)
      } else if isName(), Self.specifiers.contains(peek.text), startsType(1) {
        if at("inout") { result.isInout = true }
        advance()
      } else {
        return result
      }
    }
  }

  private func startsType(_ offset: Int) -> Bool {
    isName(offset) || at("[", offset) || at("(", offset) || at("@", offset)
  }

  private func composition() throws(SyntaxStop) -> TypeSyntax {
    let start = peek.start
    let first = try functionType()
    guard at("&"), peek.isInfix else { return first }
    var types = [first]
    while at("&"), peek.isInfix {
      advance()
      types.append(try suffixedType())
    }
    return try make(TypeSyntax.Form.composition(types), from: start, below: depth(types))
  }

  // MARK: Functions

  private func functionType() throws(SyntaxStop) -> TypeSyntax {
    guard at("("), isFunctionType else { return try suffixedType() }
    let start = peek.start
    advance()
    var parameters: [TypeSyntax.FunctionParameter] = []
    while !at(")") {
      _ = takeParameterLabels()
      parameters.append(try functionParameter())
      guard take(",") else { break }
    }
    try expect(")")
    _ = try effects()
    try expect("->")
    let result = try type()
    let depth = max(result.depth, parameters.lazy.map(\.type.depth).max() ?? 0)
    return try make(
      TypeSyntax.Form.function(parameters, result: result), from: start, below: depth)
  }

  /// True if `->` follows the parentheses.
  private var isFunctionType: Bool {
    var index = peek.partner + 1
    while index < words.count, ["async", "throws", "rethrows"].contains(words[index].text) {
      if words[index].text == "throws", index + 1 < words.count, words[index + 1].text == "(" {
        index = words[index + 1].partner
      }
      index += 1
    }
    return index < words.count && words[index].text == "->"
  }

  private func functionParameter() throws(SyntaxStop) -> TypeSyntax.FunctionParameter {
    let specifiers = try typeSpecifiers()
    let type = try type()
    return TypeSyntax.FunctionParameter(
      type: type, isInout: specifiers.isInout, isVariadic: takeVariadic())
  }

  func takeVariadic() -> Bool { take("...") }

  /// Takes `label:` or `_ label:`.
  private func takeParameterLabels() -> Name? {
    if isName(), isName(1), at(":", 2) { advance() }
    return takeLabel()
  }

  /// Reads `async`, `throws` and `rethrows`, without the type of `throws(Type)`.
  func effects() throws(SyntaxStop) -> [Name] {
    var names: [Name] = []
    while at("async") || at("throws") || at("rethrows") {
      names.append(takeName())
      if names.last?.text == "throws", at("(") { advance(by: peek.partner - position + 1) }
    }
    return names
  }

  // MARK: Optionals and members

  private func suffixedType() throws(SyntaxStop) -> TypeSyntax {
    let start = peek.start
    var type = try plainType()
    while true {
      if at("?"), peek.touchesLeft {
        advance()
        type = try make(TypeSyntax.Form.optional(type), from: start, below: type.depth)
      } else if at("!"), peek.touchesLeft {
        advance()
        type = try make(TypeSyntax.Form.unwrapped(type), from: start, below: type.depth)
      } else if at("."), at("Type", 1) || at("Protocol", 1) {
        advance(by: 2)
        type = try make(TypeSyntax.Form.metatype(type), from: start, below: type.depth)
      } else if at("."), isName(1), !at("self", 1), !at("init", 1), isNamed(type) {
        advance()
        let name = takeName()
        let arguments = at("<") ? try genericArguments() : []
        type = try make(
          TypeSyntax.Form.named(base: type, name, arguments), from: start,
          below: max(type.depth, depth(arguments)))
      } else {
        return type
      }
    }
  }

  private func isNamed(_ type: TypeSyntax) -> Bool {
    if case .named = type.form { true } else { false }
  }

  func plainType() throws(SyntaxStop) -> TypeSyntax {
    while take("~") {}
    let start = peek.start
    switch peek.text {
    case "[": return try bracketType(start)
    case "(": return try tupleType(start)
    case "repeat", "each":
      // The elements of a parameter pack are known only at its use.
      guard isName(1) || at("(", 1) || at("[", 1) else { break }
      advance()
      return try suffixedType()
    default: break
    }
    let name = try expectName("a type")
    let arguments = at("<") ? try genericArguments() : []
    return try make(
      TypeSyntax.Form.named(base: nil, name, arguments), from: start, below: depth(arguments))
  }

  private func bracketType(_ start: Int) throws(SyntaxStop) -> TypeSyntax {
    advance()
    let first = try type()
    guard take(":") else {
      guard take("]") else { throw unexpected("']'") }
      return try make(TypeSyntax.Form.array(first), from: start, below: first.depth)
    }
    let value = try type()
    guard take("]") else { throw unexpected("']'") }
    return try make(
      TypeSyntax.Form.dictionary(first, value), from: start, below: max(first.depth, value.depth))
  }

  private func tupleType(_ start: Int) throws(SyntaxStop) -> TypeSyntax {
    advance()
    var elements: [(label: Name?, type: TypeSyntax)] = []
    while !at(")") {
      let label = takeParameterLabels()
      elements.append((label, try type()))
      guard take(",") else { break }
    }
    guard take(")") else { throw unexpected("',' or ')'") }
    if elements.count == 1 { return elements[0].type }
    return try make(
      TypeSyntax.Form.tuple(elements), from: start,
      below: elements.lazy.map(\.type.depth).max() ?? 0)
  }

  // MARK: Generic arguments

  /// Reads `<A, B>`.
  func genericArguments() throws(SyntaxStop) -> [TypeSyntax] {
    try takeAngle("<")
    var arguments: [TypeSyntax] = []
    repeat { arguments.append(try type()) } while take(",")
    try takeAngle(">")
    return arguments
  }

  /// Takes `<` or `>`, which may be the first character of a longer word: `>>` closes two lists.
  func takeAngle(_ sign: String) throws(SyntaxStop) {
    if take(sign) { return }
    guard peek.kind == .operation, peek.text.hasPrefix(sign) else { throw unexpected("'\(sign)'") }
    words[position].text.removeFirst()
    words[position].start += 1
    words[position].touchesLeft = true
  }
}
